import type { DiallingCode } from '#contracts/countries';
import { distinctValues, entriesOf, from, listed, listFrom, paged, textFrom } from '#graph';
import { assertSegment, UpstreamError } from '#upstream';
import {
  allCountries,
  byCodes,
  countriesOfCodes,
  countryCode,
  countryOfCode,
  fieldsOfOperation,
  inOrder,
} from './batches.ts';
import { countriesByCodes } from './calls.ts';
import type { CountryCoordinates } from './models.ts';
import type { Resolvers } from './types.generated.ts';

/** The API does not define an order, and reports an empty list as an error. */
const SHAPE = {
  orderBy: 'cca3',
  primes: byCodes,
  emptyOn: (error: unknown) => error instanceof UpstreamError && error.code === 'NOT_FOUND',
} as const;

export const resolvers: Resolvers = {
  Query: {
    country: (_root, { id }, context, info) => countryOfCode(countryCode(id, context), context, info),
    countries(_root, { where, ...window }, context, info) {
      const fields = fieldsOfOperation(info);
      const shape = { ...SHAPE, projection: { fields } };
      if (!where) {
        return listed(context, info, {}, window, async () => {
          const countries = (await allCountries(context.upstream, fields)).toSorted(inOrder);
          context.lookups.prime(byCodes, countries);
          return countries;
        });
      }
      const { name, fullName, region, currencyCode: code } = where;
      if (where.codes != null) {
        const codes = distinctValues('codes', where.codes);
        return listed(context, info, { codes }, window, async () =>
          (await countriesOfCodes(codes, context, info)).toSorted(inOrder),
        );
      }
      if (region != null) return paged(context, info, 'countries.listCountriesByRegion', { region }, window, shape);
      if (code != null) return paged(context, info, 'countries.listCountriesByCurrency', { code }, window, shape);
      if (fullName != null) assertSegment('fullName', fullName);
      const args = fullName == null ? { name: name ?? '' } : { name: fullName, fullText: true };
      return paged(context, info, 'countries.listCountriesByName', args, window, shape);
    },
  },
  Country: {
    code: from('cca2'),
    code3: from('cca3'),
    numericCode: textFrom('ccn3'),
    olympicCode: textFrom('cioc'),
    footballCode: textFrom('fifa'),
    codeStatus: from('status'),
    isIndependent: from('independent'),
    isUnitedNationsMember: from('unMember'),
    alternativeSpellings: listFrom('altSpellings'),
    translations: from('translations', entriesOf),
    demonyms: from('demonyms', (demonyms) => entriesOf(demonyms).filter(({ value }) => value.f || value.m)),
    topLevelDomains: listFrom('tld'),
    currencies: from('currencies', entriesOf),
    callingCodes: from('idd', callingCodesOf),
    capitals: listFrom('capital'),
    capitalCoordinates: from('capitalInfo?.latlng', coordinatesOf),
    subregion: textFrom('subregion'),
    continents: listFrom('continents'),
    languages: from('languages', entriesOf),
    coordinates: from('latlng', coordinatesOf),
    area: from('area', (area) => (area === undefined || area < 0 ? null : area)),
    isLandlocked: from('landlocked'),
    borders: from('borders', countriesByCodes),
    borderCodes: listFrom('borders'),
    flag: from(['flag', 'flags'], (country) => country),
    coatOfArms: from('coatOfArms', (images) => (images?.png || images?.svg ? images : null)),
    gini: from('gini', entriesOf),
    vehicleSigns: from('car?.signs', (signs) => some(signs ?? [])),
    drivingSide: from('car?.side'),
    timeZones: listFrom('timezones'),
    postalCodeFormat: from('postalCode'),
  },
  CountryName: { native: from('nativeName', entriesOf) },
  CountryLocalName: {
    languageCode: from('key'),
    common: textFrom('value.common'),
    official: textFrom('value.official'),
  },
  CountryDemonym: {
    languageCode: from('key'),
    feminine: textFrom('value.f'),
    masculine: textFrom('value.m'),
  },
  CountryCurrency: {
    currencyCode: from('key'),
    name: textFrom('value.name'),
    symbol: textFrom('value.symbol'),
  },
  CountryLanguage: { code: from('key'), name: from('value') },
  CountryFlag: {
    emoji: textFrom('flag'),
    pngUrl: from('flags?.png'),
    svgUrl: from('flags?.svg'),
    description: textFrom('flags?.alt'),
  },
  CountryCoatOfArms: { pngUrl: from('png'), svgUrl: from('svg') },
  CountryMaps: {
    commercialUrl: from('googleMaps'),
    communityUrl: from('openStreetMaps'),
  },
  CountryGini: { year: from('key', Number), index: from('value') },
};

function callingCodesOf({ root = '', suffixes = [] }: DiallingCode = {}): readonly string[] {
  return suffixes.length > 0 ? suffixes.map((suffix) => root + suffix) : some([root]);
}

function some(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}

/** Coordinates from a list of two numbers. An empty list is sent for unknown ones. */
function coordinatesOf(latlng: readonly number[] | undefined): CountryCoordinates | null {
  const [latitude, longitude] = latlng ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
