import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country, LocalName, PostalCode } from '#contracts/countries';

/*
 * Writes `src/sandbox/world/countries.json`, the facts of the sandbox about countries, from packages that were
 * downloaded by `npm pack` and unpacked into one folder, each below its name and version:
 *
 *   node scripts/countries-data.ts <folder>
 */
const SOURCES = [
  {
    package: 'world-countries',
    version: '5.1.0',
    licence: 'ODbL-1.0',
    for: 'everything that no other package is named for',
  },
  { package: 'cldr-core', version: '48.2.0', licence: 'Unicode-3.0', for: 'populations, first days of the week' },
  { package: '@ideditor/country-coder', version: '5.1.0', licence: 'ISC', for: 'sides of the road' },
  { package: 'postcode-validator', version: '3.10.22', licence: 'MIT', for: 'patterns of postal codes' },
] as const;
const LICENCE =
  'A database derived from world-countries, under ODbL-1.0 as that is. Contains data of Unicode CLDR, © Unicode, Inc.';

type Source = (typeof SOURCES)[number]['package'];
type Known = Required<Omit<Country, 'name'>> & {
  readonly name: {
    readonly common: string;
    readonly official: string;
    readonly native: Readonly<Record<string, LocalName>>;
  };
};
interface Territory {
  readonly iso1A2?: string;
  readonly country?: string;
  readonly groups?: readonly string[];
  readonly driveSide?: 'left';
}

const folder = process.argv[2];
if (!folder) throw new TypeError('Usage: node scripts/countries-data.ts <folder of the packages>');
const known = readJson('world-countries', 'countries.json') as Known[];
const populations = at(
  readJson('cldr-core', 'supplemental/territoryInfo.json'),
  'supplemental',
  'territoryInfo',
) as Record<string, { _population: string }>;
const firstDays = at(
  readJson('cldr-core', 'supplemental/weekData.json'),
  'supplemental',
  'weekData',
  'firstDay',
) as Record<string, string>;
const territories = (
  readJson('@ideditor/country-coder', 'src/data/borders.json') as { features: { properties: Territory }[] }
).features.map(({ properties }) => properties);
const postalPatterns = new Map(
  [
    ...read('postcode-validator', 'lib/cjs/postcode-regexes.js').matchAll(
      /\[\s*postcode_types_1\.CountryCode\.([A-Z]{2}),\s*\/(.+)\/i?,?\s*\]/g,
    ),
  ].map(([, code, pattern]) => [code, pattern]),
);
const languages = Object.keys(known[0]?.translations ?? {});
const lines = known.map((country) => JSON.stringify(compact(country))).join(',\n');
const header = JSON.stringify({ licence: LICENCE, sources: SOURCES, languages }).slice(0, -1);
writeFileSync('src/sandbox/world/countries.json', `${header},"countries":[\n${lines}\n]}\n`);

function compact({ name, translations, area, capital, currencies, ...country }: Known) {
  const { cca2 } = country;
  const startOfWeek = startOfWeekOf(cca2);
  return {
    name: { common: name.common, official: name.official, nativeName: name.native },
    ...pick(country, ['tld', 'cca2', 'ccn3', 'cca3', 'cioc', 'independent', 'status', 'unMember']),
    // The package has no currency for Micronesia, which uses the dollar.
    currencies: cca2 === 'FM' ? { USD: { name: 'United States dollar', symbol: '$' } } : currencies,
    idd: country.idd,
    capital: capital.filter((city) => city !== ''),
    ...pick(country, ['altSpellings', 'region', 'subregion', 'languages']),
    translations: languages.map((language) => joined(translations[language] ?? {})).join('\n'),
    ...pick(country, ['latlng', 'landlocked', 'borders']),
    // One area is unknown, which is -1.
    ...(area >= 0 && { area }),
    population: Number(populations[cca2]?._population ?? 0),
    ...pick(country, ['flag', 'demonyms']),
    car: { signs: [''], side: sideOf(cca2) },
    timezones: timezonesOf(country),
    ...(startOfWeek && { startOfWeek }),
    ...(postalPatterns.has(cca2) && { postalCode: postalCodeOf(postalPatterns.get(cca2) ?? '') }),
  };
}

/** Both names in one text, and only one where they are the same. */
function joined({ official = '', common = '' }: LocalName): string {
  return official === common ? common : `${official}|${common}`;
}

/** The API's enum has three days. */
function startOfWeekOf(code: string): string | undefined {
  return { mon: 'monday', sat: 'saturday', sun: 'sunday' }[firstDays[code] ?? firstDays['001'] ?? ''];
}

/** The package lists left-hand traffic only, by territory or its parts. */
function sideOf(code: string): 'left' | 'right' {
  const whole = territories.find(({ iso1A2 }) => iso1A2 === code);
  const parts = territories.filter(
    ({ iso1A2, country, groups }) => !iso1A2 && (country === code || groups?.includes(code)),
  );
  return [whole, ...parts].some((each) => each?.driveSide === 'left') ? 'left' : 'right';
}

/** Winter offsets of ICU's zones of the country, or else the offset of its longitude. */
function timezonesOf({ cca2, latlng }: Pick<Known, 'cca2' | 'latlng'>): string[] {
  const locale = new Intl.Locale(`und-${cca2}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  const zones = locale.getTimeZones() ?? [];
  const minutes = zones.length > 0 ? zones.map(winterMinutes) : [Math.round((latlng[1] ?? 0) / 15) * 60];
  return [...new Set(minutes)].toSorted((one, other) => one - other).map(offsetText);
}

function winterMinutes(timeZone: string): number {
  const offsets = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((time) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(time));
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  });
  return Math.min(...offsets);
}

function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** There is a format if the pattern is simple enough: `#` for a digit, `@` for a letter. */
function postalCodeOf(regex: string): PostalCode {
  const plain = regex
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\\d\{(\d)\}/g, (_all, count: string) => '#'.repeat(Number(count)))
    .replaceAll(/\[A-Z\]\{(\d)\}/g, (_all, count: string) => '@'.repeat(Number(count)))
    .replaceAll('\\d', '#')
    .replaceAll('[ ]?', ' ');
  return /^[#@A-Z0-9 -]+$/.test(plain) ? { format: plain, regex } : { regex };
}

function pick<Item extends object, Name extends keyof Item>(item: Item, names: readonly Name[]): Pick<Item, Name> {
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>;
}

function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((current, name) => (current as Record<string, unknown>)[name], value);
}

function readJson(source: Source, file: string): unknown {
  return JSON.parse(read(source, file));
}

function read(source: Source, file: string): string {
  const version = SOURCES.find((each) => each.package === source)?.version;
  return readFileSync(join(folder ?? '', `${source.replace('@', '').replace('/', '-')}-${version}`, file), 'utf8');
}
