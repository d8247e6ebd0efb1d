import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { defaultSettings, onSandbox } from '#config';
import { createConsole } from '#console';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, readExamples, serve, type TelemetryReport } from '#gateway';
import { createLog } from '#log';
import { loadMocks, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { DURATION_BOUNDS, type Snapshot } from '#telemetry';
import { type ApiHealth, SPANS, type Span } from '#upstream';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { Random } from '../src/sandbox/random.ts';
import { previewExample } from '../test/browser/examples/preview.ts';
import { launch } from '../test/browser/launch.ts';
import { buildExample } from '../test/build-example.ts';

const FAILING = 'quotes';
/** The number of spans with failures. */
const FAILS_FOR = 9;

/** Invented figures of an API's calls, deterministic and different for each API. */
function figuresOf(slug: string): ApiHealth {
  const random = new Random(slug);
  const [busy, base] = [random.int(2, 12), random.int(2, 60)];
  const spans = Array.from({ length: SPANS }, (_, index) => {
    const fails = slug === FAILING && index >= SPANS - FAILS_FOR;
    return spanOf(random, busy, base, fails);
  });
  const sum = (what: 'calls' | 'faults') => spans.reduce((total, span) => total + span[what], 0);
  const faults = sum('faults');
  return {
    slug,
    calls: sum('calls') + busy * random.int(80, 900),
    faults,
    failures: faults > 0 ? { UPSTREAM_UNAVAILABLE: faults } : {},
    abandoned: 0,
    inFlight: 0,
    cacheHits: random.chance(0.6) ? busy * random.int(10, 400) : 0,
    joined: 0,
    durations: { value: 0, buckets: [] },
    breaker: 'closed',
    queued: 0,
    quotas: [],
    lastFaulted: faults > 0,
    ...(faults > 0 && { latestFault: 'UPSTREAM_UNAVAILABLE' as const }),
    p50Ms: base,
    p95Ms: base * (2 + random.next()),
    spans,
  };
}

function spanOf(random: Random, busy: number, base: number, fails: boolean): Span {
  const calls = random.int(0, busy);
  const p50Ms = base * (0.7 + random.next() * 0.6);
  const p95Ms = p50Ms * (1.4 + random.next() * (random.chance(0.1) ? 5 : 1.6));
  return { calls, faults: fails ? Math.ceil(calls * 0.8) : 0, ...(calls > 0 && { p50Ms, p95Ms }) };
}

const NOW = Date.UTC(2026, 2, 1, 12);
const SECOND_MS = 1000;

/** Invented figures of a process, deterministic. */
function trafficReport(): TelemetryReport {
  const random = new Random('traffic');
  return {
    metrics: metricsOf(random),
    apis: [quotasOf('journals', [['second', 2, 1]]), quotasOf('indexing', [['day', 100, 14]])],
    callers: ['k3vTq0Zx', 'Yp81mWcA', 'anonymous'].map((caller, index) => {
      const requests = random.int(40, 90) * (3 - index);
      return {
        caller,
        requests,
        failed: index === 1 ? 3 : 0,
        refused: index === 2 ? 11 : 0,
        calls: requests,
        cost: requests,
      };
    }),
    requests: [],
  };
}

function metricsOf(random: Random): Snapshot {
  const histogram = (from: number) => [
    {
      labels: ['A', 'query'],
      value: 1,
      buckets: DURATION_BOUNDS.map((_, at) => (at >= from && at < from + 6 ? random.int(5, 90) : 0)),
    },
  ];
  return {
    'manifold.operations': [
      { labels: ['A', 'query', 'success'], value: random.int(400, 700) },
      { labels: ['A', 'query', 'failed'], value: 3 },
      { labels: ['A', 'query', 'refused'], value: 11 },
    ],
    'manifold.operation.duration': histogram(3),
    'manifold.operation.own_duration': histogram(0),
    'manifold.operation.cost': [
      { labels: ['A', 'expected'], value: 1210 },
      { labels: ['A', 'actual'], value: 640 },
    ],
    'manifold.cache.hits': [{ labels: ['response'], value: 120 }],
    'manifold.requests.in_flight': [{ labels: [], value: 4 }],
    'manifold.requests.limit': [{ labels: [], value: 500 }],
    'manifold.subscriptions': [{ labels: [], value: 38 }],
    'manifold.subscriptions.sources': [{ labels: [], value: 3 }],
    'manifold.subscriptions.polls': [{ labels: [], value: 54 }],
    'manifold.subscriptions.polls_saved': [{ labels: [], value: 612 }],
    'manifold.subscriptions.lag': [{ labels: [], value: 0.0042 }],
    'manifold.live_queries': [{ labels: [], value: 24 }],
    'manifold.live_queries.different': [{ labels: [], value: 5 }],
    'manifold.live_queries.evaluations': [{ labels: ['changed'], value: 61 }],
    'manifold.live_queries.evaluations_saved': [{ labels: [], value: 232 }],
    'manifold.live_queries.last_change': [{ labels: [], value: (NOW - 4000) / SECOND_MS }],
    'nodejs.eventloop.delay': [{ labels: [], value: 1, buckets: [80, 15, 4, 1] }],
  };
}

function quotasOf(slug: string, all: readonly (readonly [name: string, calls: number, left: number])[]) {
  const quotas = all.map(([name, calls, left]) => ({ name, calls, left }));
  return { slug, quotas } as unknown as TelemetryReport['apis'][number];
}

/** What to do before each picture, by its name. */
type Pictures = Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>>;

const PHONE = { width: 390, height: 844 };

/** The pictures of the applications in `examples/`. */
const EXAMPLES: Readonly<Record<string, Pictures>> = {
  web: {
    async 'web-desktop'(page, origin) {
      await page.goto(`${origin}#/orders`);
      await page.getByRole('link', { name: 'Dispute: reply' }).first().click();
      await page.getByRole('heading', { name: 'Parcels' }).waitFor();
    },
    async 'web-dark'(page, origin) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${origin}#/countries/DE`);
      await page.getByRole('button', { name: 'Show more of' }).waitFor();
      await page.getByText('of 250').waitFor();
    },
    async 'web-phone'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/orders`);
      await page.getByRole('radio', { name: 'To ship' }).check();
      await page.getByRole('list', { name: 'Orders' }).getByRole('link').nth(9).waitFor();
    },
    async 'web-phone-detail'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/orders`);
      await page.getByRole('radio', { name: 'To ship' }).check();
      await page.getByRole('link', { name: 'To ship' }).first().click();
      await page.getByLabel('Tracking number').fill('not a number!');
      await page.getByRole('button', { name: 'Ship', exact: true }).click();
      await page.getByText('Use letters and digits').scrollIntoViewIfNeeded();
    },
    async 'web-inbox'(page, origin) {
      await page.goto(`${origin}#/inbox`);
      await page.getByText('appear here by themselves').waitFor();
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').nth(2).click();
      await page.getByRole('heading', { name: 'Body' }).waitFor();
    },
    async 'web-phone-chain'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/chain`);
      await page.getByRole('list', { name: 'Blocks' }).getByRole('link').nth(7).waitFor();
    },
  },
  relay: {
    async 'relay-desktop'(page, origin) {
      await page.goto(origin);
      await page.getByRole('button', { name: 'Show more' }).waitFor();
    },
    async 'relay-phone'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(origin);
      await page.getByRole('button', { name: 'Show more' }).waitFor();
    },
  },
};

const HOST = '127.0.0.1';
const UPTIME_MS = 3_600_000;
const SEED = 'pictures';

interface Shown {
  /** Figures of calls and traffic in place of what is measured. */
  readonly invented?: { readonly health: (slug: string) => ApiHealth; readonly traffic: () => TelemetryReport };
  readonly faults?: readonly object[];
  /** The address of an API that is not mocked. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** The product as `npm start` serves it, with a fixed time in the sandbox. */
async function serveAll({ invented, faults = [], elsewhere = {} }: Shown) {
  const sandbox = await serveSandbox(await loadMocks(slugs), { host: HOST, port: 0, seed: SEED });
  await setSandbox(sandbox.origin, 'POST', 'clock', { now: new Date(NOW).toISOString(), stopped: true });
  await setSandbox(sandbox.origin, 'POST', 'reset');
  await setSandbox(sandbox.origin, 'PUT', 'faults', faults);
  const contracts = slugs.map(readContract);
  const settings = onSandbox(defaultSettings(contracts), contracts, sandbox.origin);
  const apis = Object.entries(settings.apis).map(([slug, api]) => {
    const url = elsewhere[slug];
    return [slug, url === undefined ? api : { ...api, url, sandboxed: false }];
  });
  const gateway = createGateway({
    settings: { ...settings, apis: Object.fromEntries(apis), server: { ...settings.server, host: HOST, port: 0 } },
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog({ level: 'error', format: 'text' }),
  });
  const whole = {
    ...gateway,
    ...(invented && { health: () => gateway.health().map(({ slug }) => invented.health(slug)) }),
  };
  const options = invented && { reports: async () => [invented.traffic()], now: () => UPTIME_MS };
  const served = await serve(whole, createConsole(whole, options));
  return {
    origin: served.origin,
    async stop() {
      await served.stop();
      await sandbox.stop();
    },
  };
}

async function setSandbox(origin: string, method: string, what: string, body?: object): Promise<void> {
  const answer = await fetch(`${origin}/_sandbox/${what}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const FOLDER = 'docs/images';
const LARGEST_BYTES = 300_000;
const SETTLED_MS = 15_000;
/** Without these flags, the pixels depend on the steps in which Chromium draws. */
const DETERMINISTIC = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

const PICTURES: Pictures = {
  async console(page, origin) {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(origin);
    await page.locator('[data-slug="banking"].broken').waitFor();
  },
  async traffic(page, origin) {
    await page.setViewportSize({ width: 1280, height: 820 });
    await page.goto(`${origin}/#/traffic`);
    await page.locator('#traffic td', { hasText: 'journals' }).first().waitFor();
  },
  async graph(page, origin) {
    await page.goto(`${origin}/#/graph`);
    await page.locator('.node.broken[data-name="banking"]').waitFor();
  },
  async graphiql(page, origin) {
    await page.goto(`${origin}/graphql`);
    await page.locator('.graphiql-tab-button[title="OrdersInTheWarehouse"]').click();
    await page.getByRole('button', { name: 'Hide editor tools' }).click();
    await page.locator('.graphiql-execute-button').click();
    await page.getByRole('menuitem', { name: 'OrdersInTheWarehouse' }).click();
    await page.locator('.result-window', { hasText: 'fulfillmentOrder' }).waitFor();
    await page.locator('.graphiql-logo').hover();
  },
};

helpOnRequest(`npm run lab -- screenshots [--states <folder>]

Takes the pictures in ${FOLDER} of the real pages over the sandbox. With the same fonts they are the same each time: size,
seed, clock and the outcome of calls are fixed. Needs Chromium.

--states takes pictures of each page of the console into a folder, to look at: empty, busy, with APIs that fail, and broken on purpose, side by
side in one file for each page, size of the window, and theme.`);

const { states } = parseArgs({ options: { states: { type: 'string' } } }).values;

async function takeAll(): Promise<void> {
  const served = await serveAll({
    invented: { health: figuresOf, traffic: trafficReport },
    faults: [{ on: 'banking', latency: '300ms' }],
  });
  await take(FOLDER, PICTURES, served.origin);
  for (const [name, pictures] of Object.entries(EXAMPLES)) {
    const preview = await previewExample(buildExample(name), served.origin);
    await take(`${FOLDER}/examples`, pictures, preview.origin);
    await preview.stop();
  }
  await served.stop();
}

/** What is wrong in each state, and whether operations run. */
const STATES: Readonly<Record<string, Shown & { readonly isBusy?: boolean }>> = {
  empty: {},
  busy: { isBusy: true },
  failing: { isBusy: true, elsewhere: { quotes: 'http://127.0.0.1:9', countries: 'http://127.0.0.1:9' } },
  broken: {
    isBusy: true,
    faults: [
      { on: 'marketplace', status: 503, share: 0.5 },
      { on: 'jokes', latency: '300ms' },
    ],
  },
};
const PAGES: Readonly<Record<string, readonly [hash: string, seen: string]>> = {
  board: ['#/', '.card'],
  api: ['#/quotes', 'dialog[open]'],
  requests: ['#/requests', '#requests h1'],
  request: ['#/requests/state', '.request h1'],
  traffic: ['#/traffic', '#traffic :is(dd, .empty):visible'],
  graph: ['#/graph', '.picture a'],
  types: ['#/graph/marketplace', '.picture a'],
};
const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: PHONE };
/** The request of the page of one: a page of orders, with calls of several APIs. */
const SEEN = `query Shop {
  orders(first: 5) { nodes { orderId lineItems { title inventory { availableCount } } } }
  randomQuote { text }
  countries { nodes { code } }
}`;

const browser = await launch(DETERMINISTIC);
await (states === undefined ? takeAll() : takeStates(states));
await browser.close();

async function takeStates(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const sheets = new Map<string, string[]>();
  for (const shown of Object.values(STATES)) {
    const served = await serveAll(shown);
    if (shown.isBusy) await runExamples(served.origin);
    for (const [size, viewport] of Object.entries(WINDOWS)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'UTC' });
        for (const [name, [hash, seen]] of Object.entries(PAGES)) {
          await page.goto('about:blank');
          await page.goto(`${served.origin}/${hash}`);
          await page.locator(seen).first().waitFor();
          const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
          const sheet = `${name}-${size}-${colorScheme}`;
          sheets.set(sheet, [...(sheets.get(sheet) ?? []), `<img src="data:image/png;base64,${picture}">`]);
        }
        await page.close();
      }
    }
    await served.stop();
  }
  for (const [name, pictures] of sheets) {
    const isPhone = name.includes('phone');
    const page = await browser.newPage({ viewport: { width: isPhone ? 1560 : 1920, height: 100 } });
    await page.setContent(
      `<style>body{margin:0;background:gray}img{width:${isPhone ? 24.5 : 49.7}%;margin:2px}</style>${pictures.join('')}`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
  process.stdout.write(`${folder}: ${sheets.size} pictures, each of ${Object.keys(STATES).join(', ')}\n`);
}

async function runExamples(origin: string): Promise<void> {
  const operations = readExamples().flatMap((file) => file.operations);
  const queries = operations.map(({ text }) => text).filter((text) => !/^\s*(?:mutation|subscription)/m.test(text));
  const post = (query: string, requestId?: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer sandbox',
        ...(requestId !== undefined && { 'x-request-id': requestId }),
      },
      body: JSON.stringify({ query }),
    });
  for (const query of queries.slice(0, 40)) await post(query);
  // Of many requests within a second, only some are recorded.
  await setTimeout(1000);
  await post(SEEN, 'state');
}

async function take(folder: string, pictures: Pictures, origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, open] of Object.entries(pictures)) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en',
      timezoneId: 'UTC',
    });
    context.setDefaultTimeout(SETTLED_MS);
    const page = await context.newPage();
    await open(page, origin);
    await page.evaluate('document.fonts.ready');
    const file = `${folder}/${name}.png`;
    writeFileSync(file, await page.screenshot({ animations: 'disabled' }));
    const { size } = statSync(file);
    process.stdout.write(`${file}: ${Math.round(size / 1000)} kB\n`);
    if (size > LARGEST_BYTES) process.exitCode = 1;
    await context.close();
  }
}
