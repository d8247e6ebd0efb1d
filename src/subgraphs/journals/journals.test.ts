import { describe, expect, it } from 'vitest';
import { answered, declaredCode, gatewayOver, json, type Sent, text } from '#test/harness';

const id = (n: number) => n.toString(16).padStart(32, '0');
const journal = <Bibjson extends object>(n: number, bibjson?: Bibjson, more: object = {}) => ({
  id: id(n),
  bibjson: { title: `Journal ${n}`, ...(bibjson as Bibjson) },
  ...more,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const found = (results: readonly object[], total = results.length) =>
  json({ total, page: 1, pageSize: 10, timestamp: '2026-03-01T10:00:00.123456Z', query: '', results, last: '' });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const queries = (sent: readonly Sent[]) =>
  targets(sent).map((target) => decodeURIComponent(/[^/]+(?=\?)/.exec(target)?.[0] ?? ''));

/** Answers any search with so many journals, as the directory pages them. */
function shelf(total: number) {
  return ({ target }: Sent) => {
    const { searchParams } = new URL(target, 'http://directory');
    const [size, page] = ['pageSize', 'page'].map((name) => Number(searchParams.get(name))) as [number, number];
    if ((page - 1) * size >= 1000) return json({ status: 'bad_request', error: 'too deep' }, 400);
    const [limit, from] = [Math.min(size, 100), (page - 1) * Math.min(size, 100)];
    return found(
      range(Math.max(0, Math.min(limit, total - from)), from).map((n) => journal(n)),
      total,
    );
  };
}

describe('Query.journals', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const address = 'https://sample.example.test';
    const whole = journal(
      1,
      {
        alternative_title: 'Sample Oceanography',
        pissn: '2999-0002',
        eissn: '2999-0001',
        publisher: { name: 'Sample Marine Press', country: 'PT' },
        institution: { name: 'Harbour University', country: 'PT' },
        language: ['EN', 'PT'],
        keywords: ['oceans'],
        subject: [{ scheme: 'LCC', code: 'GC1-1581', term: 'Oceanography' }],
        license: [{ type: 'CC BY', BY: true, NC: false, ND: false, SA: false, url: `${address}/license` }],
        apc: { has_apc: true, url: `${address}/fees`, max: [{ price: 900, currency: 'EUR' }, { price: 5 }] },
        other_charges: { has_other_charges: false, url: `${address}/fees` },
        waiver: { has_waiver: true, url: `${address}/waiver` },
        oa_start: 2019,
        publication_time_weeks: 14,
        boai: true,
        copyright: { author_retains: true, url: `${address}/copyright` },
        editorial: { review_process: ['Peer review'], review_url: `${address}/review`, board_url: `${address}/board` },
        plagiarism: { detection: true, url: `${address}/plagiarism` },
        preservation: { has_preservation: true, service: ['LOCKSS'], national_library: ['PT'], url: `${address}/kept` },
        deposit_policy: { has_policy: true, service: ['Sherpa'], url: `${address}/deposit` },
        pid_scheme: { has_pid_scheme: true, scheme: ['DOI'] },
        article: { license_display: ['Embed', 'No', 'Sung'], license_display_example_url: `${address}/example` },
        ref: {
          journal: `${address}/`,
          oa_statement: `${address}/oa`,
          aims_scope: `${address}/aims`,
          author_instructions: `${address}/authors`,
          license_terms: `${address}/terms`,
        },
        replaces: ['2999-0003'],
        is_replaced_by: ['2999-0004'],
        discontinued_date: '2025-12-31',
        labels: ['s2o', 'mirror', 'ojc', 'new'],
      },
      {
        created_date: '2019-05-06T07:08:09Z',
        last_updated: '2025-11-12T13:14:15Z',
        admin: { ticked: true, last_full_review: '2024-01-02', seal: false },
      },
    );
    const { run, sent } = await gatewayOver('journals', [found([whole], 214)]);

    const { data, errors } =
      await run(`{ journals(search: " sea  ice? ", orderBy: { field: CREATED_AT, direction: DESC }, first: 1) {
      totalCount pageInfo { hasNextPage hasPreviousPage } nodes {
        journalId title alternativeTitle pissn eissn publisher { name countryCode } institution { name countryCode }
        languages keywords subjects { scheme code term }
        licenses { name requiresAttribution forbidsCommercialUse forbidsDerivatives requiresShareAlike url }
        apc { hasApc url maximumPrices { amount currencyCode } } otherCharges { hasOtherCharges url } waiver { hasWaiver url }
        openAccessStartYear publicationTimeWeeks isBoaiCompliant copyright { isRetainedByAuthors url }
        editorial { reviewProcesses reviewUrl boardUrl }
        plagiarism { hasDetection url } preservation { hasPreservation services nationalLibraries url }
        depositPolicy { hasPolicy services url } pidScheme { hasPidScheme schemes }
        articleLicensing { display exampleUrl raw }
        references { journalUrl openAccessStatementUrl aimsAndScopeUrl authorInstructionsUrl licenseTermsUrl }
        predecessorIssns successorIssns discontinuedDate labels isTicked lastFullReviewDate createdAt updatedAt raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/api/search/journals/sea%20ice%5C%3F?pageSize=1&page=1&sort=created_date%3Adesc',
        headers: {},
        body: '',
      },
    ]);
    expect(data.journals).toEqual({
      totalCount: 214,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [
        {
          journalId: id(1),
          title: 'Journal 1',
          alternativeTitle: 'Sample Oceanography',
          pissn: '2999-0002',
          eissn: '2999-0001',
          publisher: { name: 'Sample Marine Press', countryCode: 'PT' },
          institution: { name: 'Harbour University', countryCode: 'PT' },
          languages: ['EN', 'PT'],
          keywords: ['oceans'],
          subjects: [{ scheme: 'LCC', code: 'GC1-1581', term: 'Oceanography' }],
          licenses: [
            {
              name: 'CC BY',
              requiresAttribution: true,
              forbidsCommercialUse: false,
              forbidsDerivatives: false,
              requiresShareAlike: false,
              url: `${address}/license`,
            },
          ],
          apc: { hasApc: true, url: `${address}/fees`, maximumPrices: [{ amount: '900', currencyCode: 'EUR' }] },
          otherCharges: { hasOtherCharges: false, url: `${address}/fees` },
          waiver: { hasWaiver: true, url: `${address}/waiver` },
          openAccessStartYear: 2019,
          publicationTimeWeeks: 14,
          isBoaiCompliant: true,
          copyright: { isRetainedByAuthors: true, url: `${address}/copyright` },
          editorial: { reviewProcesses: ['Peer review'], reviewUrl: `${address}/review`, boardUrl: `${address}/board` },
          plagiarism: { hasDetection: true, url: `${address}/plagiarism` },
          preservation: {
            hasPreservation: true,
            services: ['LOCKSS'],
            nationalLibraries: ['PT'],
            url: `${address}/kept`,
          },
          depositPolicy: { hasPolicy: true, services: ['Sherpa'], url: `${address}/deposit` },
          pidScheme: { hasPidScheme: true, schemes: ['DOI'] },
          articleLicensing: {
            display: ['EMBED', 'NO', 'UNRECOGNIZED'],
            exampleUrl: `${address}/example`,
            raw: whole.bibjson.article,
          },
          references: {
            journalUrl: `${address}/`,
            openAccessStatementUrl: `${address}/oa`,
            aimsAndScopeUrl: `${address}/aims`,
            authorInstructionsUrl: `${address}/authors`,
            licenseTermsUrl: `${address}/terms`,
          },
          predecessorIssns: ['2999-0003'],
          successorIssns: ['2999-0004'],
          discontinuedDate: '2025-12-31',
          labels: ['S2O', 'MIRROR', 'OJC', 'UNRECOGNIZED'],
          isTicked: true,
          lastFullReviewDate: '2024-01-02',
          createdAt: '2019-05-06T07:08:09Z',
          updatedAt: '2025-11-12T13:14:15Z',
          raw: whole,
        },
      ],
    });
  });

  it('shows what is left out as null, or as an empty list', async () => {
    const { run, sent } = await gatewayOver('journals', [
      found([{ id: id(1), bibjson: { apc: {}, preservation: {} } }]),
    ]);

    const { data, errors } = await run(`{ journals { nodes { title publisher { name } languages keywords
      subjects { term } licenses { name } apc { hasApc maximumPrices { amount } } preservation { services nationalLibraries }
      editorial { reviewProcesses } labels predecessorIssns predecessors { title } successors { title } isTicked createdAt
      articles { totalCount nodes { title } } } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(['/api/search/journals/*?pageSize=20&page=1']);
    expect(data.journals.nodes).toEqual([
      {
        title: null,
        publisher: null,
        languages: [],
        keywords: [],
        subjects: [],
        licenses: [],
        apc: { hasApc: null, maximumPrices: [] },
        preservation: { services: [], nationalLibraries: [] },
        editorial: null,
        labels: [],
        predecessorIssns: [],
        predecessors: [],
        successors: [],
        isTicked: null,
        createdAt: null,
        articles: { totalCount: 0, nodes: [] },
      },
    ]);
  });

  it.each([
    ['plankton', 'plankton'],
    ['*', '\\*'],
    ['2999-0001', '2999\\-0001'],
    ['title:fish', 'title\\:fish'],
    ['what is c++?', 'what is c\\+\\+\\?'],
    ['salt & pepper | (sea) [ice] {x}', 'salt \\& pepper \\| \\(sea\\) \\[ice\\] \\{x\\}'],
    ['"open', '\\"open'],
    ['a~2 b^3 c* !d -e =f', 'a\\~2 b\\^3 c\\* \\!d \\-e \\=f'],
    ['10.1/x\\y', '10.1\\/x\\\\y'],
    ['a <b> c', 'a b c'],
    ['fish AND chips OR NOT ANDROID', 'fish and chips or not ANDROID'],
    [' zwei\n Wörter\t', 'zwei Wörter'],
  ])('takes every sign of %j for what it is', async (query, sentQuery) => {
    const { run, sent } = await gatewayOver('journals', shelf(0));

    await run('query ($query: String!) { journals(search: $query) { totalCount } }', { query });

    expect(queries(sent)).toEqual([sentQuery]);
  });

  it('sends a raw filter as it is', async () => {
    const query = 'title:"sea ice" AND (license:"CC BY" OR bibjson.keywords:a/b)';
    const { run, sent } = await gatewayOver('journals', shelf(0));

    await run('query ($query: String!) { journals(where: { rawFilter: $query }) { totalCount } }', { query });

    expect(targets(sent)).toEqual([
      '/api/search/journals/title%3A%22sea%20ice%22%20AND%20(license%3A%22CC%20BY%22%20OR%20' +
        'bibjson.keywords%3Aa%2Fb)?pageSize=1&page=1',
    ]);
  });

  it('joins conditions by AND, and the values of a list by OR', async () => {
    const { run, sent } = await gatewayOver('journals', shelf(0));

    await run(`{ journals(search: "a or b", where: { issns: ["2999-000x", " 2999-0001", "2999-000X"],
      publisherCountryCodes: ["PT", "NO"], rawFilter: " license:\\"CC BY\\" " }) { totalCount }
      one: journals(where: { issns: ["2999-0001"] }) { totalCount }
      all: journals(search: null, where: { rawFilter: "*" }) { totalCount } }`);

    expect(queries(sent)).toEqual([
      '(a or b) AND (issn:2999-000X OR issn:2999-0001) AND (bibjson.publisher.country.exact:"PT" OR ' +
        'bibjson.publisher.country.exact:"NO") AND (license:"CC BY")',
      'issn:2999-0001',
      '*',
    ]);
  });

  it.each([
    { search: '' },
    { search: ' <> ' },
    { where: { rawFilter: '  ' } },
    { where: { issns: [] } },
    { where: { issns: ['2999-0001', '2999-00011'] } },
    { where: { issns: range(51).map((n) => `1000-${String(n).padStart(4, '0')}`) } },
    { where: { publisherCountryCodes: [] } },
  ])('refuses %j, before any call', async (conditions) => {
    const { run, sent } = await gatewayOver('journals', []);

    const { errors } = await run(
      'query ($search: String, $where: JournalWhere) { journals(search: $search, where: $where) { totalCount } }',
      conditions,
    );

    expect(errors).toMatchObject([{ path: ['journals'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it('reads more than a page of 100 in as many calls as that takes, and goes on where a cursor points', async () => {
    const { run, sent } = await gatewayOver('journals', shelf(260));

    const { data } = await run('{ journals(search: "sea", first: 250) { nodes { title } pageInfo { endCursor } } }');
    const next = await run(
      `query ($after: String) { journals(search: "sea", after: $after) { nodes { title } pageInfo { hasNextPage } }
        other: journals(search: "ice", after: $after) { totalCount } }`,
      { after: data.journals.pageInfo.endCursor },
    );

    expect(data.journals.nodes).toEqual(range(250).map((n) => ({ title: `Journal ${n}` })));
    expect(next.data.journals).toEqual({
      nodes: range(10, 250).map((n) => ({ title: `Journal ${n}` })),
      pageInfo: { hasNextPage: false },
    });
    expect(next.errors).toMatchObject([{ path: ['other'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent).slice(0, 3)).toEqual(
      range(3, 1).map((n) => `/api/search/journals/sea?pageSize=100&page=${n}`),
    );
    expect(sent.length).toBe(4);
  });

  it('ends after the first thousand, tells how many there are, and says why the others cannot be had', async () => {
    const { run, sent } = await gatewayOver('journals', shelf(5000));

    const { data } = await run(`{ journals(search: "sea", first: 1000) {
      totalCount nodes { title } pageInfo { hasNextPage endCursor } } }`);
    const beyond = await run('query ($after: String) { journals(search: "sea", after: $after) { nodes { title } } }', {
      after: data.journals.pageInfo.endCursor,
    });

    expect(data.journals.totalCount).toBe(5000);
    expect(data.journals.nodes).toEqual(range(1000).map((n) => ({ title: `Journal ${n}` })));
    expect(data.journals.pageInfo.hasNextPage).toBe(false);
    expect(beyond.data).toEqual({ journals: null });
    expect(beyond.errors).toMatchObject([
      {
        message: 'Only the first 1000 rows of this list can be read. Narrow the search to reach the others.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(sent.length).toBe(10);
  });

  it('finds journals again by their global ids, all in one call', async () => {
    const { run, sent } = await gatewayOver('journals', ({ target }) =>
      target.includes('id%3A') ? found([journal(2), journal(1)]) : found([journal(1), journal(2), journal(3)]),
    );
    const { data } = await run('{ journals(search: "sea") { nodes { id } } }');
    const ids = data.journals.nodes.map((node: { id: string }) => node.id);
    const strange = Buffer.from('Journal:1 OR *').toString('base64url');

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Journal { title } } }', {
      ids: [...ids, strange],
    });

    expect(queries(sent).slice(1)).toEqual([`id:${id(1)} OR id:${id(2)} OR id:${id(3)}`]);
    const [one, two] = [1, 2].map((n) => ({ __typename: 'Journal', title: `Journal ${n}` }));
    expect(again.data.nodes).toEqual([one, two, null, null]);
  });
});

describe('Query.journal', () => {
  it('is found by its ids and by its ISSNs, in one call for each kind', async () => {
    const [one, two] = [journal(1, { pissn: '1000-0001', eissn: '1000-0002' }), journal(2, { eissn: '1000-000X' })];
    const { run, sent } = await gatewayOver('journals', ({ target }) =>
      found(target.includes('issn') ? [two, one] : [one]),
    );

    const { data, errors } = await run(
      `query ($id: ID!, $global: ID!) { a: journal(id: $id) { title } b: journal(id: $global) { id title }
        c: journal(id: "1000-0001") { title } d: journal(id: " 1000-000x") { title } e: journal(id: "1000-0003") { title }
        f: journal(id: "1 OR *") { title } }`,
      { id: id(1), global: Buffer.from(`Journal:${id(1)}`).toString('base64url') },
    );

    expect(errors).toBeUndefined();
    expect(queries(sent).toSorted()).toEqual([`id:${id(1)}`, 'issn:1000-0001 OR issn:1000-000X OR issn:1000-0003']);
    const first = { title: 'Journal 1' };
    expect(data).toEqual({
      a: first,
      b: { id: Buffer.from(`Journal:${id(1)}`).toString('base64url'), ...first },
      c: first,
      d: { title: 'Journal 2' },
      e: null,
      f: null,
    });
  });

  it('refuses the global id of another type', async () => {
    const { run, sent } = await gatewayOver('journals', []);

    const { errors } = await run('query ($id: ID!) { journal(id: $id) { title } }', {
      id: Buffer.from(`Article:${id(1)}`).toString('base64url'),
    });

    expect(errors).toMatchObject([
      { message: 'This `id` is of the type Article: Journal is expected.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });
});

describe('Journal.predecessors and Journal.successors', () => {
  it('are found by ISSN, all in one call, each journal once', async () => {
    const [old, gone] = [journal(8, { pissn: '1000-0001', eissn: '1000-0002' }), journal(9, { eissn: '1000-000X' })];
    const rows = range(10).map((n) =>
      journal(n, { replaces: ['1000-0001', '1000-0002'], is_replaced_by: ['1000-000x'] }),
    );
    const { run, sent } = await gatewayOver('journals', [found(rows), found([gone, old])]);

    const { data } = await run('{ journals(search: "sea") { nodes { predecessors { title } successors { title } } } }');

    expect(queries(sent).slice(1)).toEqual(['issn:1000-0001 OR issn:1000-0002 OR issn:1000-000X']);
    const expected = { predecessors: [{ title: 'Journal 8' }], successors: [{ title: 'Journal 9' }] };
    expect(data.journals.nodes).toEqual(range(10).map(() => expected));
  });
});

describe('Journal.articles', () => {
  it('asks for the articles of both editions', async () => {
    const rows = [journal(1, { pissn: '2999-0002', eissn: '2999-0001' }), journal(2, { eissn: 'OR *' })];
    const { run, sent } = await gatewayOver('journals', [
      found(rows),
      found([{ id: id(5), bibjson: { title: 'A bloom' } }], 7),
    ]);

    const { data } = await run(`{ journals(search: "sea") { nodes {
      articles(first: 1) { totalCount nodes { title } pageInfo { hasNextPage } } } } }`);

    expect(targets(sent).slice(1)).toEqual([
      '/api/search/articles/issn%3A2999-0002%20OR%20issn%3A2999-0001?pageSize=1&page=1',
    ]);
    expect(data.journals.nodes).toEqual([
      { articles: { totalCount: 7, nodes: [{ title: 'A bloom' }], pageInfo: { hasNextPage: true } } },
      { articles: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } } },
    ]);
  });

  it('costs one call for each of fifty journals', async () => {
    const issn = (n: number) => `1234-${String(n).padStart(4, '0')}`;
    const { run, sent } = await gatewayOver('journals', ({ target }) =>
      target.startsWith('/api/search/journals')
        ? found(range(50).map((n) => journal(n, { eissn: issn(n) })))
        : found([{ id: id(1), bibjson: { title: target } }]),
    );

    const { data } = await run(
      '{ journals(search: "sea", first: 50) { nodes { articles(first: 2) { nodes { title } } } } }',
    );

    const calls = range(50).map((n) => `/api/search/articles/issn%3A${issn(n)}?pageSize=2&page=1`);
    expect(targets(sent).slice(1).toSorted()).toEqual(calls);
    expect(data.journals.nodes).toEqual(calls.map((title) => ({ articles: { nodes: [{ title }] } })));
  });
});

describe('failures', () => {
  it.each([
    [400, 'bad_request', 'BAD_USER_INPUT'],
    [404, 'not_found', 'NOT_FOUND'],
    [429, 'too_many', 'RATE_LIMITED'],
    [500, 'error', 'UPSTREAM_ERROR'],
    [503, 'error', 'UPSTREAM_UNAVAILABLE'],
    [504, 'error', 'UPSTREAM_TIMEOUT'],
  ])('%i with the word %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('journals', [json({ status: word, error: 'secret words' }, status)]);

    const { data, errors } = await run('{ journals(search: "sea") { totalCount } }');

    expect(data).toEqual({ journals: null });
    expect(errors).toEqual([
      {
        message: answered('journals', status),
        path: ['journals'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'journals',
          operation: 'searchJournals',
          status,
          ...declaredCode('journals', word),
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [502, 'UPSTREAM_ERROR'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_TIMEOUT'],
  ])('%i as a page of HTML is %s', async (status, code) => {
    const { run } = await gatewayOver('journals', [text('<h1>secret words</h1>', status, 'text/html')]);

    const { errors } = await run('{ articles(search: "sea") { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code, status, operation: 'searchArticles' } }]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});
