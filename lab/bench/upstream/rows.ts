import { createHash } from 'node:crypto';
import type { Input, Output, Transaction } from '../../../mesh/generated/blockchain.ts';
import type { Country, LocalName } from '../../../mesh/generated/countries.ts';
import type {
  Amount,
  FulfillmentStartInstruction,
  LineItem,
  Order,
  PaymentDispute,
} from '../../../mesh/generated/marketplace.ts';
import type { Author, Quote } from '../../../mesh/generated/quotes.ts';

/** This many hexadecimal digits, derived from a text. */
export function hexDigits(seed: string, length: number): string {
  let digits = '';
  for (let part = 0; digits.length < length; part++) {
    digits += createHash('sha256').update(`${seed} ${part}`).digest('hex');
  }
  return digits.slice(0, length);
}

const WORDS =
  'the of a to in is that it was for on are with as his they be at one have this from by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would write like so these her long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find head stand own page should country found answer school grow study still learn plant cover food sun four thought let keep eye never last door between city tree cross since hard start might story saw far sea draw left late run while press close night real life few stop'.split(
    ' ',
  );

/** A sentence of this many words, derived from a number. */
export function sentence(n: number, words: number): string {
  const chosen = Array.from({ length: words }, (_, index) => WORDS[(n * 31 + index * 17 + index * n) % WORDS.length]);
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

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

/** The number of orders that may have disputes: a default page of orders. */
export const DISPUTED_ORDERS = 50;

/** The disputes of an order: none, one or two. */
export function disputesOf(n: number): PaymentDispute[] {
  if (n >= DISPUTED_ORDERS) return [];
  return Array.from({ length: n % 3 }, (_, place) => ({
    paymentDisputeId: `${5_000_000_000 + n * 10 + place}`,
    orderId: orderIdOf(n),
    buyerUsername: buyerOf(n),
    amount: { value: '24.99', currency: 'EUR' },
    openDate: '2026-02-01T10:00:00.000Z',
    reason: 'ITEM_NOT_RECEIVED',
    paymentDisputeStatus: 'ACTION_NEEDED',
    respondByDate: '2026-02-11T10:00:00.000Z',
  }));
}

export const ORDERS = 1000;

/** Digits of the service's ids of items. */
const ID_DIGITS = 1e12;
const DELIVERY_CENTS = 490;
const DAY_MS = 86_400_000;

/** An order's id. */
export const orderIdOf = (n: number) => `11-${String(n).padStart(5, '0')}-00001`;
/** The name of the buyer of an order. */
const buyerOf = (n: number) => `buyer-${n % 97}`;

const timeOf = (n: number, days = 0) => new Date(Date.UTC(2026, 0, 1) + n * 60_000 + days * DAY_MS).toISOString();
const amount = (cents: number): Amount => ({ value: (cents / 100).toFixed(2), currency: 'EUR' });
const centsOf = (n: number, place: number) => 1999 + ((n * 37 + place * 1009) % 20_000);

/** An order of one or two items, as a listing returns it: prices, payment, delivery and the buyer's address included. */
export function order(n: number): Order {
  const places = Array.from({ length: n % 4 === 3 ? 2 : 1 }, (_, place) => place);
  const subtotal = places.reduce((sum, place) => sum + centsOf(n, place), 0);
  const total = amount(subtotal + DELIVERY_CENTS);
  return {
    orderId: orderIdOf(n),
    legacyOrderId: `${ID_DIGITS / 10 + n}-${ID_DIGITS + n}`,
    creationDate: timeOf(n),
    lastModifiedDate: timeOf(n, 1),
    orderFulfillmentStatus: 'NOT_STARTED',
    orderPaymentStatus: 'PAID',
    sellerId: 'sample-seller',
    buyer: {
      username: buyerOf(n),
      taxAddress: { city: 'Berlin', stateOrProvince: 'BE', postalCode: '10115', countryCode: 'DE' },
    },
    buyerCheckoutNotes: sentence(n, n % 4 === 0 ? 12 : 3),
    cancelStatus: { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
    fulfillmentHrefs: [],
    fulfillmentStartInstructions: [delivery(n)],
    lineItems: places.map((place) => lineItem(n, place)),
    paymentSummary: {
      totalDueSeller: total,
      refunds: [],
      payments: [
        {
          paymentMethod: 'EBAY',
          paymentReferenceId: hexDigits(`payment ${n}`, 12),
          paymentDate: timeOf(n),
          amount: total,
          paymentStatus: 'PAID',
        },
      ],
    },
    pricingSummary: {
      priceSubtotal: amount(subtotal),
      priceDiscount: amount(-100),
      deliveryCost: amount(DELIVERY_CENTS),
      total,
    },
    salesRecordReference: `${1000 + n}`,
    totalFeeBasisAmount: total,
    totalMarketplaceFee: amount(Math.round(subtotal / 10)),
  };
}

function delivery(n: number): FulfillmentStartInstruction {
  return {
    fulfillmentInstructionsType: 'SHIP_TO',
    minEstimatedDeliveryDate: timeOf(n, 3),
    maxEstimatedDeliveryDate: timeOf(n, 6),
    shippingStep: {
      shippingCarrierCode: 'SamplePost',
      shippingServiceCode: 'DE_SamplePaket',
      shipTo: {
        fullName: `Müller, Robin ${n}`,
        email: `${hexDigits(`buyer ${n}`, 16)}@members.example`,
        primaryPhone: { phoneNumber: `+49 30 ${100_000 + n}` },
        contactAddress: {
          addressLine1: `Beispielstraße ${1 + (n % 200)}`,
          addressLine2: 'Hinterhaus, 3. Stock',
          city: 'Berlin',
          stateOrProvince: 'BE',
          postalCode: '10115',
          countryCode: 'DE',
        },
      },
    },
  };
}

function lineItem(n: number, place: number): LineItem {
  const cents = centsOf(n, place);
  return {
    lineItemId: `${10 * ID_DIGITS + n * 10 + place}`,
    legacyItemId: `${ID_DIGITS / 10 + n * 10 + place}`,
    sku: `SKU-${(n + place) % 50}`,
    title: sentence(n + place, 9),
    quantity: 1 + (n % 3),
    soldFormat: 'FIXED_PRICE',
    listingMarketplaceId: 'EBAY_DE',
    purchaseMarketplaceId: 'EBAY_DE',
    lineItemFulfillmentStatus: 'NOT_STARTED',
    lineItemCost: amount(cents),
    total: amount(cents + DELIVERY_CENTS),
    deliveryCost: { shippingCost: amount(DELIVERY_CENTS) },
    appliedPromotions: [],
    taxes: [{ amount: amount(Math.round(cents * 0.19)) }],
    refunds: [],
    properties: { buyerProtection: true, fromBestOffer: false, soldViaAdCampaign: n % 5 === 0 },
    itemLocation: { location: 'Berlin', countryCode: 'DE', postalCode: '10115' },
    lineItemFulfillmentInstructions: {
      minEstimatedDeliveryDate: timeOf(n, 3),
      maxEstimatedDeliveryDate: timeOf(n, 6),
      shipByDate: timeOf(n, 2),
      guaranteedDelivery: false,
    },
  };
}

export const AUTHORS = 10;
export const QUOTES = 100;

const TAGS = ['Famous Quotes', 'Wisdom', 'Inspirational', 'Friendship', 'Technology', 'Success'] as const;

const idOf = (kind: string, n: number) => hexDigits(`${kind} ${n}`, 12);
const slugOf = (n: number) => `author-${n % AUTHORS}`;

/** An author with a biography of a paragraph. */
export function author(n: number): Author {
  return {
    _id: idOf('author', n),
    name: `Author ${n}`,
    slug: slugOf(n),
    bio: [0, 1, 2, 3].map((each) => sentence(n + each, 20 + 3 * ((n + each) % 5))).join(' '),
    description: 'Writer and philosopher',
    link: `https://encyclopedia.example/wiki/Author_${n}`,
    quoteCount: QUOTES / AUTHORS,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

/** A quote of one to three sentences, as a search returns it. */
export function quote(n: number): Quote {
  const content = Array.from({ length: 1 + (n % 3) }, (_, each) => sentence(n * 3 + each, 12 + (n % 9))).join(' ');
  return {
    _id: idOf('quote', n),
    content,
    author: `Author ${n % AUTHORS}`,
    authorSlug: slugOf(n),
    authorId: idOf('author', n % AUTHORS),
    tags: TAGS.filter((_, index) => (n + index) % 3 === 0),
    length: content.length,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

export const TRANSACTIONS = 10_000;

/** Most transactions are small; some move coins from several addresses, or to several. */
const INPUTS = [1, 1, 2, 1, 3, 1, 2, 1] as const;
const OUTPUTS = [2, 2, 1, 3, 2, 5, 2] as const;
/** Bytes of a transaction without its inputs and outputs, of an input, and of an output. */
const [BASE_BYTES, INPUT_BYTES, OUTPUT_BYTES] = [11, 68, 31];
/** The service numbers transactions by 16 digits, of which every number is a safe integer. */
const FIRST_INDEX = 1e15;

/** The hash of a transaction. */
export const hashOf = (n: number) => hexDigits(`transaction ${n}`, 64);

/** A confirmed transaction with all its inputs and outputs. */
export function transaction(n: number): Transaction {
  const hash = hashOf(n);
  const [inputs, outputs] = [INPUTS[n % INPUTS.length] ?? 1, OUTPUTS[n % OUTPUTS.length] ?? 1];
  const size = BASE_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES + inputs * 40;
  return {
    hash,
    ver: 2,
    vin_sz: inputs,
    vout_sz: outputs,
    size,
    weight: size * 4 - inputs * 321,
    fee: 1000 + (n % 5000),
    relayed_by: '0.0.0.0',
    lock_time: 0,
    tx_index: indexOf(hash),
    double_spend: false,
    time: 1_700_000_000 + n,
    block_index: 800_000 + Math.floor(n / 100),
    block_height: 800_000 + Math.floor(n / 100),
    inputs: Array.from({ length: inputs }, (_, place) => input(n, place)),
    out: Array.from({ length: outputs }, (_, place) => output(hash, n, place)),
  };
}

/** The service's own number of a transaction. */
const indexOf = (hash: string) => FIRST_INDEX + Number.parseInt(hash.slice(0, 13), 16);

function input(n: number, place: number): Input {
  const signature = hexDigits(`signature ${n} ${place}`, 140);
  const publicKey = hexDigits(`key ${n} ${place}`, 64);
  const spent = output(hashOf(n + place + 1), n + place + 1, place);
  return {
    sequence: 4_294_967_293,
    witness: `0247${signature}012103${publicKey}`,
    script: '',
    index: place,
    prev_out: { ...spent, spent: true, spending_outpoints: [{ tx_index: indexOf(hashOf(n)), n: place }] },
  };
}

function output(hash: string, n: number, place: number): Output {
  const program = hexDigits(`address ${hash} ${place}`, 40);
  return {
    type: 0,
    spent: false,
    value: 100_000 + ((n * 7919 + place) % 900_000_000),
    spending_outpoints: [],
    n: place,
    tx_index: indexOf(hash),
    script: `0014${program}`,
    addr: `bc1q${program.slice(0, 38).replaceAll(/[1b]/g, 'q')}`,
  };
}

/*
 * The rows of the upstream, as large as the real services send them. Every row is derived from its number, so that
 * all machines measure the same bytes.
 */
