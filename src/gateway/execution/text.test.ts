import { assert, jsonValue, property } from 'fast-check';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { partsOf, textOf, writeInTurns } from './text.ts';

const exact = (digits: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
const written = (value: unknown, itemsAtOnce: number) => [...partsOf(value, itemsAtOnce)].join('');

describe('an answer in parts', () => {
  it('is what JSON.stringify makes of it', () => {
    assert(
      property(jsonValue({ depthSize: 'large', maxDepth: 6 }), (value) => {
        expect(written(value, 2)).toBe(JSON.stringify(value));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['members that are not there', { a: undefined, b: [undefined, { c: undefined }] }],
    ['numbers that write themselves', { list: Array.from({ length: 30 }, () => exact('12345678901234567890')) }],
    ['what says how it is written', { at: new Date(0), list: [new Date(1)] }],
    ['lists within short lists', { list: [[1, 2, 3, 4], [], [[5, 6, 7]]] }],
    ['names that are like others', { ['__proto__']: [1, 2, 3], constructor: { toString: 'a' } }],
  ])('holds %s as it does', (_what, value) => {
    expect(written(value, 2)).toBe(JSON.stringify(value));
  });

  it('is cut where its lists are long, and nowhere else', () => {
    const value = {
      list: Array.from({ length: 10 }, (_, n) => n),
      more: { deep: Array.from({ length: 5 }, () => 'x') },
    };

    const lists = [...partsOf(value, 4)].filter((part) => /\d|x/.test(part));

    expect(lists).toEqual(['[0,1,2,3', ',4,5,6,7', ',8,9', '["x","x","x","x"', ',"x"']);
  });
});

describe('the text of a long answer', () => {
  const long = () => ({ list: Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'so long, and no longer' })) });

  it('is written while everybody else has turns, and not again', async () => {
    const data = long();
    const expected = JSON.stringify({ data });
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);

    const result = await writeInTurns({ data });
    clearImmediate(counting);
    data.list.length = 0;

    expect(textOf(result)).toBe(expected);
    expect(turns).toBeGreaterThan(1);
  });

  it('has its errors in front of it, as every other has', async () => {
    const data = long();
    const errors = [new GraphQLError('missing', { path: ['list', 3, 'text'] })];
    await writeInTurns({ errors, data });

    expect(textOf({ errors, data })).toBe(JSON.stringify({ errors, data }));
  });

  it('is short where an error took everything along', async () => {
    const errors = [new GraphQLError('missing')];

    expect(textOf(await writeInTurns({ errors, data: null }))).toBe('{"errors":[{"message":"missing"}],"data":null}');
  });
});
