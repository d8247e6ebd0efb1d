import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const id = (n: number) => n.toString(16).padStart(32, '0');
const article = <Bibjson extends object>(n: number, bibjson?: Bibjson, more: object = {}) => ({
  id: id(n),
  bibjson: { title: `Article ${n}`, ...(bibjson as Bibjson) },
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

    const { data, errors } =
      await run(`{ articles(where: { rawFilter: "plankton bloom" }, orderBy: { field: TITLE }, first: 1) {
      totalCount pageInfo { hasNextPage } nodes {
        articleId title abstract year month startPage endPage authors { name affiliation orcidUrl } doi
        identifiers { kind value raw } links { kind contentType url raw } keywords subjects { scheme code term }
        journalTitle publisherName countryCode languages volume issue issns createdAt updatedAt raw } } }`);

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
            { name: 'T. Tester', affiliation: 'Harbour University', orcidUrl: 'https://orcid.org/0000-0000-0000-0001' },
            { name: 'A. Nother', affiliation: null, orcidUrl: 'https://orcid.org/0000-0000-0000-000X' },
          ],
          doi: '10.99999/sample.2024.11',
          identifiers: [
            { kind: 'EISSN', value: '2999-0001', raw: whole.bibjson.identifier[0] },
            { kind: 'DOI', value: '10.99999/sample.2024.11', raw: whole.bibjson.identifier[1] },
            { kind: 'UNRECOGNIZED', value: 'x', raw: { type: 'urn', id: 'x' } },
          ],
          links: [
            {
              kind: 'FULLTEXT',
              contentType: 'PDF',
              url: 'https://sample.example.test/11.pdf',
              raw: whole.bibjson.link[0],
            },
            {
              kind: 'FULLTEXT',
              contentType: 'EPUB',
              url: 'https://sample.example.test/11.epub',
              raw: whole.bibjson.link[1],
            },
            { kind: 'UNRECOGNIZED', contentType: 'UNRECOGNIZED', url: null, raw: whole.bibjson.link[2] },
          ],
          keywords: ['plankton'],
          subjects: [{ scheme: 'LCC', code: 'GC1-1581', term: 'Oceanography' }],
          journalTitle: 'Annals of Sample Oceanography',
          publisherName: 'Sample Marine Press',
          countryCode: 'PT',
          languages: ['EN'],
          volume: '6',
          issue: '1',
          issns: ['2999-0001'],
          createdAt: '2024-02-03T04:05:06Z',
          updatedAt: '2024-02-04T04:05:06Z',
          raw: whole,
        },
      ],
    });
  });

  it('joins conditions by AND, and the values of a list by OR', async () => {
    const { run, sent } = await gatewayOver('journals', () => found([]));

    await run(`{ articles(search: "sea*", where: { dois: ["10.1/a", "10.1/b:*"], issns: ["2999-0001"],
      countryCodes: ["NO"], rawFilter: "bibjson.year:2024" }) { totalCount } }`);

    expect(queries(sent)).toEqual([
      '(sea\\*) AND (doi:"10.1/a" OR doi:"10.1/b\\:\\*") AND (issn:2999-0001) AND ' +
        '(bibjson.journal.country.exact:"NO") AND (bibjson.year:2024)',
    ]);
  });

  it('asks for nothing but a page when no other argument is given', async () => {
    const { run, sent } = await gatewayOver('journals', [found([article(1)])]);

    const { data, errors } = await run(`{ articles { nodes { year month startPage authors { name } doi
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

    const { data } = await run('{ articles { nodes { year month startPage doi issns raw } } }');

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
    const { data } = await run('{ articles(search: "sea", first: 50) { nodes { id } } }');

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

describe('Query.article', () => {
  it('is found by its ids and by its DOI in any case, in one call for each kind', async () => {
    const doi = '10.99999/SICI(1998)42:1<9::AID>3.0;2-#?"\\';
    const one = article(1, { identifier: [{ type: 'DOI', id: doi.toUpperCase() }] });
    const { run, sent } = await gatewayOver('journals', () => found([one]));

    const { data, errors } = await run(
      `query ($id: ID!, $global: ID!, $doi: ID!) { a: article(id: $id) { title } b: article(id: $global) { title }
        c: article(id: $doi) { title } d: article(id: "10.99999/none") { title } e: article(id: "id:*") { title } }`,
      { id: id(1), global: Buffer.from(`Article:${id(1)}`).toString('base64url'), doi },
    );

    expect(errors).toBeUndefined();
    expect(queries(sent).toSorted()).toEqual([
      'doi:"10.99999/SICI(1998)42\\:1<9\\:\\:AID>3.0;2-#\\?\\"\\\\" OR doi:"10.99999/none"',
      `id:${id(1)}`,
    ]);
    const shown = { title: 'Article 1' };
    expect(data).toEqual({ a: shown, b: shown, c: shown, d: null, e: null });
  });
});

describe('Article.journal', () => {
  it('is found by ISSN, for fifty articles in one call, in whatever order the journals come', async () => {
    const articles = range(50).map((n) => article(n, { journal: { issns: [issn(n % 40)] } }));
    const journals = range(39).map((n) => journal(n, n % 2 === 0 ? { pissn: issn(n) } : { eissn: issn(n) }));
    const { run, sent } = await gatewayOver('journals', [found(articles), found(journals.toReversed())]);

    const { data } = await run('{ articles(search: "sea", first: 50) { nodes { journal { title } } } }');

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

    const { data } = await run('{ articles(search: "sea") { nodes { issns journal { title } } } }');

    expect(queries(sent).slice(1)).toEqual(['issn:1000-0001', 'issn:1000-000X']);
    expect(data.articles.nodes).toEqual([{ issns: [issn(1), '1000-000X'], journal: { title: 'Journal 7' } }]);
  });
});
