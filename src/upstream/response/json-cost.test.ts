import { describe, expect, it } from 'vitest';
import { isTooCostly } from './json-cost.ts';

const MEBIBYTE = 1024 * 1024;

/** A list of this many items as JSON; each item is JSON already. */
const list = (count: number, item: (n: number) => string) =>
  `[${Array.from({ length: count }, (_, n) => item(n)).join()}]`;
const rows = (count: number, row: (n: number) => object) => list(count, (n) => JSON.stringify(row(n)));
/** Deterministic pseudo-random numbers. */
function scattered(n: number): number {
  return Math.imul(n + 1, 0x9e3779b1) >>> 8;
}

const order = (n: number) => ({
  orderId: `11-${10_000 + n}-${scattered(n)}`,
  creationDate: new Date(1.7e12 + n * 1000).toISOString(),
  status: ['PAID', 'OPEN', 'SENT'][n % 3],
  buyer: { username: `buyer${scattered(n)}`, address: { city: 'Berlin', postalCode: `${10_000 + (n % 5000)}` } },
  lineItems: [
    {
      sku: `sku-${n % 900}`,
      title: 'A thing that somebody bought',
      quantity: n % 5,
      price: { value: `${n}.99`, currency: 'EUR' },
    },
  ],
  ...(n % 2 === 0 && { note: 'Leave it at the door' }),
});

/** Decoded in a few milliseconds for each megabyte. */
const CHEAP: readonly [string, () => string][] = [
  ['orders', () => rows(20_000, order)],
  ['numbers', () => list(600_000, String)],
  ['one long text', () => JSON.stringify('x'.repeat(9 * MEBIBYTE))],
  ['escapes in one long text', () => JSON.stringify('\n'.repeat(4 * MEBIBYTE))],
  ['long texts', () => list(300_000, (n) => JSON.stringify(`a text of some length ${n}`))],
  ['short texts that recur', () => list(400_000, (n) => `"s${n % 100}"`)],
  [
    'rows by their keys',
    () => JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, n) => [`0x${scattered(n)}`, order(n)]))),
  ],
  ['blanks', () => `${' '.repeat(9 * MEBIBYTE)}1`],
  ['index-like names of long texts', () => list(60_000, (n) => `{"${4_294_967_000 + (n % 200)}":"${'x'.repeat(60)}"}`)],
  ['coordinates', () => rows(200_000, (n) => ({ lat: 52 + n / 1e6, lon: 13 + n / 1e6 }))],
  ['JSON in texts', () => list(20_000, (n) => JSON.stringify(JSON.stringify(order(n))))],
];

/** Decoded in more than 50 ms, most of them in several hundred. */
const COSTLY: readonly [string, () => string][] = [
  ['different names in one object', () => `{${list(300_000, (n) => `"k${n}":1`).slice(1, -1)}}`],
  ['different names in many objects', () => list(200_000, (n) => `{"k${n}":1}`)],
  [
    'the same names in any order',
    () =>
      list(60_000, (n) => `{${Array.from({ length: 10 }, (_, m) => `"k${scattered(n * 10 + m) % 1000}":1`).join()}}`),
  ],
  ['empty objects', () => `[${'{},'.repeat(1_500_000)}{}]`],
  ['empty lists', () => `[${'[],'.repeat(1_500_000)}[]]`],
  ['short texts that are all different', () => list(400_000, (n) => `"s${n}"`)],
  ['short texts with escapes', () => list(400_000, (n) => `"\\u00e9\\n${n}"`)],
  ['index-like names', () => list(500_000, () => '{"4294967294":1,"a":1}')],
  ['index-like names of small indexes', () => list(800_000, () => '{"1000":1}')],
  ['index-like names that escapes hide', () => list(400_000, () => '{"\\u0034294967294":1}')],
  ['one name a million times in one object', () => `{${list(1_500_000, () => '"a":1').slice(1, -1)}}`],
  ['a few names a million times in one object', () => `{${list(1_400_000, (n) => `"k${n % 9}":1`).slice(1, -1)}}`],
  ['small objects of fractions', () => list(600_000, () => '{"a":0.5,"b":""}')],
  ['lists in lists', () => list(9000, () => '['.repeat(500) + ']'.repeat(500))],
];

const random = () => 0.5;

describe('isTooCostly', () => {
  it.each(CHEAP)('accepts megabytes of %s', (_what, text) => {
    expect(isTooCostly(text(), 1, random)).toBe(false);
  });

  it.each(COSTLY)('refuses megabytes of %s, but not half a megabyte', (_what, make) => {
    const text = make();

    expect(isTooCostly(text, 1, random)).toBe(true);
    expect(isTooCostly(text.slice(0, MEBIBYTE / 2 - 1), 1, random)).toBe(false);
  });

  it('refuses less where values are read twice, but no rows', () => {
    const zeros = list(5_000_000, () => '0');

    expect([isTooCostly(zeros, 1, random), isTooCostly(zeros, 2, random)]).toEqual([false, true]);
    expect(isTooCostly(rows(25_000, order), 2, random)).toBe(false);
  });

  it('finds costly parts at any place of a text', () => {
    const costly = `{${list(400_000, (n) => `"k${n}":1`).slice(1, -1)}}`;
    const cheap = rows(6000, order);

    for (const text of [costly + cheap, cheap + costly, cheap + costly + cheap])
      for (const at of [0, 0.25, 0.999]) expect(isTooCostly(text, 1, () => at)).toBe(true);
  });

  it('reads a small part of a text', () => {
    const text = rows(6000, order);
    let length = 0;
    const watched = {
      length: text.length,
      slice: (start: number, end: number) => ((length += end - start), text.slice(start, end)),
    };

    expect(isTooCostly(watched as unknown as string)).toBe(false);
    expect(length).toBe(64 * 4096);
  });
});
