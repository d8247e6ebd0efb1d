import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

it('answers searches with exact totals, and leads from articles to journals and back', async () => {
  const { run } = await gatewayOverSandbox('journals');

  const { data, errors } = await run(`{
    journals(query: "*") { totalCount }
    articles(query: "plankton blooms", first: 50) { totalCount nodes {
      id issns journal { eissn articles { totalCount nodes { issns } } } } }
    odd: articles(query: "what is c++? (\\"plankton) a/b:c*") { totalCount } }`);

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

it('refuses what the directory refuses', async () => {
  const { run, sandbox } = await gatewayOverSandbox('journals');

  const { errors } = await run('{ articles(query: "plank*", syntax: QUERY) { totalCount } }');
  const statuses = await Promise.all(
    ['sea?pageSize=1000&page=10', 'sea?pageSize=1000&page=11', 'sea?page=x', 'sea?sort=title:up', 'sea%20OR'].map(
      async (target) => (await fetch(`${sandbox.origin}/journals/api/search/journals/${target}`)).status,
    ),
  );

  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
});
