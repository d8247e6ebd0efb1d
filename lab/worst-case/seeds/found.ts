import type { Seed } from '../seed.ts';

const aliased = (count: number, field: string): string =>
  Array.from({ length: count }, (_, n) => `a${n}:${field}`).join('');
const banks = (inner: string) => `banks(first:1000){nodes{${inner}}}`;

/** The worst requests that the search has found, shortened. */
export const foundSeeds: readonly Seed[] = [
  {
    name: '80,000 errors of fields',
    form: 'post',
    query: `{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{quotes{nodes{__typename}}${aliased(12, 'quotes{nodes{__typename}}')}}}}}}}}`,
    verdict: 'OPERATION_TOO_COMPLEX',
    calls: 500,
  },
  {
    name: 'banks of countries of banks by 5 aliases, as they are',
    form: 'post',
    query: `{${banks(aliased(5, `country{${banks(`country{${banks('name')}}raw`)}raw}`))}}`,
    verdict: 'answered',
    calls: 50,
  },
];
