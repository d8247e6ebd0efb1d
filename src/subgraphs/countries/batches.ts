import type { GraphQLResolveInfo } from 'graphql';
import type { Country, CountryField } from '#contracts/countries';
import {
  type Batch,
  type Connection,
  type Context,
  exactly,
  type Lookup,
  listed,
  projectionOfField,
  type WindowArguments,
} from '#graph';
import { orNull, type Upstream } from '#upstream';
import { fieldsOf, fieldsOfNodes, keyedFieldsOf } from './fields.ts';

/** A country with the key of its lookup. */
interface Found {
  readonly key: string;
  readonly country: Country;
}

/** Codes of two or three letters, in any case. Other texts cost no call. */
const CODE = /^[A-Z]{2,3}$/i;
const DIFFERENT_CODES = { typical: 250, most: 26 ** 2 + 26 ** 3 };

/** Countries by the fields to read and a code. One call has all codes, with the fields that any of them needs. */
export const byCodes: Batch<Found> = {
  operation: 'countries.listCountriesByCode',
  maxKeys: 250,
  differentKeys: DIFFERENT_CODES,
  keyOf: ({ key }) => key,
  list: ({ countries }, keys) =>
    foundAmong(keys, async (fields, codes) => (await orNull(countries.listCountriesByCode({ codes, fields }))) ?? []),
};

/** The same without the extras: all countries, by region. */
export const byRegions: Batch<Found> = {
  operation: 'countries.listCountriesByRegion',
  times: exactly(6),
  maxKeys: DIFFERENT_CODES.most,
  differentKeys: DIFFERENT_CODES,
  keyOf: ({ key }) => key,
  list: (upstream, keys) => foundAmong(keys, (fields) => allCountries(upstream, fields)),
};

/** The country of a code. */
export async function countryByCode(
  code: string | null | undefined,
  { graph, load }: Context,
  fields: readonly CountryField[] | undefined,
): Promise<Country | null> {
  if (!code || !CODE.test(code)) return null;
  const found = await load(graph.hasExtras('countries') ? byCodes : byRegions, keyOf(fields, code.toUpperCase()));
  return found?.country ?? null;
}

/** The countries of these codes, in their order. Unknown codes are left out. */
export async function countriesByCode(
  codes: readonly string[],
  context: Context,
  fields: readonly CountryField[] | undefined,
): Promise<Country[]> {
  const countries = await Promise.all(codes.map((code) => countryByCode(code, context, fields)));
  return countries.filter((country) => country !== null);
}

/** The country of a code, with the fields that the field being resolved reads. */
export function countryOfCode(
  code: string | null | undefined,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country | null> {
  return countryByCode(code, context, keyedFieldsOf(projectionOfField(info)));
}

/** The same for several codes. */
export function countriesOfCodes(
  codes: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country[]> {
  return countriesByCode(codes, context, keyedFieldsOf(projectionOfField(info)));
}

/** Each country is in exactly one of them. */
export const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'] as const;

/** All countries, by region, because the API has no operation for all. */
export async function allCountries(
  { countries }: Upstream,
  fields: readonly CountryField[] | undefined,
): Promise<Country[]> {
  const regions = await Promise.all(
    REGIONS.map((region) => orNull(countries.listCountriesByRegion({ region, fields }))),
  );
  return regions.flatMap((found) => found ?? []);
}

/** Compares countries by code, because the API does not define an order. */
export function inOrder({ cca3: one }: Country, { cca3: other }: Country): number {
  return one < other ? -1 : 1;
}

/** The countries of a currency. */
export const countriesByCurrency: Lookup<readonly Country[]> = {
  operation: 'countries.listCountriesByCurrency',
  async one({ countries }, key) {
    const { fields, of: code } = partsOf(key);
    const found = await orNull(countries.listCountriesByCurrency({ code, fields }));
    return found?.toSorted(inOrder) ?? [];
  },
};

/** The countries in which a currency is used. One call for each different currency. */
export function countriesOfCurrency(
  currency: string | null | undefined,
  window: WindowArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Country>> | null {
  if (!currency || !/^[A-Z]{3}$/i.test(currency)) return null;
  // Small letters would also be found inside the names of other currencies.
  const code = currency.toUpperCase();
  const key = keyOf(fieldsOfNodes(info), code);
  return listed(context, info, { code }, window, async () => (await context.load(countriesByCurrency, key)) ?? []);
}

const SPELLINGS: readonly CountryField[] = ['altSpellings', 'name'];

/** The country of a spelling. */
export const countryBySpelling: Lookup<Country> = {
  operation: 'countries.listCountriesByName',
  async one({ countries }, key) {
    const { fields, of: name } = partsOf(key);
    const found = (await orNull(countries.listCountriesByName({ name, fields }))) ?? [];
    const isCalled = (names: readonly (string | undefined)[]) => names.some((each) => each?.toLowerCase() === name);
    const proper = found.find((country) => isCalled([country.name.common, country.name.official]));
    return proper ?? found.find(({ altSpellings = [] }) => isCalled(altSpellings)) ?? null;
  },
};

/** The country with this name or spelling, in any case. One call for each different spelling. */
export function countryOfName(
  name: string | null | undefined,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country | null> | null {
  const spelling = name?.trim().toLowerCase() ?? '';
  if (!/\p{L}/u.test(spelling)) return null;
  const fields = fieldsOf(projectionOfField(info));
  return context.load(countryBySpelling, keyOf(fields && [...new Set([...SPELLINGS, ...fields])].toSorted(), spelling));
}

/** The key of a lookup with these fields. */
function keyOf(fields: readonly CountryField[] | undefined, of: string): string {
  return `${fields?.join(',') ?? ''} ${of}`;
}

function partsOf(key: string): { fields: CountryField[] | undefined; of: string } {
  const blank = key.indexOf(' ');
  return { fields: blank > 0 ? key.slice(0, blank).split(',') : undefined, of: key.slice(blank + 1) };
}

/** Pairs keys with their countries, which are listed with the fields that any of the keys has. */
async function foundAmong(
  keys: readonly string[],
  list: (fields: CountryField[] | undefined, codes: string[]) => Promise<readonly Country[]>,
): Promise<Found[]> {
  const wanted = keys.map((key) => ({ key, ...partsOf(key) }));
  const known = wanted.flatMap(({ fields }) => (fields ? [fields] : []));
  const fields = known.length < wanted.length ? undefined : [...new Set(known.flat())].toSorted();
  const countries = await list(fields, [...new Set(wanted.map(({ of }) => of))]);
  const byCode = new Map(
    countries.flatMap((country) => [country.cca2, country.cca3].map((code) => [code?.toUpperCase(), country] as const)),
  );
  return wanted.flatMap(({ key, of }) => {
    const country = byCode.get(of);
    return country ? [{ key, country }] : [];
  });
}
