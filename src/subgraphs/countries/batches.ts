import type { Country, CountryField, LocalName } from '#contracts/countries';
import type { Context, Lookup } from '#graph';
import { orNull, type Upstream } from '#upstream';
import { allButTranslations } from './fields.ts';

/** Together they hold every country once. */
const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'] as const;

/** Every country there is. The interface lists them by region only, and not by their codes at all. */
export async function allCountries(
  { countries }: Upstream,
  fields: readonly CountryField[] | undefined,
): Promise<Country[]> {
  const regions = await Promise.all(
    REGIONS.map((region) => orNull(countries.listCountriesByRegion({ region, fields }))),
  );
  return regions.flatMap((found) => found ?? []);
}

type Index = ReadonlyMap<string, Country>;

/** Countries of the index: they came without translations because nobody asked for any. */
const untranslated = new WeakSet<Country>();

/** All countries by both of their codes of letters. There is one index, so its key says nothing. */
const index: Lookup<Index> = {
  async one(upstream) {
    const countries = await allCountries(upstream, allButTranslations);
    for (const country of countries) untranslated.add(country);
    return new Map(
      countries.flatMap((country) => [[country.cca2 ?? '', country] as const, [country.cca3 ?? '', country] as const]),
    );
  },
};

/** A country by its code of two or three letters, in any case. However many a request looks up, six calls find them. */
export async function countryByCode({ load }: Context, code: string): Promise<Country | null> {
  const countries = await load(index, '');
  return countries?.get(code.toUpperCase()) ?? null;
}

type Translations = Readonly<Record<string, LocalName>>;

/** A country's name in other languages, by its code and common name with a blank between. */
const translationsByName: Lookup<Translations> = {
  async one({ countries }, key) {
    const [code, name] = [key.slice(0, 3), key.slice(4)];
    const found = await orNull(countries.listCountriesByName({ name, fields: ['cca3', 'translations'] }));
    return found?.find(({ cca3 }) => cca3 === code)?.translations ?? null;
  },
};

/** What a country is called in other languages. */
export async function translationsOf({ load }: Context, country: Country): Promise<Translations> {
  const { translations, cca3, name } = country;
  if (translations || !untranslated.has(country) || !cca3 || !name?.common) return translations ?? {};
  return (await load(translationsByName, `${cca3} ${name.common}`)) ?? {};
}
