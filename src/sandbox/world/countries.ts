import { readFileSync } from 'node:fs';
import type { Country, LocalName } from '#contracts/countries';

/** Everything the interface has a field for, as it is sent where `fields` are named: empty rather than absent. */
export type WorldCountry = Country &
  Required<Pick<Country, 'cca2' | 'cca3' | 'name' | 'region' | 'currencies' | 'altSpellings'>>;

interface Facts extends Omit<WorldCountry, 'translations'> {
  /** A line for each of the file's languages: one name, or the official and the common one. */
  readonly translations: string;
}

const CONTINENTS: Readonly<Record<string, string>> = {
  'South America': 'South America',
  Americas: 'North America',
  Antarctic: 'Antarctica',
};

/** All countries as they are, from `countries.json`, which says where its facts come from. */
export function countries(): readonly WorldCountry[] {
  const file = readFileSync(new URL('./countries.json', import.meta.url), 'utf8');
  const { languages, countries: all } = JSON.parse(file) as {
    languages: readonly string[];
    countries: readonly Facts[];
  };
  return all.map(({ translations, ...facts }) => ({
    ...facts,
    ...derived(facts),
    // Most of what there is, and seldom asked for.
    get translations() {
      const lines = translations.split('\n').map(namesOf);
      return Object.fromEntries(languages.map((language, index) => [language, lines[index] ?? {}]));
    },
  }));
}

function namesOf(text: string): LocalName {
  const [official = '', common = official] = text.split('|');
  return { official, common };
}

/** What follows from the facts, and what nobody has told. */
function derived({
  cca2,
  latlng = [],
  region,
  subregion = '',
}: Pick<WorldCountry, 'cca2' | 'latlng' | 'region' | 'subregion'>) {
  const place = latlng.join(',');
  const flag = `https://flags.example.test/${cca2.toLowerCase()}`;
  return {
    fifa: '',
    continents: [CONTINENTS[subregion] ?? CONTINENTS[region] ?? region],
    flags: { png: `${flag}.png`, svg: `${flag}.svg`, alt: '' },
    maps: {
      googleMaps: `https://maps.example.test/?at=${place}`,
      openStreetMaps: `https://open-maps.example.test/?at=${place}`,
    },
    capitalInfo: {},
    coatOfArms: {},
    gini: {},
  };
}
