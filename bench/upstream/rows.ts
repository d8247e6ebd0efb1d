import { createHash } from 'node:crypto';
import type { Transaction } from '../../mesh/generated/blockchain.ts';
import type { Country } from '../../mesh/generated/countries.ts';
import type { Order, PaymentDispute } from '../../mesh/generated/marketplace.ts';
import type { Author, Quote } from '../../mesh/generated/quotes.ts';

/*
 * What the upstream serves. Every row follows from its number alone, so that two machines measure the same bytes.
 */

export const TRANSACTIONS = 10_000;
export const AUTHORS = 10;
export const QUOTES = 100;
export const ORDERS = 1000;
/** So many of the orders may have disputes: a page of orders as it is asked for by default. */
export const DISPUTED_ORDERS = 50;
export const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'] as const;
export const COUNTRIES = 250;

/** The hash of a transaction. */
export function hashOf(n: number): string {
  return createHash('sha256').update(`transaction ${n}`).digest('hex');
}

export function transaction(n: number): Transaction {
  const hash = hashOf(n);
  const output = (place: number) => ({
    type: 0,
    spent: place === 0,
    value: 100_000 + ((n * 7919 + place) % 9_000_000),
    n: place,
    tx_index: 7_000_000 + n,
    script: `0014${hash.slice(0, 40)}`,
    addr: `bc1q${hash.slice(place, place + 38).replaceAll(/[1b]/g, 'q')}`,
  });
  return {
    hash,
    ver: 2,
    vin_sz: 1,
    vout_sz: 2,
    size: 222 + (n % 100),
    weight: 561 + (n % 400),
    fee: 1000 + (n % 5000),
    relayed_by: '0.0.0.0',
    lock_time: 0,
    tx_index: 7_000_000 + n,
    double_spend: false,
    time: 1_700_000_000 + n,
    block_index: 800_000,
    block_height: 800_000,
    inputs: [{ sequence: 4_294_967_295, witness: `02473044${hash}`, script: '', index: 0, prev_out: output(0) }],
    out: [output(0), output(1)],
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (n: number, place: number) => LETTERS[Math.floor(n / 26 ** place) % 26] ?? 'A';
const code3 = (n: number) => letter(n, 2) + letter(n, 1) + letter(n, 0);
const LANGUAGES = Array.from({ length: 25 }, (_, n) => code3(n * 31).toLowerCase());

/** A country with the fields that the workloads ask for, and no other. */
export function slimCountry(n: number): Country {
  const common = `Country ${n}`;
  const official = `Republic of ${common}`;
  return {
    name: { common, official, nativeName: { [LANGUAGES[n % 25] ?? '']: { official, common } } },
    cca2: letter(n, 1) + letter(n, 0),
    cca3: code3(n),
    population: 10_000 + ((n * 104_729) % 90_000_000),
  };
}

/** A country with about everything that is known of one, which is mostly its names. */
export function wholeCountry(n: number): Country {
  const slim = slimCountry(n);
  const names = { official: `Republic of Country ${n}`, common: `Country ${n}` };
  const code = slim.cca2?.toLowerCase() ?? '';
  return {
    ...slim,
    tld: [`.${code}`],
    ccn3: String(n % 1000).padStart(3, '0'),
    cioc: code3(n),
    independent: true,
    status: 'officially-assigned',
    unMember: true,
    currencies: { [code3(n)]: { name: `Crown of ${names.common}`, symbol: '¤' } },
    idd: { root: '+3', suffixes: [String(n)] },
    capital: [`Capital ${n}`],
    capitalInfo: { latlng: [n % 90, n % 180] },
    altSpellings: [slim.cca2 ?? '', names.official],
    region: 'Europe',
    subregion: 'Northern Europe',
    continents: ['Europe'],
    languages: { [LANGUAGES[n % 25] ?? '']: `Language ${n}` },
    translations: Object.fromEntries(LANGUAGES.map((language) => [language, names])),
    latlng: [n % 90, n % 180],
    landlocked: n % 5 === 0,
    borders: [code3(n + 1), code3(n + 2)],
    area: 1000 + n,
    flag: '🏳',
    flags: { png: `https://flags.example/w320/${code}.png`, svg: `https://flags.example/${code}.svg`, alt: 'A flag.' },
    maps: { googleMaps: `https://maps.example/${n}`, openStreetMaps: `https://osm.example/${n}` },
    gini: { 2018: 30 + (n % 20) },
    car: { signs: [code3(n)], side: 'right' },
    timezones: ['UTC+01:00'],
    startOfWeek: 'monday',
    postalCode: { format: '#####', regex: '^\\d{5}$' },
  };
}

const slugOf = (n: number) => `author-${n % AUTHORS}`;

export function author(n: number): Author {
  return {
    _id: `a${n}`,
    name: `Author ${n}`,
    slug: slugOf(n),
    bio: `Author ${n} wrote a good many things that are worth repeating, and some that are not.`,
    description: 'Writer',
    link: `https://authors.example/${n}`,
    quoteCount: QUOTES / AUTHORS,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

export function quote(n: number): Quote {
  const content = `Saying number ${n} is short, but not so short that nobody would care to repeat it.`;
  return {
    _id: `q${n}`,
    content,
    author: `Author ${n % AUTHORS}`,
    authorSlug: slugOf(n),
    tags: ['Famous Quotes', 'Wisdom'],
    length: content.length,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

/** An order's id. */
export function orderIdOf(n: number): string {
  return `11-${String(n).padStart(5, '0')}-00001`;
}

export function order(n: number): Order {
  const time = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const amount = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'EUR' });
  return {
    orderId: orderIdOf(n),
    legacyOrderId: `1${n}`,
    creationDate: time,
    lastModifiedDate: time,
    orderFulfillmentStatus: 'NOT_STARTED',
    orderPaymentStatus: 'PAID',
    sellerId: 'seller',
    buyer: { username: `buyer-${n % 97}` },
    cancelStatus: { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
    lineItems: [
      {
        lineItemId: `l${n}`,
        sku: `sku-${n % 50}`,
        title: `Thing ${n % 50}`,
        quantity: 1 + (n % 3),
        lineItemFulfillmentStatus: 'NOT_STARTED',
        lineItemCost: amount(1999 + n),
        total: amount(2399 + n),
      },
    ],
    pricingSummary: { priceSubtotal: amount(1999 + n), deliveryCost: amount(400), total: amount(2399 + n) },
  };
}

/** An order's disputes: none, one or two. */
export function disputesOf(n: number): PaymentDispute[] {
  if (n >= DISPUTED_ORDERS) return [];
  return Array.from({ length: n % 3 }, (_, place) => ({
    paymentDisputeId: `${5_000_000 + n * 10 + place}`,
    orderId: orderIdOf(n),
    buyerUsername: `buyer-${n % 97}`,
    amount: { value: '24.99', currency: 'EUR' },
    openDate: '2026-02-01T10:00:00.000Z',
    reason: 'ITEM_NOT_RECEIVED',
    paymentDisputeStatus: 'OPEN',
  }));
}
