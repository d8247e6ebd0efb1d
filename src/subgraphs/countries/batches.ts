import type { GraphQLResolveInfo } from 'graphql';
import type { Country, CountryField } from '#contracts/countries';
import { type Connection, type Context, type Lookup, listed, projectionOfField, type WindowArguments } from '#graph';
import { orNull } from '#upstream';
import { byCode, countryByCode } from './all-countries.ts';
import { fieldsOf, fieldsOfNodes, indexFieldsOf } from './fields.ts';

/**
 * The country of a code of two or three letters, with the selected fields. Six calls find the countries of any number of
 * codes with the same selection. Other texts cost no call.
 */
export async function countryOfCode(
  code: string | null | undefined,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country | null> {
  if (!code || !/^[A-Z]{2,3}$/i.test(code)) return null;
  return countryByCode(context, code, indexFieldsOf(info, context));
}

/** The same for several codes. Unknown ones are left out. */
export async function countriesOfCodes(
  codes: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Country[]> {
  const countries = await Promise.all(codes.map(async (code) => countryOfCode(code, context, info)));
  return countries.filter((country) => country !== null);
}

/** The countries of a currency. */
export const countriesByCurrency: Lookup<readonly Country[]> = {
  operation: 'countries.listCountriesByCurrency',
  async one({ countries }, key) {
    const { fields, of: code } = partsOf(key);
    const found = await orNull(countries.listCountriesByCurrency({ code, fields }));
    return found?.toSorted(byCode) ?? [];
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

function partsOf(key: string): { fields: readonly CountryField[] | undefined; of: string } {
  const blank = key.indexOf(' ');
  return { fields: blank > 0 ? key.slice(0, blank).split(',') : undefined, of: key.slice(blank + 1) };
}
