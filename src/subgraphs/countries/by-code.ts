import type { Country, CountryField } from '#contracts/countries';
import type { Batch, Context } from '#graph';
import { orNull } from '#upstream';
import { byCode } from './all-countries.ts';

/** A country with the key under which it was asked for. */
interface Found {
  readonly key: string;
  readonly country: Country;
}

/** Countries by key: the fields to ask for, joined by commas, a blank, and a code of two letters. */
export const byFieldsAndCode: Batch<Found> = {
  operation: 'countries.listCountriesByCode',
  maxKeys: 250,
  keyOf: ({ key }) => key,
  async list({ countries }, keys) {
    const wanted = keys.map((key) => ({ key, ...partsOf(key) }));
    const codes = [...new Set(wanted.map(({ code }) => code))];
    const fields = unionOf(wanted.map((each) => each.fields));
    const rows = (await orNull(countries.listCountriesByCode({ codes, fields }))) ?? [];
    const found = new Map(rows.map((country) => [country.cca2.toUpperCase(), country]));
    return wanted.flatMap(({ key, code }) => {
      const country = found.get(code);
      return country ? [{ key, country }] : [];
    });
  },
};

/** The country of a code of two letters in upper case. One call finds the countries of all codes of a request. */
export async function countryByAlphaCode(
  code: string,
  { load }: Pick<Context, 'load'>,
  fields: readonly CountryField[] | undefined,
): Promise<Country | null> {
  const key = `${fields?.join(',') ?? ''} ${code}`;
  return (await load(byFieldsAndCode, key))?.country ?? null;
}

/** The countries of different codes, sorted by their three-letter codes. Codes without a country are left out. */
export async function countriesByAlphaCode(
  codes: readonly string[],
  context: Context,
  fields: readonly CountryField[] | undefined,
): Promise<Country[]> {
  const found = await Promise.all(codes.map((code) => countryByAlphaCode(code, context, fields)));
  return found.filter((country) => country !== null).toSorted(byCode);
}

function partsOf(key: string): { readonly fields: readonly CountryField[] | undefined; readonly code: string } {
  const [names = '', code = ''] = key.split(' ');
  return { fields: names === '' ? undefined : (names.split(',') as CountryField[]), code };
}

/** The fields that any of these lists has; `undefined`, which stands for all fields, if one of them is. */
function unionOf(lists: readonly (readonly CountryField[] | undefined)[]): CountryField[] | undefined {
  const known = lists.filter((fields) => fields !== undefined);
  return known.length < lists.length ? undefined : [...new Set(known.flat())].toSorted();
}
