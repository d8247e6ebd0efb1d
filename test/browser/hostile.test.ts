import { expect, it } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOf } from '#test/harness';
import { browserForFile } from './setup.ts';

const open = browserForFile();

const MARKUP = '<img src=x onerror="document.title=\'broken\'">';
const FACTS = { slug: MARKUP, title: MARKUP, source: 'connected', operations: 1, settings: [[MARKUP, MARKUP]] };
const STATE = {
  summary: MARKUP,
  calls: 1,
  faults: 1,
  failures: { [MARKUP]: 1 },
  abandoned: 0,
  inFlight: 0,
  quotas: [{ name: MARKUP, left: 1, calls: 2 }],
  spans: [0],
};
const HELLO = {
  apis: [{ ...FACTS, examples: [{ name: MARKUP, description: MARKUP, href: '/graphql' }] }],
  notServed: [MARKUP],
  graphiql: '/graphql',
  spans: 1,
  spanMs: 1000,
  workers: 1,
  instance: 'one',
};
const FIELD = { name: MARKUP, type: MARKUP, leadsTo: MARKUP };
const TYPE = { name: MARKUP, kind: 'object', fields: [FIELD], members: [MARKUP] };
const PICTURE = {
  apis: [{ slug: MARKUP, queries: [FIELD], mutations: [FIELD], types: [TYPE] }],
  links: [{ from: MARKUP, to: MARKUP, fields: [MARKUP] }],
};

const place = encodeURIComponent(MARKUP);

it.each([
  ['#/', '.card h3'],
  [`#/${place}`, '#detail-title'],
  ['#/graph', '.node .name'],
  [`#/graph/${place}`, '.box text'],
  [`#/graph/${place}/${place}`, '.panel a'],
])('markup of any source is text: %s', async (hash, seen) => {
  const { origin } = await servedWithConsole(gatewayOf({ quotes: 'http://127.0.0.1:9' }));
  const { page, complaints } = await open('about:blank');
  const states = [{ slug: MARKUP, state: 'failing', breaker: 'open', ...STATE }];
  const body = `event: hello\ndata: ${JSON.stringify(HELLO)}\n\nevent: states\ndata: ${JSON.stringify(states)}\n\n`;
  await page.route('**/console/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await page.route('**/console/picture', (route) => route.fulfill({ json: PICTURE }));

  await page.goto(`${origin}/${hash}`);
  await page.locator(seen, { hasText: MARKUP }).first().waitFor();

  expect(await page.locator('img').count()).toBe(0);
  expect([await page.title(), complaints]).toEqual(['(1) Manifold', []]);
});
