import { describe, expect, it } from 'vitest';
import { gatewayOver, type Reply } from '#test/harness';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const both = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

const pageOf = (results: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: `{"count":1,"totalCount":1,"page":1,"totalPages":1,"results":${results}}`,
});
/** A page with a quote that has this value for its tags. */
const tagged = (tags: string) =>
  pageOf(`[{"_id":"q1","content":"Text","author":"A","authorSlug":"a","length":4,"tags":${tags}}]`);

async function read(selected: string, body: Reply, projectRows: boolean) {
  const settings = { performance: { projectRows, cache: false } };
  const { run } = await gatewayOver('quotes', [body], { settings });
  return run(`{ quotes(search: "sea") { nodes { ${selected} } } }`);
}

describe.each([true, false])('a page of rows that are nested too deeply, projectRows: %j', (projectRows) => {
  it.each([
    ['lists in a member', tagged(lists(50_000))],
    ['objects in a member', tagged(objects(50_000))],
    ['lists and objects in a member', tagged(both(50_000))],
    ['lists instead of rows', pageOf(lists(50_000))],
    ['one level too many', tagged(lists(998))],
  ])('is one error, whatever is selected: %s', async (_what, body) => {
    for (const selected of ['text', 'tags', 'raw', '__typename']) {
      const { data, errors } = await read(selected, body, projectRows);

      expect(data).toEqual({ quotes: null });
      expect(errors).toMatchObject([
        {
          message: 'quotes answered with JSON that is nested too deeply',
          extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
        },
      ]);
    }
  });

  it('is read where it is as deep as it may be', async () => {
    const { data, errors } = await read('text', tagged(lists(997)), projectRows);

    expect(errors).toBeUndefined();
    expect(data).toEqual({ quotes: { nodes: [{ text: 'Text' }] } });
  });
});
