import type { Seed } from '../seed.ts';

const nest = (levels: number, open: string, inner: string): string =>
  `${open.repeat(levels)}${inner}${'}'.repeat(levels * (open.split('{').length - 1))}`;
const aliased = (count: number, field: string): string =>
  `{${Array.from({ length: count }, (_, n) => `a${n}:${field}`).join('')}}`;
const query = (name: string, text: string, verdict: string, calls: number): Seed => {
  return { name, form: 'post', query: text, verdict, calls };
};
const refused = (name: string, text: string, calls: number): Seed => {
  return query(name, text, 'OPERATION_TOO_COMPLEX', calls);
};

const borders = (levels: number) => `{countries(first:250){nodes{${nest(levels, 'borders{', 'code')}}}}`;
const introspection = (levels: number) => `__schema{types{${nest(levels, 'fields{type{', 'name description')}}}`;
/** A list of all countries takes six calls, and an index of them six more. */
const COUNTRIES = 12;
/** `limits.calls`. */
const MOST_CALLS = 500;

const inParts = (name: string, text: string, verdict: string, calls: number): Seed => {
  return { ...query(name, text, verdict, calls), headers: { accept: 'multipart/mixed;incrementalSpec=v0.2' } };
};

const deferred = (inner: string) => `banks(first:1000){nodes{id ...@defer{${inner}}}}`;
/** Lists of banks below 60 banks, which have 376 of them. */
const banksOfBanks = (inner: string) => `{banks(first:1000){nodes{country{${inner}}}}}`;
const BANKS = 50;

/** Documents that are short and cheap to prepare, with an expensive execution. */
export const resultSeeds: readonly Seed[] = [
  query('borders of borders, 4 levels', borders(4), 'answered', COUNTRIES),
  refused('borders of borders, 6 levels', borders(6), COUNTRIES),
  refused('borders of borders, 7 levels', borders(7), COUNTRIES),
  refused('borders of borders, 8 levels', borders(8), COUNTRIES),
  query('borders of borders, 10 levels', borders(10), 'OPERATION_TOO_COMPLEX', 0),
  refused('borders of borders, 3 levels by 30 aliases', aliased(30, borders(3).slice(1, -1)), COUNTRIES),
  query(
    'quotes of authors of quotes',
    `{quotes(search:"a",first:1000){nodes{${nest(2, 'author{quotes(first:1000){nodes{', 'text')}}}}`,
    'partial OPERATION_TOO_COMPLEX',
    MOST_CALLS,
  ),
  query(
    'quotes of 1,000 authors',
    '{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{name}}}}}}}',
    'partial OPERATION_TOO_COMPLEX',
    MOST_CALLS,
  ),
  query(
    'quotes of characters of quotes',
    `{tvCharacters(first:1000){nodes{${nest(2, 'quotes(first:1000){nodes{author{', 'name')}}}}`,
    'answered',
    MOST_CALLS,
  ),
  query(
    'banks of countries of banks',
    `{banks(first:1000){nodes{${nest(2, 'country{banks(first:1000){nodes{', 'name')}}}}`,
    'answered',
    MOST_CALLS,
  ),
  inParts('11,000 deferred fragments', banksOfBanks(aliased(30, deferred('name')).slice(1, -1)), 'answered', BANKS),
  inParts(
    '7,500 deferred fragments that wait',
    banksOfBanks(aliased(20, deferred('country{code}')).slice(1, -1)),
    'answered',
    BANKS,
  ),
  inParts(
    '70,000 deferred fragments',
    banksOfBanks(`banks(first:1000){nodes{country${aliased(30, deferred('name'))}}}`),
    'OPERATION_TOO_COMPLEX',
    BANKS,
  ),
  query(
    '12 pages of quotes as they are',
    aliased(12, 'quotes(search:"a",first:1000){nodes{raw}}'),
    'answered',
    MOST_CALLS,
  ),
  query(
    'all countries as they are by 20 aliases',
    aliased(20, 'countries(first:250){nodes{raw}}'),
    'answered',
    COUNTRIES,
  ),
  query('circular introspection', `{${introspection(2)}}`, 'answered', 0),
  query('circular introspection by 15 aliases', aliased(15, introspection(2)), 'answered', 0),
  query('deep circular introspection', `{${introspection(9)}}`, 'GRAPHQL_VALIDATION_FAILED', 0),
];
