import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';

/** Articles with a link each, in pages of a hundred. */
function articles(count: number) {
  return ({ target }: Sent) => {
    const query = new URL(target, 'http://journals').searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const rows = Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, index) => {
      const url = `https://articles.example/${(page - 1) * size + index}`;
      return { id: url, bibjson: { title: 'T', link: [{ url, type: 'fulltext' }] } };
    });
    return json({ total: count, page, pageSize: size, results: rows });
  };
}

const notification = ({ target }: Sent) =>
  json({ url: new URL(target, 'http://indexing').searchParams.get('url'), latestUpdate: { type: 'URL_UPDATED' } });

const QUERY = `query ($first: Int) { articles(search: "x", first: $first) { totalCount
  nodes { links { indexing { latestUpdate { kind } } } } } }`;

async function callsFor(count: number, limits: object = {}) {
  const answers = { journals: articles(count), indexing: notification };
  const { run, sent } = await gatewayOverAll(answers, { settings: { limits } });
  const result = await run(QUERY, { first: count });
  const found = result.data?.articles.nodes.flatMap((node: any) => node.links[0].indexing ?? []);
  return { ...result, found, calls: sent.length };
}

describe('lookups that take a call each', () => {
  it('end at the limit of calls of an operation', async () => {
    const { data, errors, calls } = await callsFor(1000);

    // A long list is completed over several turns, and the lookups of one turn are begun together or not at all.
    expect(calls).toBeLessThanOrEqual(500);
    expect([data?.articles.totalCount, data?.articles.nodes.length]).toEqual([1000, 1000]);
    expect(errors).toHaveLength(11);
    expect(errors?.[10]).toMatchObject({ path: ['articles', 'nodes'], extensions: { code: 'ERRORS_OMITTED' } });
    expect(errors?.[0]).toMatchObject({
      message: 'The operation takes more than 500 upstream calls.',
      extensions: { code: 'OPERATION_TOO_COMPLEX', requestId: 'test' },
    });
  });

  it.each([
    [51, 51, 50],
    [50, 1, 0],
  ])('of which %i are allowed with their list cost %i where they are 50', async (limit, calls, found) => {
    const result = await callsFor(50, { calls: limit });

    expect([result.calls, result.found.length]).toEqual([calls, found]);
  });

  it('are all made where the limit is raised', async () => {
    const { errors, found, calls } = await callsFor(600, { calls: 1000 });

    expect(errors).toBeUndefined();
    expect([found.length, calls]).toEqual([600, 606]);
  });
});

describe('calls of any kind', () => {
  it('fail beyond the limit of calls, and earlier fields keep their values', async () => {
    const rows = (count: number) => json({ total: count, results: [] });
    const { run, sent } = await gatewayOverAll({ journals: () => rows(0) }, { settings: { limits: { calls: 2 } } });

    const { data, errors } = await run(`{ a: articles(search: "a") { nodes { articleId } }
      b: articles(search: "b") { nodes { articleId } } c: articles(search: "c") { nodes { articleId } } }`);

    expect(sent).toHaveLength(2);
    expect(data).toEqual({ a: { nodes: [] }, b: { nodes: [] }, c: null });
    expect(errors).toMatchObject([{ path: ['c'], extensions: { code: 'OPERATION_TOO_COMPLEX' } }]);
  });

  it('count if the cache answers them, for each operation anew', async () => {
    const settings = { limits: { calls: 2 }, performance: { cache: true, coalesceCalls: true } };
    const { run, sent } = await gatewayOverAll({ tv: () => json([]) }, { settings });
    const query = '{ tvQuotes { totalCount } tvCharacters { totalCount } tvEpisodes { totalCount } }';

    const result = [await run(query), await run(query)];

    expect(result.map(({ errors }) => errors?.map(({ path }) => path))).toEqual([[['tvEpisodes']], [['tvEpisodes']]]);
    expect(sent).toHaveLength(2);
  });
});
