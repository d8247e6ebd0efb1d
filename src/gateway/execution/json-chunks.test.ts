import { describe, expect, it, vi } from 'vitest';
import { TurnScheduler } from './run.ts';
import { JsonSerializer } from './serialize.ts';

const exact = (digits: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
const unlimited = () => new TurnScheduler(Infinity);
/** The texts that are made of a value at a time, by their lengths: each is work of its own. */
const lengths = (value: unknown) => {
  const scheduler = unlimited();
  const spend = vi.spyOn(scheduler, 'spend');
  const serializer = new JsonSerializer(value, Infinity, scheduler);
  expect(serializer.advance()).toBe(true);
  expect(serializer.parts.join('')).toBe(JSON.stringify(value));
  return spend.mock.calls.map(([work]) => work);
};
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const members = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${1000 + n}x`.slice(0, 5), value]));
const workOf = (...all: number[]) => all.map((length) => 4 + Math.floor(length / 8));

describe('the chunks that JSON.stringify is given', () => {
  it.each<[string, unknown, unknown, number]>([
    // A list weighs 4, each item one more than it is.
    ['a list of numbers', Array(13_106).fill(1), Array(13_107).fill(1), 3],
    ['a list of null', Array(13_106).fill(null), Array(13_107).fill(null), 3],
    ['a list of texts', Array(13_106).fill('four'), Array(13_107).fill('four'), 3],
    ['a list of dates', Array(13_106).fill(new Date(0)), Array(13_107).fill(new Date(0)), 3],
    ['a list of exact numbers', Array(13_106).fill(exact('10')), Array(13_107).fill(exact('10')), 3],
    ['a list of empty lists', Array(13_106).fill([]), Array(13_107).fill([]), 3],
    ['a list of empty objects', Array(13_106).fill({}), Array(13_107).fill({}), 3],
    // An object weighs 4, each member its key and its value.
    ['members', members(7281, 1), members(7282, 1), 7284],
    ['lists within lists', nested(64), nested(65), 3],
  ])('gives JSON.stringify %s whole up to 64 KiB or 64 levels', (_what, whole, parted, parts) => {
    expect(lengths(whole)).toEqual(workOf(JSON.stringify(whole).length));
    expect(lengths(parted)).toHaveLength(parts);
  });

  it.each<[string, unknown, number[]]>([
    ['items of 64 KiB together', Array(4).fill('x'.repeat(32_768)), [1, 65_541, 65_542, 1]],
    ['items of more together', Array(3).fill('x'.repeat(32_769)), [1, 32_771, 32_772, 32_772, 1]],
    ['an item of more', [1, 'x'.repeat(65_537), 2], [1, 1, 65_540, 2, 1]],
    ['a member of more', { a: 1, b: 'x'.repeat(65_537), c: [2] }, [1, 5, 65_544, 8, 1]],
    ['a list of more in a list', [[], Array(13_107).fill(1)], [1, 2, 2, 26_213, 1, 1]],
    ['a text of 64 KiB', 'x'.repeat(65_536), [65_538]],
    ['a text of more', 'x'.repeat(65_537), [65_539]],
  ])('makes a text of each chunk: %s', (_what, value, expected) => {
    expect(lengths(value)).toEqual(workOf(...expected));
  });

  it('hold text of as many characters as bytes may be', () => {
    const serialize = (value: unknown, bytes: number) => new JsonSerializer(value, bytes, unlimited()).parts.join('');
    const text = 'x'.repeat(70_000);
    expect(serialize(text, 70_002)).toHaveLength(70_002);
    expect(() => serialize(text, 70_001)).toThrow('larger than 70001 bytes');
    expect(() => serialize(text, 70_000)).toThrow('larger than 70000 bytes');
  });
});
