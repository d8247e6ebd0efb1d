/** A number that looks random, from a row's and that of a purpose. */
export function mixed(row: number, purpose: number): number {
  let value = Math.imul(row + 0x632be5ab, 0x9e3779b1) ^ Math.imul(purpose + 0x7ed55d16, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 13), 0x27d4eb2f);
  return (value ^ (value >>> 16)) >>> 0;
}

const HIDING = 0x5bd1e995;

/** A row's id: 32 hexadecimal digits, of which the first eight lead back to the row. */
export function idOf(row: number, purpose: number): string {
  const parts = [(row ^ HIDING ^ purpose) >>> 0, ...[1, 2, 3].map((part) => mixed(row, purpose + part))];
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** The row that has an id, if one of so many has. */
export function rowsOfId(id: string, purpose: number, rows: number): number[] {
  const row = (Number.parseInt(id.slice(0, 8), 16) ^ HIDING ^ purpose) >>> 0;
  return row < rows && idOf(row, purpose) === id ? [row] : [];
}

/** By what rows are ordered: numbers from 0 to below `size`, the ones that count most first. */
export type Digits = readonly { readonly size: number; readonly of: (row: number) => number }[];

/** All rows in order, by counting. */
export function inOrder(rows: number, digits: Digits): Uint32Array {
  let order = Uint32Array.from({ length: rows }, (_, row) => row);
  for (const digit of digits.toReversed()) {
    const values = Uint16Array.from({ length: rows }, (_, row) => digit.of(row));
    const places = new Uint32Array(digit.size + 1);
    for (const value of values) places[value + 1] = (places[value + 1] ?? 0) + 1;
    for (let value = 1; value <= digit.size; value++) places[value] = (places[value] ?? 0) + (places[value - 1] ?? 0);
    const next = new Uint32Array(rows);
    for (const row of order) {
      const value = values[row] ?? 0;
      const place = places[value] ?? 0;
      next[place] = row;
      places[value] = place + 1;
    }
    order = next;
  }
  return order;
}
