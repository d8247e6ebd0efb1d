import type { Journal } from '#contracts/journals';
import { journalSite } from '#sandbox/world/journal-sites';
import { alphabetical, type Collection } from './collection.ts';
import { idOf, mixed, rowsOfId } from './numbers.ts';
import { Trait, textOf } from './trait.ts';
import * as words from './words.ts';

export const JOURNALS = 20_000;

const DAY = 86_400_000;
/** Journals were added over so many days, the last of them so many days ago. */
const [DAYS, NEWEST] = [3600, 40];
const PURPOSE = 0x0a1b2c;
/** Below it lie the ISSNs that are really given out. */
const FIRST_ISSN = 9_000_000;

/** The properties of a journal that follow from its number. */
export interface JournalTraits {
  readonly title: readonly Trait[];
  readonly form: Trait;
  readonly adjective: Trait;
  readonly topic: Trait;
  readonly house: Trait;
  readonly country: Trait;
  readonly language: Trait;
  readonly license: Trait;
}

/** Every form, adjective and topic meet in exactly one journal; neighbours have little in common. */
export function journalTraits(shift: number): JournalTraits {
  const place = (row: number) => (row * 7919 + shift) % JOURNALS;
  const trait = (values: readonly string[], indexOf: (row: number) => number) => new Trait(values, JOURNALS, indexOf);
  const form = trait(words.FORMS, (row) => place(row) % 10);
  const adjective = trait(words.ADJECTIVES, (row) => Math.floor(place(row) / 10) % 40);
  const topic = trait(
    words.TOPICS.map(([name]) => name),
    (row) => Math.floor(place(row) / 400),
  );
  const houses = words.HOUSES.flatMap((house) => words.HOUSE_KINDS.map((kind) => `${house} ${kind}`));
  return {
    title: [form, adjective, topic],
    form,
    adjective,
    topic,
    house: trait(houses, (row) => mixed(row, 1)),
    country: trait(words.COUNTRIES, (row) => mixed(row, 1) >>> 8),
    language: trait(words.LANGUAGES, (row) => mixed(row, 2)),
    license: trait(words.LICENSES, (row) => mixed(row, 3)),
  };
}

/** Twenty thousand journals. */
export function journalCollection(traits: JournalTraits, today: number): Collection<Journal> {
  const { title, adjective, topic, house, country, language, license } = traits;
  const fields = {
    title: [title],
    publisher: [[house]],
    license: [[license]],
    'bibjson.title': [title],
    'bibjson.keywords': [[adjective], [topic]],
    'bibjson.subject.term': [[topic]],
    'bibjson.publisher.name': [[house]],
    'bibjson.publisher.country': [[country]],
    'bibjson.language': [[language]],
    'bibjson.license.type': [[license]],
  };
  return {
    size: JOURNALS,
    fields,
    keys: {
      issn: rowsOfIssn,
      'bibjson.pissn': rowsOfIssn,
      'bibjson.eissn': rowsOfIssn,
      id: (id) => rowsOfId(id, PURPOSE, JOURNALS),
    },
    orders: {
      title: alphabetical(title),
      issn: [],
      created_date: [{ size: DAYS, of: (row) => DAYS - 1 - (daysAgo(row) - NEWEST) }],
      last_updated: [{ size: DAYS, of: (row) => DAYS - 1 - (daysAgo(row) >> 2) }],
    },
    show: (row) => journalOf(row, traits, today),
  };
}

function journalOf(row: number, traits: JournalTraits, today: number): Journal {
  const { adjective, topic, house, country, language, license } = traits;
  const [, code] = words.TOPICS[topic.indexOf(row)] ?? [];
  const address = journalSite(row);
  const type = license.of(row);
  const charges = mixed(row, 4) % 3 === 0;
  const ended = row % 500 === 0;
  return {
    id: idOf(row, PURPOSE),
    created_date: seconds(today - daysAgo(row) * DAY),
    last_updated: seconds(today - (daysAgo(row) >> 2) * DAY),
    admin: { ticked: true, ...(row % 4 === 0 && { last_full_review: seconds(today - 90 * DAY).slice(0, 10) }) },
    bibjson: {
      title: textOf(traits.title, row),
      ...(row % 6 === 0 && { alternative_title: `${topic.of(row)} ${row}` }),
      ...(hasPrint(row) && { pissn: pissnOf(row) }),
      eissn: eissnOf(row),
      publisher: { name: house.of(row), country: country.of(row) },
      ...(row % 2 === 0 && {
        institution: { name: `${house.of(row).split(' ')[0]} Academy`, country: country.of(row) },
      }),
      language: language.of(row).split(' '),
      keywords: [adjective.of(row).toLowerCase(), topic.of(row).toLowerCase()],
      subject: [{ scheme: 'LCC', code, term: topic.of(row) }],
      license: [
        {
          type,
          BY: true,
          NC: type.includes('NC'),
          ND: type.includes('ND'),
          SA: type.includes('SA'),
          url: `${address}/license`,
        },
      ],
      apc: charges
        ? {
            has_apc: true,
            url: `${address}/fees`,
            max: [{ price: 100 + (mixed(row, 5) % 40) * 50, currency: words.CURRENCIES[mixed(row, 6) % 4] }],
          }
        : { has_apc: false, url: `${address}/fees` },
      other_charges: { has_other_charges: false, url: `${address}/fees` },
      waiver: { has_waiver: charges, ...(charges && { url: `${address}/waiver` }) },
      oa_start: oaStart(row),
      publication_time_weeks: 4 + (mixed(row, 7) % 40),
      boai: true,
      copyright: { author_retains: row % 3 !== 0, url: `${address}/license` },
      editorial: {
        review_process: [words.REVIEWS[mixed(row, 8) % 4] ?? ''],
        review_url: `${address}/review`,
        board_url: `${address}/board`,
      },
      plagiarism: { detection: row % 5 !== 0, url: `${address}/review` },
      preservation: { has_preservation: true, service: ['LOCKSS'], url: `${address}/preservation` },
      deposit_policy: { has_policy: false },
      pid_scheme: { has_pid_scheme: true, scheme: ['DOI'] },
      article: { license_display: ['Display'], license_display_example_url: `${address}/articles/1` },
      ref: {
        journal: `${address}/`,
        oa_statement: `${address}/open-access`,
        aims_scope: `${address}/aims`,
        author_instructions: `${address}/authors`,
        license_terms: `${address}/license`,
      },
      ...(ended && { is_replaced_by: [eissnOf(row + 1)], discontinued_date: seconds(today - 400 * DAY).slice(0, 10) }),
      ...(row % 500 === 1 && { replaces: [eissnOf(row - 1)] }),
      ...(row % 100 === 7 && { labels: ['s2o'] }),
    },
  };
}

export const eissnOf = (row: number) => issn(FIRST_ISSN + row * 2);
export const pissnOf = (row: number) => issn(FIRST_ISSN + row * 2 + 1);
export const hasPrint = (row: number) => mixed(row, 9) % 5 < 3;
export const oaStart = (row: number) => 1998 + (mixed(row, 10) % 24);
export const seconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
const daysAgo = (row: number) => NEWEST + (mixed(row, 11) % DAYS);

/** Seven digits and the one that checks them. */
function issn(number: number): string {
  const digits = String(number);
  const sum = digits.split('').reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${check === 10 ? 'X' : check}`;
}

/** The journal that has this ISSN, if any has. */
export function rowsOfIssn(value: string): number[] {
  const row = (Number.parseInt(value.replace('-', '').slice(0, 7), 10) - FIRST_ISSN) >> 1;
  if (!(row >= 0 && row < JOURNALS)) return [];
  return value === eissnOf(row) || (hasPrint(row) && value === pissnOf(row)) ? [row] : [];
}
