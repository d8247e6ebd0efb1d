import type { GraphQLResolveInfo } from 'graphql';
import type { Country, CountryField, LocalName } from '#contracts/countries';
import { type Context, exactly, type Lookup } from '#graph';
import { orNull, type Upstream } from '#upstream';
import { allButTranslations, indexFieldsOf } from './fields.ts';

/** Each country is in exactly one of them. */
export const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'] as const;

/** All countries, by region, because the API has no operation for all or for a code. */
export async function allCountries(
  { countries }: Upstream,
  fields: readonly CountryField[] | undefined,
): Promise<Country[]> {
  const regions = await Promise.all(
    REGIONS.map((region) => orNull(countries.listCountriesByRegion({ region, fields }))),
  );
  return regions.flatMap((found) => found ?? []);
}

const code3Of = ({ cca3 }: Country) => cca3;

/** Compares countries by code, because the API does not define an order. */
export function byCode(one: Country, other: Country): number {
  return code3Of(one) < code3Of(other) ? -1 : 1;
}

type Index = ReadonlyMap<string, Country>;

/** The list of all countries that a country came with, and its names there. */
interface Home {
  readonly index: Index;
  readonly code: string | undefined;
  readonly name: string | undefined;
}

/** The homes of countries that were fetched with all others. Their neighbours have the same fields. */
const homes = new WeakMap<object, Home>();

/** All countries by their codes of two and three letters. Keys are the fields to ask for. */
export const indexWith: Lookup<Index> = {
  operation: 'countries.listCountriesByRegion',
  times: exactly(REGIONS.length),
  async one(upstream, fields) {
    const countries = await allCountries(upstream, fields.split(','));
    const index = new Map(
      countries.flatMap((country) => [[country.cca2, country] as const, [country.cca3, country] as const]),
    );
    for (const country of countries) {
      // A row has no other fields than those asked for.
      const { cca3, name }: Partial<Country> = country;
      homes.set(country, { index, code: cca3, name: name?.common });
    }
    return index;
  },
};

function indexOf(fields: readonly CountryField[], { load }: Context): Promise<Index | null> {
  return load(indexWith, fields.join(','));
}

/** A country by its code of two or three letters, in any case. A request makes six calls for any number of codes. */
export async function countryByCode(context: Context, code: string, fields = allButTranslations(context)) {
  const index = await indexOf(fields, context);
  return index?.get(code.toUpperCase()) ?? null;
}

/** The neighbours of a country, without unknown codes. */
export async function neighboursOf(
  country: Pick<Country, 'borders'>,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<readonly Country[]> {
  const { borders = [] } = country;
  if (borders.length === 0) return [];
  const index = homes.get(country)?.index ?? (await indexOf(indexFieldsOf(info, context), context));
  return borders.flatMap((code) => index?.get(code.toUpperCase()) ?? []);
}

type Translations = Readonly<Record<string, LocalName>>;

/** A country's name in other languages, by its code and common name with a blank between. */
export const translationsByName: Lookup<Translations> = {
  operation: 'countries.listCountriesByName',
  async one({ countries }, key) {
    const [code, name] = [key.slice(0, 3), key.slice(4)];
    const found = await orNull(countries.listCountriesByName({ name, fields: ['cca3', 'translations'] }));
    return found?.find(({ cca3 }) => cca3 === code)?.translations ?? null;
  },
};

/** A country's name in other languages. Countries of an index are fetched without them, so they are looked up by name. */
export async function translationsOf({ load }: Context, country: Pick<Country, 'translations'>): Promise<Translations> {
  const { code, name } = homes.get(country) ?? {};
  if (country.translations || !code || !name) return country.translations ?? {};
  return (await load(translationsByName, `${code} ${name}`)) ?? {};
}
