import { listed, paged, selectionOf, selectionOfNodes } from '#graph';
import { UpstreamError } from '#upstream';
import { allCountries, byCode, code3Of, neighboursOf, translationsOf } from './all-countries.ts';
import { fieldsOf } from './fields.ts';
import type { Resolvers } from './types.generated.ts';

/** The interface has no order, and calls nothing an error. */
const SHAPE = {
  orderBy: code3Of,
  emptyOn: (error: unknown) => error instanceof UpstreamError && error.code === 'NOT_FOUND',
};

export const resolvers: Resolvers = {
  Query: {
    countries(_root, { where, ...window }, context, info) {
      const fields = fieldsOf(selectionOfNodes(selectionOf(info)));
      const shape = { ...SHAPE, projection: { fields } };
      if (!where) {
        return listed(context, info, {}, window, async () =>
          (await allCountries(context.upstream, fields)).toSorted(byCode),
        );
      }
      const { name, fullName, region, currency: code } = where;
      if (region != null) return paged(context, info, 'countries.listCountriesByRegion', { region }, window, shape);
      if (code != null) return paged(context, info, 'countries.listCountriesByCurrency', { code }, window, shape);
      const args = fullName == null ? { name: name ?? '' } : { name: fullName, fullText: true };
      return paged(context, info, 'countries.listCountriesByName', args, window, shape);
    },
  },
  Country: {
    code: ({ cca2 }) => cca2,
    code3: ({ cca3 }) => cca3,
    numericCode: ({ ccn3 }) => ccn3 || null,
    olympicCode: ({ cioc }) => cioc || null,
    footballCode: ({ fifa }) => fifa || null,
    codeStatus: ({ status }) => status,
    unitedNationsMember: ({ unMember }) => unMember,
    alternativeSpellings: ({ altSpellings }) => altSpellings ?? [],
    translations: async (country, _args, context) => entries(await translationsOf(context, country)),
    demonyms: ({ demonyms }) => entries(demonyms),
    topLevelDomains: ({ tld }) => tld ?? [],
    currencies: ({ currencies }) => entries(currencies),
    callingCodes: ({ idd: { root = '', suffixes = [] } = {} }) =>
      suffixes.length > 0 ? suffixes.map((suffix) => root + suffix) : some([root]),
    capitals: ({ capital }) => capital ?? [],
    capitalCoordinates: ({ capitalInfo }) => place(capitalInfo?.latlng),
    subregion: ({ subregion }) => subregion || null,
    continents: ({ continents }) => continents ?? [],
    languages: ({ languages }) => entries(languages),
    coordinates: ({ latlng }) => place(latlng),
    borders: (country, _args, context, info) => neighboursOf(country, context, info),
    borderCodes: ({ borders }) => borders ?? [],
    flag: (country) => country,
    coatOfArms: ({ coatOfArms }) => (coatOfArms?.png || coatOfArms?.svg ? coatOfArms : null),
    gini: ({ gini }) => entries(gini),
    vehicleSigns: ({ car }) => some(car?.signs ?? []),
    drivingSide: ({ car }) => car?.side,
    timeZones: ({ timezones }) => timezones ?? [],
    raw: (country) => country,
  },
  CountryName: { native: ({ nativeName }) => entries(nativeName) },
  CountryLocalName: {
    language: ([language]) => language,
    common: ([_language, { common }]) => common || null,
    official: ([_language, { official }]) => official || null,
  },
  CountryDemonym: {
    language: ([language]) => language,
    feminine: ([_language, { f }]) => f || null,
    masculine: ([_language, { m }]) => m || null,
  },
  CountryCurrency: {
    code: ([code]) => code,
    name: ([_code, { name }]) => name || null,
    symbol: ([_code, { symbol }]) => symbol || null,
  },
  CountryCoordinates: {
    latitude: ([latitude = Number.NaN]) => latitude,
    longitude: ([, longitude = Number.NaN]) => longitude,
  },
  CountryLanguage: { code: ([code]) => code, name: ([_code, name]) => name },
  CountryFlag: {
    emoji: ({ flag }) => flag || null,
    png: ({ flags }) => flags?.png || null,
    svg: ({ flags }) => flags?.svg || null,
    description: ({ flags }) => flags?.alt || null,
  },
  CountryCoatOfArms: { png: ({ png }) => png || null, svg: ({ svg }) => svg || null },
  CountryMaps: {
    google: ({ googleMaps }) => googleMaps || null,
    openStreetMap: ({ openStreetMaps }) => openStreetMaps || null,
  },
  CountryGini: { year: ([year]) => Number(year), index: ([_year, index]) => index },
};

/** A map as a list of its entries. */
function entries<Value>(map: Readonly<Record<string, Value>> | undefined): [string, Value][] {
  return Object.entries(map ?? {});
}

function some(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}

/** Where nothing is known, an empty list is sent. */
function place(latlng: readonly number[] | undefined): readonly number[] | null {
  return latlng?.length === 2 ? latlng : null;
}
