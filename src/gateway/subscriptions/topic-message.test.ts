import { describe, expect, it } from 'vitest';
import { decodeMessage, encodeMessage } from './topic.ts';

const json = JSON as unknown as { isRawJSON(value: unknown): boolean; rawJSON(text: string): object };
const message = { fence: 2, previous: '1', cursor: '2', events: [], isOver: false };

describe('a message of a topic', () => {
  it('keeps numbers that JSON would round', () => {
    const event = { cursor: '2', row: { long: 12345678901234567890n, exact: json.rawJSON('0.10'), list: [1n] } };
    const [decoded] = (decodeMessage(encodeMessage({ ...message, events: [event] }))?.events ?? []) as [typeof event];
    expect(decoded.row.long).toBe(12345678901234567890n);
    expect(decoded.row.list).toEqual([1n]);
    expect([json.isRawJSON(decoded.row.exact), JSON.stringify(decoded.row.exact)]).toEqual([true, '0.10']);
  });

  it.each(['', '{', 'null', '{"fence":1}', '{"fence":1,"cursor":"1","events":[{"\\u0000long":"x"}]}'])(
    'of another form is ignored: %s',
    (text) => expect(decodeMessage(text)).toBeUndefined(),
  );
});
