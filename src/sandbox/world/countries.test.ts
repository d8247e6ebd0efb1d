import { expect, it } from 'vitest';
import { countries } from './countries.ts';

const all = countries();

it('has 250 countries, each in one region', () => {
  const regions = Map.groupBy(all, ({ region }) => region);
  expect(Object.fromEntries([...regions].map(([region, rows]) => [region, rows.length]))).toEqual({
    Africa: 59,
    Americas: 56,
    Antarctic: 5,
    Asia: 50,
    Europe: 53,
    Oceania: 27,
  });
});

it('has unique codes, and neighbours that exist', () => {
  const codes = new Set(all.map(({ cca3 }) => cca3));
  expect([codes.size, new Set(all.map(({ cca2 }) => cca2)).size]).toEqual([250, 250]);
  expect(all.flatMap(({ borders = [] }) => borders).filter((code) => !codes.has(code))).toEqual([]);
});

it('has all facts of a country', () => {
  const { translations, altSpellings, ...known } = all.find(({ cca3 }) => cca3 === 'IRL') ?? {};
  expect([translations?.['deu'], altSpellings?.includes('Éire')]).toEqual([
    { official: 'Republik Irland', common: 'Irland' },
    true,
  ]);
  expect(known).toMatchObject({
    cca2: 'IE',
    ccn3: '372',
    region: 'Europe',
    subregion: 'Northern Europe',
    continents: ['Europe'],
    capital: ['Dublin'],
    borders: ['GBR'],
    currencies: { EUR: { name: 'Euro', symbol: '€' } },
    idd: { root: '+3', suffixes: ['53'] },
    car: { signs: ['IRL'], side: 'left' },
    gini: { 2017: 31.4 },
    fifa: 'IRL',
    capitalInfo: { latlng: [53.32, -6.23] },
    coatOfArms: { svg: 'https://arms.example.test/ie.svg' },
    timezones: ['UTC'],
    startOfWeek: 'monday',
    area: 70273,
    flags: { svg: 'https://flags.example.test/ie.svg', alt: 'The flag of Ireland.' },
  });
});

it('lacks facts for as many countries as the service does', () => {
  const without = (isEmpty: (country: (typeof all)[number]) => boolean) => all.filter(isEmpty).length;
  expect({
    gini: without(({ gini = {} }) => Object.keys(gini).length === 0),
    fifa: without(({ fifa }) => fifa === ''),
    capitalInfo: without(({ capitalInfo }) => capitalInfo?.latlng === undefined),
  }).toEqual({ gini: 83, fifa: 44, capitalInfo: 5 });
});
