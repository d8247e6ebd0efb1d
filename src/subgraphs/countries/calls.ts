import {
  type DeclaredCalls,
  distinctValues,
  each,
  exactly,
  type FieldCall,
  type FieldCalls,
  type FieldSite,
  loads,
  loadsOnce,
  pages,
  variants,
} from '#graph';
import type { QueryCountriesArgs } from '#graph/schema.generated';
import { indexWith, REGIONS, translationsByName } from './all-countries.ts';
import { countriesByCurrency, countryBySpelling } from './batches.ts';
import { byFieldsAndCode } from './by-code.ts';
import { indexFieldsOf } from './fields.ts';

const SELDOM = { typical: 0, most: 1 };
/** Fields whose countries do not come from the list of all. */
const OF_OTHER_LISTS = new Set(['Query.country', 'Query.countries', 'Currency.countries', 'UserAddress.country']);

/** The list of all countries with the selected fields, which a request reads once for any number of codes. */
function index({ info, context }: FieldSite<object>): string {
  return indexFieldsOf(info, context as Parameters<typeof indexFieldsOf>[1]).join(',');
}

const indexCalls = (fields: string): FieldCall[] => [loadsOnce(indexWith, fields)];

/** A field with the country of a code. */
export const countryByCodeCalls: FieldCalls = variants(index, indexCalls);

/** A field with the countries of a currency. */
export const countriesOfCurrencyCalls: FieldCalls = [loads(countriesByCurrency)];

/** A field with the country of a code or, where there is none, of a name. */
export const countryByCodeOrNameCalls: FieldCalls = variants(index, (fields) => [
  ...indexCalls(fields),
  loads(countryBySpelling, { keys: SELDOM, isAfter: true }),
]);

/** A field with the country of a name or, where there is none, of a code. */
export const countryByNameOrCodeCalls: FieldCalls = variants(index, (fields) => [
  loads(countryBySpelling),
  loadsOnce(indexWith, fields, { keys: SELDOM, isAfter: true }),
]);

/** The calls of `Query.node` for a country. */
export const countryNodeCalls: readonly FieldCall[] = [loadsOnce(indexWith, 'node')];

export const calls: DeclaredCalls = {
  'Query.country': [loads(byFieldsAndCode)],
  'Query.countries': variants<QueryCountriesArgs>(
    ({ args: { where } }) => {
      if (!where) return 'all';
      if (where.codes != null) return `codes ${new Set(distinctValues('codes', where.codes)).size}`;
      if (where.region != null) return 'Region';
      return where.currencyCode != null ? 'Currency' : 'Name';
    },
    (kind) => {
      if (kind === 'all') return [each('countries.listCountriesByRegion', { times: exactly(REGIONS.length) })];
      if (kind.startsWith('codes ')) return [loads(byFieldsAndCode, { keys: exactly(Number(kind.slice(6))) })];
      return [pages(`countries.listCountriesBy${kind as 'Region' | 'Currency' | 'Name'}`)];
    },
    'Region',
  ),
  // Countries of the list of all have their neighbours there.
  'Country.borders': variants(
    (site) => (OF_OTHER_LISTS.has(site.from) ? `+${index(site)}` : index(site)),
    (fields) =>
      fields.startsWith('+')
        ? [loadsOnce(indexWith, fields.slice(1))]
        : [loadsOnce(indexWith, fields, { keys: SELDOM })],
  ),
  // Countries of other lists have the translations with them.
  'Country.translations': variants(
    ({ from }) => (OF_OTHER_LISTS.has(from) ? 'seldom' : 'each'),
    (how) => [loads(translationsByName, { keys: how === 'each' ? exactly(1) : SELDOM })],
    'seldom',
  ),
};
