import { describe, expect, it } from 'vitest';
import * as rows from './rows.ts';

const bytesOf = (row: unknown) => Buffer.byteLength(JSON.stringify(row));
const first = (count: number) => Array.from({ length: count }, (_, n) => n);
const KIB = 1024;

describe('rows', () => {
  it.each([
    ['transactions', rows.transaction, 0.9, 4],
    ['orders', rows.order, 1.5, 4],
    ['countries with all fields', rows.wholeCountry, 2.5, 4],
    ['quotes', rows.quote, 0.25, 0.7],
    ['authors', rows.author, 0.5, 1],
  ])('of %s are as large as the real ones', (_what, row, least, most) => {
    const sizes = first(100).map((n) => bytesOf(row(n)) / KIB);

    expect(Math.min(...sizes)).toBeGreaterThan(least);
    expect(Math.max(...sizes)).toBeLessThan(most);
  });

  it('of transactions have ids of 16 digits, all of them safe integers', () => {
    const ids = first(1000).flatMap((n) => JSON.stringify(rows.transaction(n)).match(/(?<="tx_index":)\d+/g) ?? []);

    expect(ids.length).toBeGreaterThan(3000);
    expect(ids.filter((id) => id.length !== 16 || !Number.isSafeInteger(Number(id)))).toEqual([]);
  });

  it('differ from number to number', () => {
    expect(new Set(first(rows.TRANSACTIONS).map(rows.hashOf)).size).toBe(rows.TRANSACTIONS);
    expect(new Set(first(rows.ORDERS).map(rows.orderIdOf)).size).toBe(rows.ORDERS);
    expect(new Set(first(rows.QUOTES).map((n) => rows.quote(n).content)).size).toBe(rows.QUOTES);
  });
});
