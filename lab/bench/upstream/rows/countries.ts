import type { Country, LocalName } from '../../../../mesh/generated/countries.ts';

export const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'] as const;
export const COUNTRIES = 250;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (n: number, place: number) => LETTERS[Math.floor(n / 26 ** place) % 26] ?? 'A';
const code3 = (n: number) => letter(n, 2) + letter(n, 1) + letter(n, 0);

/** The 25 languages of the service, eight of them not in Latin script, each with its words for a country and a republic. */
const LANGUAGES: Readonly<Record<string, readonly [common: string, official: string]>> = {
  ara: ['بلد', 'جمهورية'],
  bre: ['Bro', 'Republik'],
  ces: ['Země', 'Republika'],
  cym: ['Gwlad', 'Gweriniaeth'],
  deu: ['Land', 'Republik'],
  est: ['Maa', 'Vabariik'],
  fin: ['Maa', 'Tasavalta'],
  fra: ['Pays', 'République'],
  hrv: ['Zemlja', 'Republika'],
  hun: ['Ország', 'Köztársaság'],
  ind: ['Negara', 'Republik'],
  ita: ['Paese', 'Repubblica'],
  jpn: ['国', '共和国'],
  kor: ['나라', '공화국'],
  nld: ['Land', 'Republiek'],
  per: ['کشور', 'جمهوری'],
  pol: ['Kraj', 'Republika'],
  por: ['País', 'República'],
  rus: ['Страна', 'Республика'],
  slk: ['Krajina', 'Republika'],
  spa: ['País', 'República'],
  srp: ['Земља', 'Република'],
  swe: ['Land', 'Republiken'],
  tur: ['Ülke', 'Cumhuriyeti'],
  urd: ['ملک', 'جمہوریہ'],
};
const CODES = Object.keys(LANGUAGES);

function nameIn(code: string, n: number) {
  const [common, official] = LANGUAGES[code] ?? ['Country', 'Republic'];
  return { official: `${official} ${common} ${n}`, common: `${common} ${n}` } satisfies LocalName;
}

const namesIn = (codes: readonly string[], n: number) =>
  Object.fromEntries(codes.map((code) => [code, nameIn(code, n)]));

/** One to three languages of a country. */
const languagesOf = (n: number) => CODES.filter((_, index) => (index + n) % 25 < 1 + (n % 3));

/** A country with the fields that the workloads select, and no others. */
export function slimCountry(n: number): Pick<Country, 'name' | 'cca2' | 'cca3' | 'population'> {
  return {
    name: {
      common: `Country ${n}`,
      official: `Republic of Country ${n}`,
      nativeName: namesIn(languagesOf(n), n),
    },
    cca2: letter(n, 1) + letter(n, 0),
    cca3: code3(n),
    population: 10_000 + ((n * 104_729) % 90_000_000),
  };
}

/** A country with all its fields, of which the translations are the largest. */
export function wholeCountry(n: number): Country {
  const slim = slimCountry(n);
  const code = slim.cca2?.toLowerCase() ?? '';
  const languages = languagesOf(n);
  return {
    ...slim,
    tld: [`.${code}`],
    ccn3: String(n % 1000).padStart(3, '0'),
    cioc: code3(n),
    fifa: code3(n),
    independent: true,
    status: 'officially-assigned',
    unMember: true,
    currencies: { [code3(n)]: { name: `Crown of Country ${n}`, symbol: 'kr' } },
    idd: { root: '+3', suffixes: [String(n)] },
    capital: [`Capital ${n}`],
    capitalInfo: { latlng: [(n % 90) + 0.31, (n % 180) + 0.05] },
    altSpellings: [slim.cca2 ?? '', `Republic of Country ${n}`, ...languages.map((each) => nameIn(each, n).official)],
    region: 'Europe',
    subregion: 'Northern Europe',
    continents: ['Europe'],
    languages: Object.fromEntries(languages.map((each) => [each, `Language ${each}`])),
    translations: namesIn(CODES, n),
    latlng: [n % 90, n % 180],
    landlocked: n % 5 === 0,
    borders: Array.from({ length: n % 7 }, (_, index) => code3(n + index + 1)),
    area: 1000 + n * 331,
    demonyms: { eng: { f: `Countrywoman ${n}`, m: `Countryman ${n}` }, fra: { f: `Paysanne ${n}`, m: `Paysan ${n}` } },
    flag: '🏳',
    flags: {
      png: `https://flags.example/w320/${code}.png`,
      svg: `https://flags.example/${code}.svg`,
      alt: `The flag of Country ${n} has three horizontal bands of equal width, of which the middle one is white.`,
    },
    coatOfArms: { png: `https://arms.example/${code}.png`, svg: `https://arms.example/${code}.svg` },
    maps: { googleMaps: `https://maps.example/${n}`, openStreetMaps: `https://osm.example/relation/${n}` },
    gini: { 2018: 30.5 + (n % 20) },
    car: { signs: [code3(n)], side: 'right' },
    timezones: ['UTC+01:00'],
    startOfWeek: 'monday',
    postalCode: { format: '#####', regex: '^(\\d{5})$' },
  };
}
