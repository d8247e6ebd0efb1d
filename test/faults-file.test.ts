import { expect, it } from 'vitest';
import { fileWith, startProduct } from '#test/product';
import { faults } from '../src/sandbox/faults/index.ts';

const FAULTS = `
- { on: countries, latency: 300ms }
- { on: blockchain, latency: 100ms..400ms }
- { on: chat, drop: true }
- { on: journals, reset: true }
- { on: reseller, drip: 2000 }
- { on: readers, truncate: 20 }
- { on: notebooks, oversized: 11MiB }
- { on: logistics, garbage: html }
- { on: indexing, garbage: json }
- { on: banking, garbage: utf8 }
- { on: jokes, limited: 30s }
- { on: reviews, status: 503 }
- { on: datalake, status: 500 empty }
- { on: quotes.getRandomQuote, status: 404, count: 1 }
- { on: quotes.listAuthors, status: 403, share: 0 }
- { on: marketplace.getOrder, drift: 'missing orderId' }
- { on: marketplace.listOrders, drift: 'word orders[].orderPaymentStatus' }
- { on: tv, latency: 300ms, status: 503, garbage: html }
`;
/** One attempt and short deadlines, so that each fault shows its own effect. */
const SETTINGS = `
defaults: { retry: { attempts: 0 }, timeouts: { headers: 3s } }
performance: { cache: false, coalesceCalls: false }
apis: { chat: { timeouts: { headers: 200ms } } }
`;

const ORDER = 'orders(first: 1) { nodes { orderId paymentStatus } }';
const FAILING: readonly [code: string, query: string, apiOf: string][] = [
  ['UPSTREAM_TIMEOUT', '{ bot { username } }', 'chat'],
  ['UPSTREAM_UNAVAILABLE', '{ journals(search: "sea", first: 1) { totalCount } }', 'journals'],
  [
    'UPSTREAM_UNAVAILABLE',
    '{ reader(id: "publications/gazette.example.test/readers/r-1002") { readerId } }',
    'readers',
  ],
  [
    'UPSTREAM_INVALID_RESPONSE',
    '{ notebookLocations(projectName: "projects/demo-proj", first: 1) { nodes { resourceName } } }',
    'notebooks',
  ],
  ['UPSTREAM_INVALID_RESPONSE', '{ inventory(first: 1) { nodes { sku } } }', 'logistics'],
  ['UPSTREAM_INVALID_RESPONSE', '{ urlNotification(url: "https://jobs.example.test/role/4") { url } }', 'indexing'],
  ['UPSTREAM_INVALID_RESPONSE', '{ banks(first: 1) { nodes { name } } }', 'banking'],
  ['RATE_LIMITED', '{ randomJoke { text } }', 'jokes'],
  ['UPSTREAM_UNAVAILABLE', '{ lenses(first: 1) { nodes { name } } }', 'reviews'],
  ['UPSTREAM_ERROR', '{ fileAccess(path: "archive/first.csv", actions: [READ]) { isGranted } }', 'datalake'],
  ['UPSTREAM_UNAVAILABLE', '{ randomTvQuote { text } }', 'tv'],
];

it('applies each kind of fault to its operations, and to no others', async () => {
  const files = ['--faults', fileWith('faults.yaml', FAULTS), '--config', fileWith('manifold.yaml', SETTINGS)];
  const { ask, sandbox } = await startProduct(files);

  for (const [code, query, slug] of FAILING) {
    const { errors } = await ask(query);
    expect([slug, errors?.map(({ extensions }) => [extensions.api, extensions.code])]).toEqual([slug, [[slug, code]]]);
  }
  const [limited] = (await ask('{ randomJoke { text } }')).errors ?? [];
  // Of the 30 seconds since the request before, all but those that it took.
  expect(limited?.extensions.retryAfter).toBeGreaterThan(15);
  expect(limited?.extensions.retryAfter).toBeLessThanOrEqual(30);
  const order = (await ask(`{ ${ORDER} }`)).data.orders.nodes[0];
  expect(order.paymentStatus).toBe('UNRECOGNIZED');
  expect((await ask(`{ order(id: "${order.orderId}") { orderId } }`)).errors).toHaveLength(1);

  const well = await ask(`{
    countries(where: { name: "ireland" }, first: 1) { nodes { id } }
    latestBlock { height }
    resellerProducts(partnerName: "partners/acme-tel", first: 1) { nodes { resourceName } }
    authors(first: 1) { nodes { name } }
    webhookRequests(webhookId: "00000000-0000-4000-8000-000000000000", first: 1) { totalCount }
  }`);
  expect(well.errors).toBeUndefined();

  const gone = await ask('{ randomQuote { text } }');
  const back = await ask('{ randomQuote { text } }');
  expect([gone.data.randomQuote, back.data.randomQuote]).toEqual([null, { text: expect.any(String) }]);

  const { faults: rules } = (await (await fetch(`${sandbox}/_sandbox`)).json()) as any;
  const hits = Object.fromEntries(rules.map(({ on, hits: count }: any) => [on, count > 0]));
  expect(Object.entries(hits).filter(([, isHit]) => !isHit)).toEqual([['quotes.listAuthors', false]]);
  const named = new Set(rules.flatMap((rule: object) => Object.keys(rule)));
  expect(faults.filter(({ name }) => !named.has(name))).toEqual([]);
});

it('delays responses', async () => {
  const file = fileWith('faults.yaml', '- { on: countries, latency: 300ms }\n- { on: reseller, drip: 1000 }\n');
  const { ask } = await startProduct(['--faults', file]);
  const timed = async (query: string) => {
    const started = performance.now();
    await ask(query);
    return performance.now() - started;
  };

  expect(await timed('{ countries(where: { name: "ireland" }, first: 1) { nodes { id } } }')).toBeGreaterThan(290);
  expect(
    await timed('{ resellerProducts(partnerName: "partners/acme-tel", first: 5) { nodes { raw } } }'),
  ).toBeGreaterThan(500);
});
