import { readFileSync } from 'node:fs';
import type { Country, LocalName } from '#contracts/countries';

/** A country with a value for every field: with `fields`, the API sends empty values rather than none. */
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

/** All real countries, from `countries.json` and `country-figures.json`, which name their sources. */
export function countries(): readonly WorldCountry[] {
  const { languages, countries: all } = read<{ languages: readonly string[]; countries: readonly Facts[] }>(
    'countries',
  );
  const { countries: figures } = read<{ countries: Readonly<Record<string, Figures>> }>('country-figures');
  return all.map(({ translations, ...facts }) => ({
    ...facts,
    ...derived(facts),
    ...figuresOf(facts, figures[facts.cca3] ?? { signs: [''] }),
    // Most of the data, and seldom requested.
    get translations() {
      const lines = translations.split('\n').map(namesOf);
      return Object.fromEntries(languages.map((language, index) => [language, lines[index] ?? {}]));
    },
  }));
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Content;
}

function namesOf(text: string): LocalName {
  const [official = '', common = official] = text.split('|');
  return { official, common };
}

/** Figures of a country from `country-figures.json`. */
interface Figures {
  readonly gini?: readonly [year: number, coefficient: number];
  readonly fifa?: string;
  /** Latitude and longitude. */
  readonly capital?: readonly [number, number];
  readonly signs: readonly string[];
}

/** Fields that follow from the others. */
function derived({
  cca2,
  latlng = [],
  region,
  subregion = '',
  name,
  independent,
}: Pick<WorldCountry, 'cca2' | 'latlng' | 'region' | 'subregion' | 'name' | 'independent'>) {
  const position = latlng.join(',');
  const flag = `https://flags.example.test/${cca2.toLowerCase()}`;
  return {
    continents: [CONTINENTS[subregion] ?? CONTINENTS[region] ?? region],
    // Flags of dependent territories have no description.
    flags: { png: `${flag}.png`, svg: `${flag}.svg`, alt: independent ? `The flag of ${name.common}.` : '' },
    maps: {
      googleMaps: `https://maps.example.test/?at=${position}`,
      openStreetMaps: `https://open-maps.example.test/?at=${position}`,
    },
  };
}

function figuresOf({ cca2, car }: Pick<Facts, 'cca2' | 'car'>, { gini, fifa = '', capital, signs }: Figures) {
  const arms = `https://arms.example.test/${cca2.toLowerCase()}`;
  return {
    fifa,
    car: { ...car, signs },
    capitalInfo: capital ? { latlng: capital } : {},
    coatOfArms: capital ? { png: `${arms}.png`, svg: `${arms}.svg` } : {},
    gini: gini ? { [gini[0]]: gini[1] } : {},
  };
}
