import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const id = (n: number) => n.toString(16).padStart(32, '0');
const article = (n: number, bibjson: object = {}, more: object = {}) => ({
  id: id(n),
  bibjson: { title: `Article ${n}`, ...bibjson },
  ...more,
});
const journal = (n: number, bibjson: object) => ({ id: id(n), bibjson: { title: `Journal ${n}`, ...bibjson } });
const issn = (n: number) => `1000-${String(n).padStart(4, '0')}`;
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const found = (results: readonly object[], total = results.length) =>
  json({ total, page: 1, pageSize: 10, timestamp: '2026-03-01T10:00:00.123456Z', query: '', results, last: '' });
const queries = (sent: readonly Sent[]) =>
  sent.map(({ target }) => decodeURIComponent(/[^/]+(?=\?)/.exec(target)?.[0] ?? ''));

describe('Query.articles', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const whole = article(
      1,
      {
        abstract: 'We grew plankton and counted it.',
        year: '2024',
        month: '2',
        start_page: '11',
        end_page: 'e19',
        author: [
          { name: 'T. Tester', affiliation: 'Harbour University', orcid_id: 'https://orcid.org/0000-0000-0000-0001' },
          { name: 'A. Nother', orcid_id: '0000-0000-0000-000X' },
        ],
        identifier: [
          { type: 'eissn', id: '2999-0001' },
          { type: 'doi', id: '10.99999/sample.2024.11' },
          { type: 'urn', id: 'x' },
        ],
        link: [
          { type: 'fulltext', content_type: 'PDF', url: 'https://sample.example.test/11.pdf' },
          { type: 'fulltext', content_type: 'ePUB', url: 'https://sample.example.test/11.epub' },
          { type: 'spoken', content_type: 'vinyl' },
        ],
        journal: {
          title: 'Annals of Sample Oceanography',
          publisher: 'Sample Marine Press',
          country: 'PT',
          language: ['EN'],
          volume: '6',
          number: '1',
          issns: ['2999-0001'],
        },
        keywords: ['plankton'],
        subject: [{ scheme: 'LCC', code: 'GC1-1581', term: 'Oceanography' }],
      },
      { created_date: '2024-02-03T04:05:06Z', last_updated: '2024-02-04T04:05:06Z' },
    );
    const { run, sent } = await gatewayOver('journals', [found([whole], 214)]);

    const { data, errors } = await run(`{ articles(query: "plankton bloom", syntax: QUERY, sortBy: TITLE, first: 1) {
      totalCount pageInfo { hasNextPage } nodes {
        articleId title abstract year month startPage endPage authors { name affiliation orcid } doi
        identifiers { type value } links { type contentType url } keywords subjects { scheme code term }
        journalTitle publisher countryCode languages volume number issns createdAt updatedAt raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/api/search/articles/plankton%20bloom?pageSize=1&page=1&sort=title%3Aasc',
        headers: {},
        body: '',
      },
    ]);
    expect(data.articles).toEqual({
      totalCount: 214,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          articleId: id(1),
          title: 'Article 1',
          abstract: 'We grew plankton and counted it.',
          year: 2024,
          month: 2,
          startPage: '11',
          endPage: 'e19',
          authors: [
            { name: 'T. Tester', affiliation: 'Harbour University', orcid: 'https://orcid.org/0000-0000-0000-0001' },
            { name: 'A. Nother', affiliation: null, orcid: 'https://orcid.org/0000-0000-0000-000X' },
          ],
          doi: '10.99999/sample.2024.11',
          identifiers: [
            { type: 'EISSN', value: '2999-0001' },
            { type: 'DOI', value: '10.99999/sample.2024.11' },
            { type: 'UNRECOGNIZED', value: 'x' },
          ],
          links: [
            { type: 'FULLTEXT', contentType: 'PDF', url: 'https://sample.example.test/11.pdf' },
            { type: 'FULLTEXT', contentType: 'EPUB', url: 'https://sample.example.test/11.epub' },
            { type: 'UNRECOGNIZED', contentType: 'UNRECOGNIZED', url: null },
          ],
          keywords: ['plankton'],
          subjects: [{ scheme: 'LCC', code: 'GC1-1581', term: 'Oceanography' }],
          journalTitle: 'Annals of Sample Oceanography',
          publisher: 'Sample Marine Press',
          countryCode: 'PT',
          languages: ['EN'],
          volume: '6',
          number: '1',
          issns: ['2999-0001'],
          createdAt: '2024-02-03T04:05:06Z',
          updatedAt: '2024-02-04T04:05:06Z',
          raw: whole,
        },
      ],
    });
  });

  it('asks for nothing but a page when no other argument is given', async () => {
    const { run, sent } = await gatewayOver('journals', [found([article(1)])]);

    const { data, errors } = await run(`{ articles(query: "*") { nodes { year month startPage authors { name } doi
      identifiers { value } links { url } keywords subjects { term } journalTitle languages issns journal { title } } } }`);

    expect(errors).toBeUndefined();
    expect(sent.map(({ target }) => target)).toEqual(['/api/search/articles/*?pageSize=20&page=1']);
    expect(data.articles.nodes).toEqual([
      {
        year: null,
        month: null,
        startPage: null,
        authors: [],
        doi: null,
        identifiers: [],
        links: [],
        keywords: [],
        subjects: [],
        journalTitle: null,
        languages: [],
        issns: [],
        journal: null,
      },
    ]);
  });

  it('takes rows that are older than the present rules, and shows nobody an email address', async () => {
    const author = [{ name: 'T. Tester', email: 'hidden@example.test' }, { name: 'A. Nother' }];
    const old = {
      author,
      year: 'c. 1999',
      start_page: 11,
      identifier: [
        { type: 'DOI', id: '10.99999/old' },
        { type: 'pISSN', id: issn(1) },
      ],
    };
    const { run } = await gatewayOver('journals', [
      found(['January', 'Sept.', '13', 'mai', '12'].map((month, n) => article(n, { ...old, month }))),
    ]);

    const { data } = await run('{ articles(query: "*") { nodes { year month startPage doi issns raw } } }');

    expect(data.articles.nodes.map(({ month }: { month: number }) => month)).toEqual([1, 9, null, null, 12]);
    expect(data.articles.nodes[0]).toEqual({
      year: null,
      month: 1,
      startPage: '11',
      doi: '10.99999/old',
      issns: [issn(1)],
      raw: article(0, { ...old, month: 'January', author: [{ name: 'T. Tester' }, { name: 'A. Nother' }] }),
    });
    expect(JSON.stringify(data)).not.toContain('hidden');
  });

  it('finds articles again by their global ids, fifty in one call', async () => {
    const { run, sent } = await gatewayOver('journals', () =>
      found(
        range(50)
          .map((n) => article(n))
          .toReversed(),
      ),
    );
    const { data } = await run('{ articles(query: "sea", first: 50) { nodes { id } } }');

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Article { title } } }', {
      ids: data.articles.nodes.map((node: { id: string }) => node.id),
    });

    expect(queries(sent).slice(1)).toEqual([
      range(50)
        .map((n) => `id:${id(49 - n)}`)
        .join(' OR '),
    ]);
    expect(again.data.nodes).toEqual(range(50).map((n) => ({ title: `Article ${49 - n}` })));
  });
});

describe('Article.journal', () => {
  it('is found by ISSN, for fifty articles in one call, in whatever order the journals come', async () => {
    const articles = range(50).map((n) => article(n, { journal: { issns: [issn(n % 40)] } }));
    const journals = range(39).map((n) => journal(n, n % 2 === 0 ? { pissn: issn(n) } : { eissn: issn(n) }));
    const { run, sent } = await gatewayOver('journals', [found(articles), found(journals.toReversed())]);

    const { data } = await run('{ articles(query: "sea", first: 50) { nodes { journal { title } } } }');

    expect(sent.slice(1).map(({ target }) => target.replace(/^.*\?/, ''))).toEqual(['pageSize=100']);
    expect(queries(sent).slice(1)).toEqual([
      range(40)
        .map((n) => `issn:${issn(n)}`)
        .join(' OR '),
    ]);
    const expected = range(50).map((n) => ({ journal: n % 40 === 39 ? null : { title: `Journal ${n % 40}` } }));
    expect(data.articles.nodes).toEqual(expected);
  });

  it('is looked for by the other ISSN where the first leads nowhere, and by no text that is none', async () => {
    const identifier = [{ type: 'eissn', id: ' 1000-000x ' }];
    const { run, sent } = await gatewayOver('journals', [
      found([article(1, { journal: { issns: [issn(1), 'x OR *'] }, identifier })]),
      found([]),
      found([journal(7, { eissn: '1000-000X' })]),
    ]);

    const { data } = await run('{ articles(query: "sea") { nodes { issns journal { title } } } }');

    expect(queries(sent).slice(1)).toEqual(['issn:1000-0001', 'issn:1000-000X']);
    expect(data.articles.nodes).toEqual([{ issns: [issn(1), '1000-000X'], journal: { title: 'Journal 7' } }]);
  });
});
