import { afterAll, beforeAll, expect, it } from 'vitest';
import { countingGraph, edgesOf, hasReason, leavesOf } from '../../lab/least-calls/count.ts';

let graph: Awaited<ReturnType<typeof countingGraph>>;
beforeAll(async () => {
  graph = await countingGraph();
});
afterAll(() => graph.close());

/* `npm run lab -- least-calls` counts each two of them too. */
it('each field that calls an API makes the least calls that are possible', async () => {
  const edges = edgesOf(graph.schema);
  const above: string[] = [];
  for (const { name, around, type } of edges) {
    const { wasted } = await graph.count(`{ ${around(leavesOf(type))} }`);
    above.push(...wasted.filter((each) => !hasReason(each)).map((each) => `${name} ${each}`));
  }

  expect(above).toEqual([]);
  expect(edges.length).toBeGreaterThan(100);
});

it.each([
  [
    'a country by its `id` and by its code',
    1,
    '{ a: node(id: "Q291bnRyeTpJUkw") { ... on Country { name { common } } } b: country(id: "IE") { capitals } }',
  ],
  [
    'countries of rows, with different selections',
    2,
    '{ orders(first: 20) { nodes { lineItems { a: itemLocation { country { code } } b: itemLocation { country { name { common } capitals } } } } } }',
  ],
  [
    'mandates within their direct debits',
    2,
    '{ directDebitMandates(first: 1) { nodes { directDebits(first: 5) { nodes { mandate { status } } } } } }',
  ],
  [
    'parents of channels',
    3,
    '{ bot { servers(first: 1) { nodes { channels(first: 50) { nodes { parent { name } } } } } } }',
  ],
])('%s are read in %i calls', async (_case, calls, query) => {
  const { sent, errors } = await graph.count(query);

  expect(errors).toEqual([]);
  expect(sent).toBe(calls);
});
