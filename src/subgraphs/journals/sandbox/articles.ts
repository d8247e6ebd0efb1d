import type { Article } from '#contracts/journals';
import { journalSite } from '#sandbox/world/journal-sites';
import { alphabetical, type Collection } from './collection.ts';
import { eissnOf, hasPrint, JOURNALS, type JournalTraits, oaStart, pissnOf, rowsOfIssn, seconds } from './journals.ts';
import { idOf, mixed, rowsOfId } from './numbers.ts';
import { Trait, textOf } from './trait.ts';
import * as words from './words.ts';

export const ARTICLES = 100_000;

const PURPOSE = 0x0d3e4f;
const YEARS = 10;
const DOI = '10.99999/sandbox.';
const REMARKS = [
  'What we found agrees with earlier work.',
  'What we found was not expected.',
  'The effect is small but steady.',
  'More data would be welcome.',
];

/** The properties of an article that follow from its number. */
interface ArticleTraits {
  readonly title: readonly Trait[];
  readonly abstract: readonly Trait[];
  readonly authors: readonly (readonly Trait[])[];
  readonly year: Trait;
  readonly object: Trait;
  /** The properties of its journal. */
  readonly journal: JournalTraits;
}

/** A hundred thousand articles, five of each journal. */
export function articleCollection(journals: JournalTraits, today: number): Collection<Article> {
  const traits = articleTraits(journals, new Date(today).getUTCFullYear());
  const { title, abstract, authors, year, object, journal } = traits;
  const fields = {
    title: [title],
    abstract: [abstract],
    publisher: [[journal.house]],
    journal: [journal.title],
    'bibjson.title': [title],
    'bibjson.abstract': [abstract],
    'bibjson.keywords': [[object], [journal.topic]],
    'bibjson.year': [[year]],
    'bibjson.author.name': authors,
    'bibjson.subject.term': [[journal.topic]],
    'bibjson.journal.title': [journal.title],
    'bibjson.journal.publisher': [[journal.house]],
    'bibjson.journal.country': [[journal.country]],
    'bibjson.journal.language': [[journal.language]],
  };
  const byDate = [
    { size: YEARS, of: (row: number) => YEARS - 1 - year.indexOf(row) },
    { size: 12, of: (row: number) => monthOf(row) - 1 },
    { size: 28, of: (row: number) => dayOf(row) - 1 },
  ];
  return {
    size: ARTICLES,
    fields,
    keys: { issn: rowsOfJournal, doi: rowsOfDoi, id: (id) => rowsOfId(id, PURPOSE, ARTICLES) },
    orders: { title: alphabetical(title), created_date: byDate, last_updated: byDate },
    show: (row) => articleOf(row, traits, today),
  };
}

function articleTraits(journals: JournalTraits, thisYear: number): ArticleTraits {
  const trait = (values: readonly string[], indexOf: (row: number) => number) => new Trait(values, ARTICLES, indexOf);
  const drawn = (values: readonly string[], purpose: number) => trait(values, (row) => mixed(row, purpose));
  const inherited = (of: Trait) => trait(of.values, (row) => of.indexOf(row % JOURNALS));
  const [form, adjective, topic] = [inherited(journals.form), inherited(journals.adjective), inherited(journals.topic)];
  const nouns = words.TOPICS.map(([, , noun]) => noun);
  const object = trait(nouns, (row) => topic.indexOf(row));
  const place = drawn(words.PLACES, 21);
  const author = (purpose: number) => [drawn(words.GIVEN_NAMES, purpose), drawn(words.FAMILY_NAMES, purpose + 1)];
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  return {
    title: [drawn(words.LEADS, 20), object, place, drawn(words.METHODS, 22)],
    abstract: [trait(['We looked at'], () => 0), object, place, drawn(REMARKS, 23)],
    authors: [author(24), author(26)],
    year: drawn(years, 28),
    object,
    journal: {
      title: [form, adjective, topic],
      form,
      adjective,
      topic,
      house: inherited(journals.house),
      country: inherited(journals.country),
      language: inherited(journals.language),
      license: inherited(journals.license),
    },
  };
}

function articleOf(
  row: number,
  { title, abstract, authors, year, object, journal }: ArticleTraits,
  today: number,
): Article {
  const place = row % JOURNALS;
  const [lead, , where, method] = title;
  const [intro, , , remark] = abstract;
  const [topic, code] = words.TOPICS[journal.topic.indexOf(row)] ?? [];
  const published = publishedAt(row, { year }, today);
  const start = 1 + (mixed(row, 30) % 900);
  // Some rows are older than the present rules.
  const isOld = row % 997 === 0;
  const type = (word: string) => (isOld ? word.toUpperCase() : word);
  return {
    id: idOf(row, PURPOSE),
    created_date: seconds(published),
    last_updated: seconds(published),
    bibjson: {
      title: `${lead?.of(row)} ${object.of(row)} ${where?.of(row)}: ${method?.of(row)}`,
      abstract: `${intro?.of(row)} ${object.of(row)} ${where?.of(row)}. ${remark?.of(row)}`,
      year: year.of(row),
      month: isOld ? 'January' : String(monthOf(row)),
      start_page: String(start),
      end_page: String(start + 3 + (row % 20)),
      author: authors.map((name, index) => ({
        name: textOf(name, row),
        affiliation: `${journal.house.of(row).split(' ')[0]} Academy`,
        ...(index === 0 &&
          row % 3 === 0 && { orcid_id: `https://orcid.org/0000-0000-0000-${String(row % 10_000).padStart(4, '0')}` }),
        ...(isOld && { email: 'author@example.test' }),
      })),
      identifier: [
        { type: type('doi'), id: `${DOI}${row}` },
        { type: type('eissn'), id: eissnOf(place) },
        ...(hasPrint(place) ? [{ type: type('pissn'), id: pissnOf(place) }] : []),
      ],
      link: [
        {
          type: 'fulltext',
          content_type: row % 4 === 0 ? 'HTML' : 'PDF',
          url: `${journalSite(place)}/articles/${row}`,
        },
      ],
      journal: {
        title: textOf(journal.title, row),
        publisher: journal.house.of(row),
        country: journal.country.of(row),
        language: journal.language.of(row).split(' '),
        volume: String(Math.max(1, Number(year.of(row)) - oaStart(place) + 1)),
        number: String(1 + (mixed(row, 31) % 4)),
        issns: [eissnOf(place), ...(hasPrint(place) ? [pissnOf(place)] : [])],
      },
      keywords: [object.of(row), journal.topic.of(row).toLowerCase()],
      subject: [{ scheme: 'LCC', code, term: topic }],
    },
  };
}

const monthOf = (row: number) => 1 + (mixed(row, 29) % 12);
const dayOf = (row: number) => 1 + (row % 28);

function publishedAt(row: number, { year }: Pick<ArticleTraits, 'year'>, today: number): number {
  return Math.min(Date.UTC(Number(year.of(row)), monthOf(row) - 1, dayOf(row)), today);
}

function rowsOfJournal(issn: string): number[] {
  return rowsOfIssn(issn).flatMap((row) => Array.from({ length: ARTICLES / JOURNALS }, (_, n) => row + n * JOURNALS));
}

function rowsOfDoi(doi: string): number[] {
  const digits = doi.startsWith(DOI) ? doi.slice(DOI.length) : '';
  return /^(?:0|[1-9]\d{0,4})$/.test(digits) ? [Number(digits)] : [];
}
