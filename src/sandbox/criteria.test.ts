import { expect, it } from 'vitest';
import { criteriaOf } from './criteria.ts';

const rows = [
  { city: 'Oslo', zone: 'a' },
  { city: 'New York', zone: 'a' },
  { city: 'New York', zone: 'b' },
];
const accepted = (filter: string) => {
  const keep = criteriaOf<(typeof rows)[number]>(filter, {
    'place.city': ({ city }, value) => city === value,
    zone: ({ zone }, value) => zone === value,
  });
  return keep && rows.map((row, index) => (keep(row) ? index : -1)).filter((index) => index >= 0);
};

it.each([
  ['', [0, 1, 2]],
  ['zone=a', [0, 1]],
  ['zone:a', [0, 1]],
  ['zone = a AND place.city="New York"', [1]],
  ['zone=c', []],
  ['zone=a OR zone=b', undefined],
  ['zone=*', undefined],
  ['toString=a', undefined],
  ['zone', undefined],
  ['zone=a AND ', undefined],
])('reads `%s`', (filter, expected) => {
  expect(accepted(filter)).toEqual(expected);
});
