import { readFileSync } from 'node:fs';
import type { Country, LocalName } from '#contracts/countries';

/** A country with a value for every field: with `fields`, the interface sends empty values rather than none. */
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

/** All real countries, from `countries.json`, which names its sources. */
export function countries(): readonly WorldCountry[] {
  const file = readFileSync(new URL('./countries.json', import.meta.url), 'utf8');
  const { languages, countries: all } = JSON.parse(file) as {
    languages: readonly string[];
    countries: readonly Facts[];
  };
  return all.map(({ translations, ...facts }) => ({
    ...facts,
    ...derived(facts),
    // Most of the data, and seldom requested.
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

/** Fields that follow from the others, and empty ones that have no source. */
function derived({
  cca2,
  latlng = [],
  region,
  subregion = '',
}: Pick<WorldCountry, 'cca2' | 'latlng' | 'region' | 'subregion'>) {
  const position = latlng.join(',');
  const flag = `https://flags.example.test/${cca2.toLowerCase()}`;
  return {
    fifa: '',
    continents: [CONTINENTS[subregion] ?? CONTINENTS[region] ?? region],
    flags: { png: `${flag}.png`, svg: `${flag}.svg`, alt: '' },
    maps: {
      googleMaps: `https://maps.example.test/?at=${position}`,
      openStreetMaps: `https://open-maps.example.test/?at=${position}`,
    },
    capitalInfo: {},
    coatOfArms: {},
    gini: {},
  };
}
