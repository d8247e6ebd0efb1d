import {
  type DeclaredCalls,
  distinctValues,
  each,
  exactly,
  type FieldCall,
  type FieldCalls,
  type FieldSite,
  loads,
  pages,
  projectionOfField,
  variants,
} from '#graph';
import type { QueryCountriesArgs } from '#graph/schema.generated';
import { byCodes, byRegions, countriesByCurrency, countryBySpelling, REGIONS } from './batches.ts';
import { fieldsOfNodes, keyedFieldsOf } from './fields.ts';

const SELDOM = { typical: 0, most: 1 };

/** Calls by whether the extras are on and, where an object may be asked several times, by the selected fields. */
function byWay(calls: (by: typeof byCodes, key: string) => readonly FieldCall[], fieldsOf = fieldsOfSite): FieldCalls {
  return variants(
    (site) => `${site.context.graph.hasExtras('countries') ? 'codes' : 'regions'} ${fieldsOf(site)}`,
    (variant) => calls(variant.startsWith('codes ') ? byCodes : byRegions, variant.slice(variant.indexOf(' ') + 1)),
    'codes ',
  );
}

function fieldsOfSite({ info }: FieldSite<object>): string {
  return `${info.fieldName} ${keyedFieldsOf(projectionOfField(info))?.join() ?? ''}`;
}

/** A field with the country of a code. */
export const countryByCodeCalls: FieldCalls = byWay((by, key) => [loads(by, { key })]);

/** A field with the countries of a list of codes. */
export const countriesByCodesCalls: FieldCalls = byWay((by, key) => [
  loads(by, { key, keys: { typical: 3, most: 250 } }),
]);

/** A field with the countries of a currency. */
export const countriesOfCurrencyCalls: FieldCalls = variants(
  ({ info }) => fieldsOfNodes(info)?.join() ?? '',
  (key) => [loads(countriesByCurrency, { key })],
);

/** A field with the country of a code or, where there is none, of a name. */
export const countryByCodeOrNameCalls: FieldCalls = byWay((by, key) => [
  loads(by, { key }),
  loads(countryBySpelling, { key, keys: SELDOM, isAfter: true }),
]);

/** A field with the country of a name or, where there is none, of a code. */
export const countryByNameOrCodeCalls: FieldCalls = byWay((by, key) => [
  loads(countryBySpelling, { key }),
  loads(by, { key, keys: SELDOM, isAfter: true }),
]);

/** A country by a code in the arguments. */
export const countryOfArgumentCalls: FieldCalls = byWay(
  (by) => [loads(by)],
  () => '',
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
  'Country.borders': countriesByCodesCalls,
};
