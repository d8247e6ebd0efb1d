import type { Random } from '../random.ts';

/** An invented person. */
export interface Person {
  readonly givenName: string;
  readonly familyName: string;
  readonly username: string;
  readonly email: string;
  readonly address: Address;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly currency: string;
}

const GIVEN = [
  'Aila',
  'Bram',
  'Ciara',
  'Dario',
  'Elin',
  'Femi',
  'Gala',
  'Hugo',
  'Ines',
  'Joona',
  'Kaia',
  'Leon',
  'Mira',
  'Nilo',
  'Oona',
  'Pavel',
];
const FAMILY = [
  'Testa',
  'Exempel',
  'Sampleton',
  'Fixture',
  'Mockley',
  'Dummy',
  'Placeholder',
  'Specimen',
  'Muster',
  'Prover',
];
const PLACES = [
  ['Dublin', 'L', 'D02 X000', 'IE', 'Ireland', 'EUR'],
  ['Berlin', 'BE', '10115', 'DE', 'Germany', 'EUR'],
  ['Lyon', 'ARA', '69001', 'FR', 'France', 'EUR'],
  ['Porto', '13', '4000-001', 'PT', 'Portugal', 'EUR'],
  ['Leeds', 'ENG', 'LS1 0AA', 'GB', 'United Kingdom', 'GBP'],
  ['Bergen', '46', '5003', 'NO', 'Norway', 'NOK'],
  ['Uppsala', 'C', '752 20', 'SE', 'Sweden', 'SEK'],
  ['Aarhus', '82', '8000', 'DK', 'Denmark', 'DKK'],
  ['Zürich', 'ZH', '8001', 'CH', 'Switzerland', 'CHF'],
  ['Kraków', 'MA', '30-001', 'PL', 'Poland', 'PLN'],
  ['Portland', 'OR', '97201', 'US', 'United States', 'USD'],
  ['Halifax', 'NS', 'B3H 0A1', 'CA', 'Canada', 'CAD'],
  ['Osaka', '27', '530-0001', 'JP', 'Japan', 'JPY'],
  ['Hobart', 'TAS', '7000', 'AU', 'Australia', 'AUD'],
] as const;

export function person(random: Random): Person {
  const [givenName, familyName] = [random.pick(GIVEN), random.pick(FAMILY)];
  const username = `${givenName}.${familyName}${random.int(10, 99)}`.toLowerCase();
  return { givenName, familyName, username, email: `${username}@example.test`, address: address(random) };
}

export function address(random: Random): Address {
  const [city, region, postalCode, countryCode, countryName, currency] = random.pick(PLACES);
  return {
    street: `${random.int(1, 199)} Sample Street`,
    city,
    region,
    postalCode,
    countryCode,
    countryName,
    currency,
  };
}
