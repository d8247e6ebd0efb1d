import type { GraphQLResolveInfo } from 'graphql';
import type { Country, CountryField } from '#contracts/countries';
import {
  BadInputError,
  type Batch,
  type Connection,
  type Context,
  exactly,
  type FieldProjection,
  type Lookup,
  listed,
  projectionOfType,
  SINGLETON_KEY,
  upstreamKey,
  type WindowArguments,
} from '#graph';
import { orNull, type Upstream } from '#upstream';

/** Codes of two or three letters, in any case. Other texts cost no call. */
const CODE = /^[A-Z]{2,3}$/i;

/** Countries by code, all codes in one call. */
export const byCodes: Batch<Country> = {
  operation: 'countries.listCountriesByCode',
  type: 'Country',
  maxKeys: 250,
  differentKeys: { typical: 250, most: 26 ** 2 + 26 ** 3 },
  keyOf: ({ cca3 }) => cca3?.toUpperCase(),
  otherKeyOf: ({ cca2 }) => cca2?.toUpperCase(),
  list: async ({ countries }, codes, projection) =>
    (await orNull(countries.listCountriesByCode({ codes, fields: fieldsOf(projection) }))) ?? [],
};

/** The same without the extras: all countries, by region, and by code. */
export const byRegions: Lookup<ReadonlyMap<string, Country>> = {
  operation: 'countries.listCountriesByRegion',
  type: 'Country',
  times: exactly(6),
  async one(upstream, _key, projection) {
    const countries = await allCountries(upstream, fieldsOf(projection));
    return new Map(countries.flatMap((country) => codesOf(country).map((code) => [code, country] as const)));
  },
};

function codesOf({ cca2, cca3 }: Country): string[] {
  return [cca2, cca3].flatMap((code) => code?.toUpperCase() ?? []);
}

/** The country of a code. */
export async function countryOfCode(
  code: string | null | undefined,
  { graph, load }: Context,
  info: GraphQLResolveInfo,
): Promise<Country | null> {
  if (!code || !CODE.test(code)) return null;
  const key = code.toUpperCase();
  if (graph.extras.has('countries')) return load(byCodes, key, info);
  return (await load(byRegions, SINGLETON_KEY, info))?.get(key) ?? null;
}

/** The code in an argument that takes a country's global `id` or a code. */
export function countryCode(value: string, context: Context): string {
  const code = upstreamKey('Country', value, context);
  if (!CODE.test(code))
    throw new BadInputError('`id` is neither the `id` of a country nor a code such as `IE` or `IRL`.');
  return code;
}

/** The countries of these codes, in their order. Unknown codes are left out. */
export async function countriesOfCodes(
  codes: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country[]> {
  const countries = await Promise.all(codes.map((code) => countryOfCode(code, context, info)));
  return countries.filter((country) => country !== null);
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
  type: 'Country',
  async one({ countries }, code, projection) {
    const found = await orNull(countries.listCountriesByCurrency({ code, fields: fieldsOf(projection) }));
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
  return listed(context, info, { code }, window, async () => {
    const countries = (await context.load(countriesByCurrency, code, info)) ?? [];
    context.lookups.prime(byCodes, countries);
    return countries;
  });
}

/** The country of a spelling. */
export const countryBySpelling: Lookup<Country> = {
  operation: 'countries.listCountriesByName',
  type: 'Country',
  async one({ countries }, name, projection) {
    const fields = fieldsOf(projection, 'altSpellings', 'name');
    const found = (await orNull(countries.listCountriesByName({ name, fields }))) ?? [];
    const isCalled = (names: readonly (string | undefined)[]) => names.some((each) => each?.toLowerCase() === name);
    const proper = found.find((country) => isCalled([country.name.common, country.name.official]));
    return proper ?? found.find(({ altSpellings = [] }) => isCalled(altSpellings)) ?? null;
  },
};

/** The country with this name or spelling, in any case. One call for each different spelling. */
export async function countryOfName(
  name: string | null | undefined,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country | null> {
  const spelling = name?.trim().toLowerCase() ?? '';
  return /\p{L}/u.test(spelling) ? context.load(countryBySpelling, spelling, info) : null;
}

/** The fields to read: those of a projection, and both codes, by which countries are ordered and found. `undefined`: all. */
export function fieldsOf(
  projection: FieldProjection,
  ...others: readonly CountryField[]
): readonly CountryField[] | undefined {
  if (projection === true) return undefined;
  return [...new Set(['cca2', 'cca3', ...others, ...projection.keys()])].toSorted() as CountryField[];
}

/** The fields that the operation reads of any country. */
export function fieldsOfOperation(info: GraphQLResolveInfo): readonly CountryField[] | undefined {
  return fieldsOf(projectionOfType(info, 'Country'));
}
