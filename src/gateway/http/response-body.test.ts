import { describe, expect, it } from 'vitest';
import { ResponseBody } from './response-body.ts';

const sendable = ({ chunk, encoding, bytes, memory }: ResponseBody) => ({ chunk, encoding, bytes, memory });

describe('the body of an answer', () => {
  it('is a text where it is short', () => {
    expect(sendable(new ResponseBody('{"data":{}}'))).toEqual({
      chunk: '{"data":{}}',
      encoding: 'latin1',
      bytes: 11,
      memory: 11,
    });
  });

  it('is counted and written in UTF-8, whatever its letters are', () => {
    const text = '"é, Ω and 🙂"';

    expect(sendable(new ResponseBody(text))).toEqual({
      chunk: text,
      encoding: 'utf8',
      bytes: Buffer.byteLength(text),
      memory: 2 * text.length,
    });
  });

  it('is bytes where it is long, made once', () => {
    const [ascii, other] = ['x'.repeat(20_000), 'Ω'.repeat(20_000)].map((text) => new ResponseBody(text));

    expect([ascii?.chunk, other?.chunk]).toEqual([Buffer.alloc(20_000, 'x'), Buffer.from('Ω'.repeat(20_000))]);
    expect(ascii?.chunk).toBe(ascii?.chunk);
    expect([ascii?.bytes, other?.bytes]).toEqual([20_000, 40_000]);
    expect([ascii?.memory, other?.memory]).toEqual([40_000, 80_000]);
  });
});
