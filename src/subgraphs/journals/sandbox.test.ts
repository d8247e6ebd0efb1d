import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

it('answers searches with exact totals, and leads from articles to journals and back', async () => {
  const { run } = await gatewayOverSandbox('journals');

  const { data, errors } = await run(`{
    journals { totalCount }
    articles(search: "plankton blooms", first: 50) { totalCount nodes {
      id issns journal { eissn articles { totalCount nodes { issns } } } } }
    odd: articles(search: "what is c++? (\\"plankton) a/b:c*") { totalCount } }`);

  expect(errors).toBeUndefined();
  expect([data.journals.totalCount, data.articles.totalCount, data.odd.totalCount]).toEqual([20_000, 2000, 0]);
  for (const { issns, journal } of data.articles.nodes) {
    expect(journal).toEqual({
      eissn: issns[0],
      articles: { totalCount: 5, nodes: Array.from({ length: 5 }, () => ({ issns })) },
    });
  }
  const { id } = data.articles.nodes[7];
  const again = await run('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(again.data).toEqual({ node: { id } });
});

it('finds rows by the values of a list, and the journals of a country by its whole code', async () => {
  const { run } = await gatewayOverSandbox('journals', 'countries');

  const { data, errors } = await run(`{
    country: journals(where: { publisherCountryCodes: ["IT"] }, first: 50) { totalCount nodes { publisher { countryCode } } }
    small: journals(where: { rawFilter: "bibjson.publisher.country.exact:it" }) { totalCount }
    journals(search: "coastal", where: { issns: ["9000-0021", "9000-0048"] }) { totalCount }
    article(id: "10.99999/sandbox.77777") { doi issns }
    articles(where: { dois: ["10.99999/sandbox.1", "10.99999/sandbox.20001"] }) { totalCount nodes { doi } }
    countries(where: { name: "portugal" }) { nodes { journals(orderBy: { field: TITLE }, first: 5) {
      totalCount nodes { title publisher { country { code } } } } } } }`);

  expect(errors).toBeUndefined();
  expect(data.country.totalCount).toBeGreaterThan(1000);
  expect(new Set(data.country.nodes.map(({ publisher }: any) => publisher.countryCode))).toEqual(new Set(['IT']));
  expect(data.small.totalCount).toBe(0);
  expect(data.journals.totalCount).toBeLessThanOrEqual(2);
  expect(data.article.doi).toBe('10.99999/sandbox.77777');
  expect(data.articles).toEqual({
    totalCount: 2,
    nodes: [{ doi: '10.99999/sandbox.1' }, { doi: '10.99999/sandbox.20001' }],
  });
  const [{ journals }] = data.countries.nodes;
  expect(journals.totalCount).toBeGreaterThan(1000);
  expect(journals.nodes.map(({ publisher }: any) => publisher.country.code)).toEqual(Array(5).fill('PT'));
  const titles = journals.nodes.map(({ title }: any) => title);
  expect(titles).toEqual(titles.toSorted());
});

it('refuses what the directory refuses', async () => {
  const { run, sandbox } = await gatewayOverSandbox('journals');

  const { errors } = await run('{ articles(where: { rawFilter: "plank*" }) { totalCount } }');
  const statuses = await Promise.all(
    ['sea?pageSize=1000&page=10', 'sea?pageSize=1000&page=11', 'sea?page=x', 'sea?sort=title:up', 'sea%20OR'].map(
      async (target) => (await fetch(`${sandbox.origin}/journals/api/search/journals/${target}`)).status,
    ),
  );

  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
});
