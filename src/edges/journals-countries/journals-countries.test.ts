import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const CODES = ['XA', 'XB', 'XC', 'XD', 'XE'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const land = (code: string) => ({ cca2: code, cca3: `${code}X`, name: { common: `Land of ${code}` } });
const named = (n: number) => ({ country: { name: { common: `Land of ${codeAt(n)}` } } });
const row = (n: number, bibjson: object) => ({ id: n.toString(16).padStart(32, '0'), bibjson });
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();

/** Answers any search of journals and of articles with these rows. */
function rowsAre(journals: readonly object[], articles: readonly object[]) {
  return ({ target }: Sent) => {
    const results = target.startsWith('/api/search/journals/') ? journals : articles;
    return json({ total: results.length, page: 1, pageSize: 50, query: '', results });
  };
}

const QUERY = `{
  journals(first: 50) { nodes { publisher { country { ...Land } } institution { country { ...Land } } } }
  articles(first: 50) { nodes { country { ...Land } } }
} fragment Land on Country { name { common } }`;
const SEARCHES = ['articles', 'journals'].map((kind) => `/api/search/${kind}/*?pageSize=50&page=1`);

describe('the countries of journals and articles', () => {
  it('cost one call for fifty journals and fifty articles, and request the selected fields only', async () => {
    const journals = range(50).map((n) =>
      row(n, { publisher: { country: codeAt(n) }, institution: { country: codeAt(n + 1) } }),
    );
    const articles = range(50).map((n) => row(n, { journal: { country: codeAt(n + 2).toLowerCase() } }));
    const { run, sent } = await gatewayOverAll({
      journals: rowsAre(journals, articles),
      countries: allCountriesAre(CODES.map(land)),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([...SEARCHES, codesCall(CODES, 'cca2,cca3,name')]);
    expect(data).toEqual({
      journals: { nodes: range(50).map((n) => ({ publisher: named(n), institution: named(n + 1) })) },
      articles: { nodes: range(50).map((n) => named(n + 2)) },
    });
  });

  it('are null without a call if there is no code, and null for an unknown code', async () => {
    const without = await gatewayOverAll({
      journals: rowsAre(
        [row(1, { publisher: { country: '' }, institution: {} })],
        [row(1, {}), row(2, { journal: {} })],
      ),
      countries: [],
    });
    const invalid = await gatewayOverAll({
      journals: rowsAre(
        [row(1, { publisher: { country: 'ZZ' }, institution: { country: 'Xanadu' } })],
        [row(1, { journal: { country: 'ZZ' } }), row(2, { journal: { country: '1' } })],
      ),
      countries: allCountriesAre(CODES.map(land)),
    });

    const answers = [await without.run(QUERY), await invalid.run(QUERY)];

    const none = { country: null };
    const data = {
      journals: { nodes: [{ publisher: none, institution: none }] },
      articles: { nodes: [none, none] },
    };
    expect(answers).toEqual([{ data }, { data }]);
    expect([without.sent.length, invalid.sent.length]).toEqual([2, 3]);
  });

  it('fail alone', async () => {
    const { run } = await gatewayOverAll({
      journals: rowsAre(
        [row(1, { publisher: { name: 'Sample Press', country: 'XA' } })],
        [row(2, { title: 'A bloom', journal: { country: 'XA' } })],
      ),
      countries: () => json({}, 504),
    });

    const { data, errors } = await run(`{ journals { nodes { publisher { name country { code } } } }
      articles { nodes { title countryCode country { code } } } }`);

    expect(data).toEqual({
      journals: { nodes: [{ publisher: { name: 'Sample Press', country: null } }] },
      articles: { nodes: [{ title: 'A bloom', countryCode: 'XA', country: null }] },
    });
    expect(errors?.map(({ path, extensions }) => [path.join('.'), extensions.api, extensions.code]).toSorted()).toEqual(
      [
        ['articles.nodes.0.country', 'countries', 'UPSTREAM_TIMEOUT'],
        ['journals.nodes.0.publisher.country', 'countries', 'UPSTREAM_TIMEOUT'],
      ],
    );
  });

  it('lead to their journals, one call for each country', async () => {
    const { run, sent } = await gatewayOverAll({
      journals: ({ target }) =>
        target.includes('%22XA%22')
          ? json({ total: 7, page: 1, pageSize: 1, query: '', results: [row(1, { title: 'Letters' })] })
          : json({ total: 0, page: 1, pageSize: 1, query: '', results: [] }),
      countries: () => json(['', 'XA', 'XB'].map(land)),
    });

    const { data, errors } = await run(`{ countries(where: { name: "land" }) { nodes {
      journals(first: 1, orderBy: { field: UPDATED_AT, direction: DESC }) { totalCount nodes { title } } } } }`);

    expect(errors).toBeUndefined();
    expect(sent.map(({ target }) => decodeURIComponent(target)).slice(1)).toEqual([
      '/api/search/journals/bibjson.publisher.country.exact:"XA"?pageSize=1&page=1&sort=last_updated:desc',
      '/api/search/journals/bibjson.publisher.country.exact:"XB"?pageSize=1&page=1&sort=last_updated:desc',
    ]);
    expect(data.countries.nodes).toEqual([
      { journals: { totalCount: 0, nodes: [] } },
      { journals: { totalCount: 7, nodes: [{ title: 'Letters' }] } },
      { journals: { totalCount: 0, nodes: [] } },
    ]);
  });

  it('are there for every row of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('journals', 'countries');

    const { data, errors } = await run(`{
      journals(first: 50) { nodes { publisher { countryCode country { code } } institution { country { code } } } }
      articles(first: 50) { nodes { countryCode country { code } } } }`);

    expect(errors).toBeUndefined();
    const rows = [...data.journals.nodes.map(({ publisher }: any) => publisher), ...data.articles.nodes];
    expect(rows.length).toBe(100);
    expect(rows.map(({ country }) => country.code)).toEqual(rows.map(({ countryCode }) => countryCode));
    const institutions = data.journals.nodes.flatMap(({ institution }: any) => institution ?? []);
    expect(institutions.length).toBe(25);
    expect(institutions.filter(({ country }: any) => !country)).toEqual([]);
  });
});
