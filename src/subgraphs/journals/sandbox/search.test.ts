import { describe, expect, it } from 'vitest';
import { ARTICLES, articleCollection } from './articles.ts';
import { type Collection, Index } from './collection.ts';
import { JOURNALS, journalCollection, journalTraits } from './journals.ts';
import { BadQuery, search } from './search.ts';

const TODAY = Date.UTC(2026, 2, 1);
const traits = journalTraits(1234);
const journals = journalCollection(traits, TODAY);
const articles = articleCollection(traits, TODAY);
const [inJournals, inArticles] = [new Index(journals), new Index(articles)];

const all = Array.from({ length: JOURNALS }, (_, row) => journals.show(row));
const has = (text: string | undefined, words: string) =>
  ` ${(text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `);

describe('a search of journals finds what reading them all would', () => {
  it.each<[query: string, isFound: (journal: (typeof all)[number]['bibjson'], id: string) => boolean]>([
    ['*', () => true],
    ['title:oceanography', ({ title }) => has(title, 'oceanography')],
    ['title:COASTAL title:of', ({ title }) => has(title, 'coastal') && has(title, 'title') && has(title, 'of')],
    ['title:coastal AND title:studies', ({ title }) => has(title, 'coastal') && has(title, 'studies')],
    ['title:(coastal OR alpine) AND license:by', ({ title }) => has(title, 'coastal') || has(title, 'alpine')],
    ['title:"annals of coastal"', ({ title }) => has(title, 'annals of coastal')],
    ['title:"of coastal genetics"', ({ title }) => has(title, 'of coastal genetics')],
    ['"archives of open"', ({ title }) => has(title, 'archives of open')],
    ['"coastal of"', () => false],
    ['publisher:"university press"', ({ publisher }) => has(publisher?.name, 'university press')],
    ['license:"CC BY-NC"', ({ license }) => has(license?.[0]?.type, 'cc by nc')],
    ['bibjson.language:fi', ({ language }) => language?.includes('FI') ?? false],
    ['bibjson.publisher.country:PT', ({ publisher }) => publisher?.country === 'PT'],
    ['bibjson.keywords:surgery', ({ keywords }) => keywords?.includes('surgery') ?? false],
    ['nothing:surgery', () => false],
    ['fi', ({ language, publisher }) => language?.includes('FI') || publisher?.country === 'FI'],
    ['NOT title:of', ({ title }) => !has(title, 'of')],
    ['title:arctic -"letters on"', ({ title }) => has(title, 'arctic') && !has(title, 'letters on')],
    ['+title:arctic', ({ title }) => has(title, 'arctic')],
    ['law || music', ({ title }) => has(title, 'law') || has(title, 'music')],
    ['issn:9000-0021 OR 9000-0048', ({ eissn = '' }) => ['9000-0021', '9000-0048'].includes(eissn)],
    ['issn:9000-0022', () => false],
    [`id:${all[17]?.id} OR id:${all[4711]?.id}`, (_, id) => id === all[17]?.id || id === all[4711]?.id],
    ['id:00000000000000000000000000000000', () => false],
  ])('%s', (query, isFound) => {
    const expected = all.flatMap(({ bibjson, id }, row) => (isFound(bibjson, id) ? [row] : []));
    const found = search(query, inJournals);
    expect(found.values().toArray()).toEqual(expected);
    expect(found.count).toBe(expected.length);
  });
});

describe('a search of articles', () => {
  const shown = (query: string) =>
    search(query, inArticles)
      .values()
      .map((row) => articles.show(row))
      .toArray();

  it('finds them by their journal, five of each', () => {
    const issns = shown('issn:9000-0021 OR issn:9000-0048').map(({ bibjson }) => bibjson.journal?.issns?.[0]);
    expect(issns).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? '9000-0021' : '9000-0048')));
  });

  it('finds one by its DOI', () => {
    expect(search('doi:"10.99999/sandbox.77777"', inArticles).values().toArray()).toEqual([77777]);
    expect(search('10.99999\\/sandbox.77777', inArticles).values().toArray()).toEqual([77777]);
  });

  it('finds phrases in what they say', () => {
    const found = shown('abstract:"at plankton blooms in cold" AND bibjson.year:2020');
    expect(found.length).toBeGreaterThan(0);
    for (const { bibjson } of found) {
      expect(bibjson.abstract).toContain('at plankton blooms in cold water');
      expect(bibjson.year).toBe('2020');
    }
  });

  it('finds far more than can be read', () => {
    expect(search('*', inArticles).count).toBe(ARTICLES);
    expect(search('bibjson.journal.title:coastal', inArticles).count).toBe(ARTICLES / 40);
  });
});

describe('an order', () => {
  const shown = <Row>(from: Collection<Row>, index: Index, by: string, descends = false) => {
    const rows = index.first(index.everything, { by, descends }, from.size);
    expect(new Set(rows).size).toBe(from.size);
    return rows.slice(0, 5000).map((row) => from.show(row));
  };
  const rises = (values: readonly (string | undefined)[]) =>
    values.length === 5000 && values.every((value = '', at) => at === 0 || (values[at - 1] ?? '') <= value);

  it('is what it says', () => {
    const titles = shown(journals, inJournals, 'title').map(({ bibjson }) => bibjson.title);
    const issns = shown(journals, inJournals, 'issn', true).map(({ bibjson }) => bibjson.eissn);
    const created = shown(journals, inJournals, 'created_date').map(({ created_date }) => created_date);
    const updated = shown(journals, inJournals, 'last_updated', true).map(({ last_updated }) => last_updated);
    const published = shown(articles, inArticles, 'created_date').map(({ created_date }) => created_date);
    expect([titles, issns.toReversed(), created, updated.toReversed(), published].map(rises)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });
});

it.each([
  'plank*',
  'title:*',
  '*:*',
  'what?',
  'sea~2',
  '"open',
  '(open',
  'open)',
  'a OR',
  'AND b',
  'x^2',
  '[a TO b]',
  'a:',
])('%s is refused', (query) => {
  expect(() => search(query, inJournals)).toThrow(BadQuery);
});

it.each(['what\\?', 'c\\+\\+', '\\"', '1\\:2', 'a & b', '\\(x\\)'])('%s is not', (query) => {
  expect(() => search(query, inJournals)).not.toThrow();
});
