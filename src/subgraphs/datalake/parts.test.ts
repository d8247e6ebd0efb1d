import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Parts } from './parts.ts';

async function* streamOf(parts: readonly (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const bytes = (text: string) => Buffer.from(text);
const taken = async (piece: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(piece)).toString();

async function pieces(parts: Parts, most: number): Promise<string[]> {
  const found: string[] = [];
  do found.push(await taken(parts.piece(most)));
  while (await parts.more());
  return found;
}

describe('Parts', () => {
  it('cuts any stream into full pieces and a last one, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary-ascii' })),
        fc.integer({ min: 1, max: 9 }),
        async (texts, most) => {
          const parts = new Parts(streamOf(texts.map(bytes)));
          const found = await pieces(parts, most);

          expect(found.join('')).toBe(texts.join(''));
          expect(found.slice(0, -1).every(({ length }) => length === most)).toBe(true);
          expect(parts.taken).toBe(texts.join('').length);
        },
      ),
    );
  });

  it('is one piece without a limit', async () => {
    expect(await pieces(new Parts(streamOf(['ab', 'c', 'def'].map(bytes))), Infinity)).toEqual(['abcdef']);
  });

  it('asks for no part before there is room for it', async () => {
    let asked = 0;
    const source = async function* () {
      for (;;) {
        asked += 1;
        yield bytes('abcd');
      }
    };
    const parts = new Parts(source());

    expect(await taken(parts.piece(6))).toBe('abcdab');
    expect(asked).toBe(2);
  });

  it('stays torn where the stream was torn', async () => {
    const parts = new Parts(streamOf([bytes('ab'), new Error('torn')]));

    await expect(taken(parts.piece(9))).rejects.toThrow('torn');
    await expect(parts.more()).rejects.toThrow('torn');
    await expect(taken(parts.piece(9))).rejects.toThrow('torn');
  });

  it('ends its stream when nobody takes any more, and does not wait for that', async () => {
    const ended = Promise.withResolvers<void>();
    const source = async function* () {
      try {
        for (;;) yield bytes('ab');
      } finally {
        ended.resolve();
      }
    };
    const parts = new Parts(source());
    await taken(parts.piece(1));

    parts.close();

    await ended.promise;
  });
});

describe('a slow stream', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const waiting = () => {
    const next = Promise.withResolvers<Uint8Array>();
    const source = async function* () {
      yield bytes('ab');
      yield await next.promise;
    };
    return { parts: new Parts(source()), next };
  };

  it('is cut after five seconds, and goes on in the next piece', async () => {
    const { parts, next } = waiting();

    const first = taken(parts.piece(9));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toBe('ab');

    const more = parts.more();
    next.resolve(bytes('cd'));
    expect(await more).toBe(true);
    expect(await pieces(parts, 9)).toEqual(['cd']);
  });

  it('is not cut without a limit', async () => {
    const { parts, next } = waiting();

    const whole = taken(parts.piece(Infinity));
    await vi.advanceTimersByTimeAsync(60_000);
    next.resolve(bytes('cd'));

    expect(await whole).toBe('abcd');
  });

  it('that is torn after it was cut is not taken for a whole one', async () => {
    const { parts, next } = waiting();
    const first = taken(parts.piece(9));
    await vi.advanceTimersByTimeAsync(5000);
    await first;

    next.reject(new Error('torn'));
    await vi.advanceTimersByTimeAsync(0);

    await expect(parts.more()).rejects.toThrow('torn');
  });
});
