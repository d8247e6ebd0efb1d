import type { CountryField } from '#contracts/countries';
import { projected, type Selection } from '#graph';

/** From which fields of the interface each field of the graph is made. */
const SOURCES: Readonly<Record<string, readonly CountryField[]>> = {
  id: ['cca3'],
  name: ['name'],
  code: ['cca2'],
  code3: ['cca3'],
  numericCode: ['ccn3'],
  olympicCode: ['cioc'],
  footballCode: ['fifa'],
  codeStatus: ['status'],
  independent: ['independent'],
  unitedNationsMember: ['unMember'],
  alternativeSpellings: ['altSpellings'],
  translations: ['translations'],
  demonyms: ['demonyms'],
  topLevelDomains: ['tld'],
  currencies: ['currencies'],
  callingCodes: ['idd'],
  capitals: ['capital'],
  capitalCoordinates: ['capitalInfo'],
  region: ['region'],
  subregion: ['subregion'],
  continents: ['continents'],
  languages: ['languages'],
  coordinates: ['latlng'],
  landlocked: ['landlocked'],
  borders: ['borders'],
  borderCodes: ['borders'],
  area: ['area'],
  population: ['population'],
  flag: ['flag', 'flags'],
  coatOfArms: ['coatOfArms'],
  maps: ['maps'],
  gini: ['gini'],
  vehicleSigns: ['car'],
  drivingSide: ['car'],
  timeZones: ['timezones'],
  startOfWeek: ['startOfWeek'],
  postalCode: ['postalCode'],
};

/** What fields that lead from a country to other interfaces begin with. */
const LINKS: readonly CountryField[] = ['cca2', 'currencies', 'name'];

/** The fields to ask for: what is selected needs them, and the order the code. None at all when `raw` is selected. */
export function fieldsOf(selection: Selection): readonly string[] | undefined {
  if (!known.has(selection)) known.set(selection, findFields(selection));
  return known.get(selection);
}

const known = new WeakMap<Selection, readonly string[] | undefined>();

function findFields(selection: Selection): string[] | undefined {
  const needed = new Map<string, Selection>([['code3', new Map()], ...selection]);
  const sources = [...needed.keys()].map((name) => [name, SOURCES[name] ?? LINKS] as const);
  return projected(needed, Object.fromEntries(sources));
}

/** Every field but the translations, which are larger than all others together. */
export const allButTranslations: readonly CountryField[] = [...new Set(Object.values(SOURCES).flat())]
  .filter((name) => name !== 'translations')
  .toSorted();

/**
 * What a list of all countries has to have for a selection: its keys, and what is selected of the country, of its
 * neighbours, and of theirs. Never translations, which are found by the name.
 */
export function indexFieldsOf(selection: Selection): readonly CountryField[] {
  const fields = fieldsOf(withNeighbours(selection));
  if (!fields) return allButTranslations;
  const needed = fields.map((name) => (name === 'translations' ? 'name' : name));
  return [...new Set(['cca2', 'cca3', ...needed])].toSorted();
}

function withNeighbours(selection: Selection): Selection {
  const neighbours = selection.get('borders');
  return neighbours ? new Map([...withNeighbours(neighbours), ...selection]) : selection;
}
