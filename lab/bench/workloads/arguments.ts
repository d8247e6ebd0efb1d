import { hashOf, TRANSACTIONS } from '../upstream/rows.ts';

/*
 * The arguments that make requests of a workload different. Except for the hash, the upstream's response does not depend on them.
 */

const hashes = Array.from({ length: TRANSACTIONS }, (_, n) => hashOf(n));

export const hash = (n: number) => hashes[n % TRANSACTIONS] ?? '';

/** A name to look for. The part before the dash selects the countries that the upstream returns. */
export const name = (kind: 'slim' | 'whole' | 'few', n: number) => `${kind}-${n}`;

export const text = (n: number) => `word${n}`;

export const date = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 1000).toISOString();

export const page = (n: number) => `https://pages.example/${n}`;

export const instance = (n: number) => `projects/demo/locations/here/instances/lab-${n}`;

export const reader = (n: number) => `publications/example.test/readers/r-${n}`;

/** The arguments of the operation over ten APIs. */
export const ofTen = (n: number) => ({
  hash: hash(n),
  name: name('few', n),
  text: text(n),
  from: date(n),
  page: page(n),
  instance: instance(n),
  reader: reader(n),
});
