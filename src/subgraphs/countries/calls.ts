import type { GraphQLResolveInfo } from 'graphql';
import {
  type Context,
  type DeclaredCalls,
  distinctValues,
  type Estimate,
  each,
  exactly,
  type FieldCall,
  type FieldCalls,
  type FieldSite,
  loads,
  loadsOnce,
  pages,
  variants,
  withCalls,
} from '#graph';
import type { QueryCountriesArgs } from '#schema';
import {
  byCodes,
  byRegions,
  countriesByCurrency,
  countriesOfCodes,
  countryBySpelling,
  countryOfCode,
  REGIONS,
} from './batches.ts';

const SELDOM = { typical: 0, most: 1 };

/** Calls by whether the extras are on. Aliases of a field look up the same keys. */
function byExtras(
  calls: (byCode: (options?: { keys?: Estimate; isAfter?: boolean }) => FieldCall, key: string) => FieldCall[],
): FieldCalls {
  const variantOf = ({ context, info }: FieldSite<object>) =>
    `${context.graph.extras.has('countries') ? 'codes' : 'regions'} ${info.fieldName}`;
  return variants(
    variantOf,
    (variant) => {
      const [way, key = ''] = variant.split(' ');
      return calls(
        (options) => (way === 'codes' ? loads(byCodes, { key, ...options }) : loadsOnce(byRegions, '', options)),
        key,
      );
    },
    'codes ',
  );
}

/** A field with the country of a code. */
export const countryByCodeCalls: FieldCalls = byExtras((byCode) => [byCode()]);

/** The country of the code at a path: `country: from('countryCode', countryByCode)`. */
export const countryByCode = withCalls(
  countryByCodeCalls,
  (code: string | null | undefined, _args: unknown, context: Context, info: GraphQLResolveInfo) =>
    countryOfCode(code, context, info),
);

/** The countries of the list of codes at a path. */
export const countriesByCodes = withCalls(
  byExtras((byCode) => [byCode({ keys: { typical: 3, most: 250 } })]),
  (codes: readonly string[] | null | undefined, _args: unknown, context: Context, info: GraphQLResolveInfo) =>
    countriesOfCodes(codes ?? [], context, info),
);

/** A field with the countries of a currency. */
export const countriesOfCurrencyCalls: FieldCalls = [loads(countriesByCurrency, { key: 'countries' })];

/** A field with the country of a code or, where there is none, of a name. */
export const countryByCodeOrNameCalls: FieldCalls = byExtras((byCode, key) => [
  byCode(),
  loads(countryBySpelling, { key, keys: SELDOM, isAfter: true }),
]);

/** A field with the country of a name or, where there is none, of a code. */
export const countryByNameOrCodeCalls: FieldCalls = byExtras((byCode, key) => [
  loads(countryBySpelling, { key }),
  byCode({ keys: SELDOM, isAfter: true }),
]);

/** A country by a code in the arguments. */
export const countryOfArgumentCalls: FieldCalls = variants(
  ({ context }) => (context.graph.extras.has('countries') ? 'codes' : 'regions'),
  (way) => [way === 'codes' ? loads(byCodes) : loadsOnce(byRegions)],
  'codes',
);

export const calls: DeclaredCalls = {
  'Query.country': countryOfArgumentCalls,
  'Query.countries': variants<QueryCountriesArgs>(
    ({ args: { where } }) => {
      if (!where) return 'all';
      if (where.codes != null) return `codes ${new Set(distinctValues('codes', where.codes)).size}`;
      if (where.region != null) return 'Region';
      return where.currencyCode != null ? 'Currency' : 'Name';
    },
    (kind) => {
      if (kind === 'all') return [each('countries.listCountriesByRegion', { times: exactly(REGIONS.length) })];
      if (kind.startsWith('codes ')) return [loads(byCodes, { keys: exactly(Number(kind.slice(6))) })];
      return [pages(`countries.listCountriesBy${kind as 'Region' | 'Currency' | 'Name'}`)];
    },
    'Region',
  ),
};
