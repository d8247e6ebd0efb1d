import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson } from './exact-json.ts';

const BIG = 12345678901234567890n;
const DIGITS = '12345678901234567890';

describe('counted', () => {
  it.each<[string, object, nodes: number, size: number]>([
    ['an empty list', [], 1, 1],
    ['an empty object', {}, 1, 1],
    ['items that are no objects', [1, 'a', null, true], 5, 5],
    ['members that are no objects', { a: 1, b: 'x', c: null }, 1, 4],
    ['objects in lists, once each', [{}, { a: 1 }, []], 4, 5],
    ['objects in objects', { a: { b: {} }, c: [1] }, 5, 8],
    ['integers of any size', [BIG, { a: BIG }], 3, 4],
  ])('counts %s', (_what, value, nodes, size) => {
    expect(exactJson.counted(value, Infinity)).toMatchObject({ nodes, size });
    expect(exactJson.counted(value, nodes)).toMatchObject({ nodes, size });
  });

  it.each<[string, object]>([
    ['items', Array.from({ length: 1000 }, () => 1)],
    ['members', Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [`k${key}`, {}]))],
    ['lists in lists', Array.from({ length: 100 }, () => [[], [], [], []])],
  ])('stops at more %s than there may be', (_what, value) => {
    const { nodes } = exactJson.counted(value, 10);

    expect(nodes).toBeGreaterThan(10);
    expect(nodes).toBeLessThan(14);
  });

  it('returns the value itself, unless it has integers beyond 2^53', () => {
    const value = { a: [1, { b: null }] };

    expect(exactJson.counted(value, Infinity).value).toBe(value);
    expect(JSON.stringify(exactJson.counted({ a: [{ b: BIG }] }, Infinity).value)).toBe(`{"a":[{"b":${DIGITS}}]}`);
  });
});

it('preserves all digits of integers at any depth, and all member names', () => {
  const value = fc.jsonValue({ maxDepth: 4 });

  fc.assert(
    fc.property(value, value, (one, other) => {
      const text = JSON.stringify(exactJson([one, { __proto: BIG, '0': other, deep: [[BIG]] }, BIG]));
      expect(text).toBe(
        JSON.stringify([one, { __proto: DIGITS, '0': other, deep: [[DIGITS]] }, DIGITS]).replaceAll(
          `"${DIGITS}"`,
          DIGITS,
        ),
      );
    }),
  );
  expect(JSON.stringify(exactJson([JSON.parse('{"__proto__":{"a":1}}'), BIG]))).toBe(
    `[{"__proto__":{"a":1}},${DIGITS}]`,
  );
  expect([exactJson(null), exactJson('a'), exactJson(1.5), String(JSON.stringify(exactJson(BIG)))]).toEqual([
    null,
    'a',
    1.5,
    DIGITS,
  ]);
});
