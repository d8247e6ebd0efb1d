import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { TurnScheduler } from './run.ts';
import { JsonSerializer } from './serialize.ts';

const exact = (digits: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
const unlimited = () => new TurnScheduler(Infinity);

/** Serializes a value, in steps of so much work. */
function serialize(value: unknown, workPerStep = Infinity, mostBytes = Infinity) {
  let nextTurn = () => undefined as void;
  const scheduler = new TurnScheduler(workPerStep, (callback) => (nextTurn = callback));
  const serializer = new JsonSerializer(value, mostBytes, scheduler);
  let steps = 1;
  for (; !serializer.advance(); steps++) nextTurn();
  return { text: serializer.parts.join(''), steps };
}

/** More than is given to JSON.stringify at a time. */
const LONG = 'x'.repeat(70_000);
const large = (value: unknown) => ({ before: [LONG, 1], value, list: [value, LONG, value], after: { LONG } });

describe('JsonSerializer', () => {
  it('makes the text that JSON.stringify makes', () => {
    assert(
      property(jsonValue({ depthSize: 'large', maxDepth: 6 }), (value) => {
        expect(serialize(large(value), 1).text).toBe(JSON.stringify(large(value)));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['members that are missing', { a: undefined, b: [undefined, { c: undefined }], d: () => 1, e: Symbol('e') }],
    ['nothing but missing members', { a: undefined }],
    ['empty objects and lists', [{}, [], [[]], { a: {} }]],
    ['numbers with all their digits', Array.from({ length: 30 }, () => exact('12345678901234567890'))],
    ['objects that serialize themselves', { at: new Date(0), list: [new Date(1)], own: { toJSON: () => ({ a: 1 }) } }],
    ['objects without a prototype', Object.assign(Object.create(null), { a: Array(20_000).fill('ab') }) as object],
    [
      'objects of classes',
      [
        new Map([[1, 2]]),
        new (class {
          a = 1;
        })(),
        Object('boxed'),
      ],
    ],
    ['names of Object.prototype', JSON.parse('{"__proto__":[1],"constructor":{"toString":"a"}}') as object],
    ['numbers that JSON lacks', [NaN, Infinity, -0, 1e21, 5e-324]],
    ['characters that are escaped', ['"', '\\', '\u0000', '\u2028', '\ud800', '😀', LONG.replaceAll('x', '"')]],
    ['a long string', LONG],
    ['many short items', Array.from({ length: 50_000 }, (_, n) => n)],
    ['many small objects', Array.from({ length: 5000 }, (_, n) => ({ n, text: `item ${n}` }))],
    ['an object with many members', Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key ${n}`, [n]]))],
    ['null', null],
  ])('keeps %s as they are', (_what, value) => {
    for (const each of [value, large(value)]) expect(serialize(each, 1).text).toBe(JSON.stringify(each));
  });

  it.each([[100], [10_000], [200_000]])('serializes values nested %d deep', (levels) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
    const { text } = serialize(value);

    expect(text).toHaveLength(2 * levels + 4 * Math.floor(levels / 2) + 1);
    expect(text.slice(-2 * levels)).toMatch(/^[^1]*1[\]}]+$/);
  });

  it.each([
    ['a list', Array.from({ length: 100_000 }, (_, n) => ({ n }))],
    [
      'short lists within lists',
      Array.from({ length: 300 }, () => Array.from({ length: 50 }, () => Array(10).fill('text'))),
    ],
    ['lists within objects', { a: { b: { c: Array(200_000).fill(1) } } }],
    ['members of an object', Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key ${n}`, n]))],
  ])('takes steps in %s, each of a bounded size', (_what, value) => {
    const { text, steps } = serialize(value, 4000);

    expect(text).toBe(JSON.stringify(value));
    // 8 characters are one unit of work, and a step ends after the chunk that exhausts it.
    expect(steps).toBeGreaterThan(text.length / (2 * 32_000 + 64_000) - 1);
    expect(steps).toBeLessThan(text.length / 8000);
  });

  it('gives JSON.stringify small lists whole, and large ones by chunks', () => {
    const scheduler = unlimited();
    const spend = vi.spyOn(scheduler, 'spend');
    expect(new JsonSerializer(Array(100_000).fill('abcd'), Infinity, scheduler).advance()).toBe(true);

    // A bracket, chunks of 64 KiB at most with five characters an item, and a bracket.
    expect(spend.mock.calls.length).toBeGreaterThan(6);
    expect(spend.mock.calls.length).toBeLessThan(15);
    // The text has seven characters an item, and eight are one unit of work.
    const work = spend.mock.calls.reduce((sum, [each]) => sum + each, 0);
    expect(work).toBeGreaterThan(700_000 / 8);
    expect(work).toBeLessThan(700_000 / 8 + 100);
  });

  it('counts bytes, and allows as many as the limit', () => {
    const value = { a: Array(10_000).fill('€'), b: 'ä' };
    const bytes = Buffer.byteLength(JSON.stringify(value));

    expect(serialize(value, Infinity, bytes).text).toBe(JSON.stringify(value));
    expect(() => serialize(value, Infinity, bytes - 1)).toThrow(
      `The answer is larger than ${bytes - 1} bytes, the limit set by limits.answer.`,
    );
  });

  it('does not go beyond the limit: neither in a list nor in a string', () => {
    let reads = 0;
    const list = Array.from({ length: 100_000 }, () => ({
      get a() {
        return (reads += 1) && 'x'.repeat(100);
      },
    }));

    expect(() => serialize(list, Infinity, 100_000)).toThrow('larger than 100000 bytes');
    expect(reads).toBeLessThan(10_000);
    expect(() => serialize(['x'.repeat(2 ** 28)], Infinity, 100_000)).toThrow('larger than 100000 bytes');
  });

  it.each([
    [
      'a member that throws',
      {
        get a() {
          throw new RangeError('broken');
        },
      },
    ],
    [
      'a toJSON that throws',
      {
        a: {
          toJSON: () => {
            throw new RangeError('broken');
          },
        },
      },
    ],
  ])('throws the error of %s', (_what, value) => {
    expect(() => serialize(value)).toThrow('broken');
    expect(() => serialize(large(value))).toThrow('broken');
  });

  it('throws for what JSON cannot hold', () => {
    const circle: unknown[] = [];
    circle.push(circle);

    expect(() => serialize({ a: 1n })).toThrow(TypeError);
    expect(() => serialize(large({ a: 1n }))).toThrow(TypeError);
    expect(() => serialize(circle, Infinity, 1_000_000)).toThrow('larger than 1000000 bytes');
  });
});
