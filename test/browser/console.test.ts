import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { servedWithConsole } from '#test/console';
import { gatewayOf, gatewayOver, json } from '#test/harness';
import { BLOCKS, gatewayOverChain } from '#test/live/chain';
import { openStream } from '#test/live/event-reader';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { until } from '#test/until';
import { browserForFile } from './setup.ts';

const SHOWN_WITHIN_MS = 2000;
const open = browserForFile();

/** All APIs, at addresses that do not answer: the pages under test need no calls. */
async function servedAlone(settings: Readonly<Record<string, unknown>> = {}) {
  return servedWithConsole(gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9'])), settings));
}
const card = (page: Page, slug: string) => page.locator(`[data-slug="${slug}"]`);
const focused = (page: Page) =>
  page.evaluate('document.activeElement.getAttribute("href") ?? document.activeElement.textContent');

/** Presses Tab until an element with this address or text has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === wanted) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

describe('the traffic', () => {
  it('shows requests, callers and quotas, and the list has requests that failed, each with a page of its own', async () => {
    const { gateway } = await gatewayOver('quotes', () => json({}, 500), {
      settings: { apis: { quotes: { quotas: [{ name: 'day', calls: 40, within: '1440m' }] } } },
    });
    const { origin } = await servedWithConsole(gateway);
    const say = () =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' },
        body: JSON.stringify({ query: 'query Saying { randomQuote { text } }' }),
      });
    await say();
    const { page, complaints } = await open(`${origin}/#/traffic`);
    const rowsOf = async (title: string) => {
      await page.locator(`[aria-label="${title}"] td`).first().waitFor();
      return page.locator(`[aria-label="${title}"] tbody tr`).allTextContents();
    };

    expect(await rowsOf('Callers')).toEqual(['unidentified1101']);
    expect(await rowsOf('Quotas')).toEqual(['quotesday39 of 40']);
    // Figures are those since the first time that the page was told some.
    await say();
    await page.locator('[data-figure="Failed"] dd', { hasText: '100 %' }).waitFor();
    expect(await page.locator('.faulty [data-figure="Failed"]').count()).toBe(1);
    expect(await page.locator('[aria-label="Operations"] .failed').count()).toBe(1);
    await page.locator('[aria-label="Operations"] a', { hasText: 'Saying' }).click();
    expect((await rowsOf('Recorded requests')).join()).toMatch(/Saying.*UPSTREAM_ERROR.*r-1unidentified/);
    expect(await page.getByLabel('Filter').inputValue()).toBe('Saying');
    await page.locator('[aria-label="Recorded requests"] a').first().click();
    await page.locator('.call', { hasText: 'quotes.getRandomQuote' }).waitFor();
    expect(await page.locator('.code-line.bad').textContent()).toMatch(
      /randomQuote \{  UPSTREAM_ERROR at randomQuote$/,
    );
    expect(complaints).toEqual([]);
  });
});

describe('the traffic of subscriptions', () => {
  it('has those that are open, their sources, polls, polls saved, and the lag', async () => {
    const { gateway, chain } = await gatewayOverChain({ subscriptions: { poll: '60m' } });
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/#/traffic`);
    const figure = (name: string) => page.locator(`[data-figure="${name}"] dd`).first();
    await page.locator('#traffic .empty').waitFor();
    expect(await figure('Subscriptions').isVisible()).toBe(false);

    const subscribe = () => openStream(`${origin}/graphql`, { query: BLOCKS });
    const first = await subscribe();
    await until(() => expect(gateway.live.counts.polls).toBe(1));
    const streams = [first, await subscribe(), await subscribe()];
    await figure('Subscriptions').filter({ hasText: '3' }).waitFor();
    expect(await figure('Event lag').textContent()).toBe('–');
    chain.height = 101;
    gateway.wake('blockchain');
    for (const stream of streams) await stream.next();

    await figure('Polls').filter({ hasText: /^2$/ }).waitFor();
    await figure('Event lag').filter({ hasText: /ms|s$/ }).waitFor();
    const { topics, savedPolls } = gateway.live.counts;
    expect(await figure('Sources').textContent()).toBe(`${topics}`);
    expect(await figure('Polls saved').textContent()).toBe(`${savedPolls}`);
    expect([topics, savedPolls]).toEqual([1, 2]);
    expect(complaints).toEqual([]);
  });
});

describe('the traffic of live queries', () => {
  it('has those that are open, the different ones, their evaluations, those saved, and the last change', async () => {
    const { gateway } = await gatewayOverChain({ liveQueries: { poll: '60m' } });
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/#/traffic`);
    const figure = (name: string) => page.locator(`[data-figure="${name}"] dd`).first();
    await page.locator('#traffic .empty').waitFor();
    expect(await figure('Live queries').isVisible()).toBe(false);

    for (const query of ['query @live { latestBlock { height } }', 'query @live { latestBlock { hash } }']) {
      const streams = await Promise.all([1, 2, 3].map(() => openStream(`${origin}/graphql`, { query })));
      for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'next' });
    }

    await figure('Live queries').filter({ hasText: /^6$/ }).waitFor();
    await figure('Last change')
      .filter({ hasText: /^\d\d:\d\d:\d\d$/ })
      .waitFor();
    expect(await figure('Different').textContent()).toBe('2');
    await until(async () => {
      const { evaluations, savedEvaluations } = gateway.live.counts.liveQueries;
      const shown = [await figure('Evaluations').textContent(), await figure('Evaluations saved').textContent()];
      expect(shown).toEqual([`${evaluations.changed + evaluations.unchanged}`, `${savedEvaluations}`]);
      expect(savedEvaluations).toBeGreaterThanOrEqual(4);
    });
    expect(complaints).toEqual([]);
  });
});

describe('the board', () => {
  it('lists every API, and violates no policy of its own', async () => {
    const { origin } = await servedAlone();
    const { page, complaints, origins } = await open(origin);
    await card(page, 'quotes').waitFor();

    const listed = await page.locator('.card h3').allTextContents();

    expect(listed).toEqual((await gatewaySlugs(origin)).map(String));
    expect(await card(page, 'quotes').locator('.state').textContent()).toBe('No calls yet');
    expect(await page.locator('#connection').textContent()).toBe('Connected');
    expect([complaints, [...origins]]).toEqual([[], [origin]]);
  });

  it('shows within two seconds that an API fails, and that it has recovered', async () => {
    let status = 200;
    const quote = { _id: 'q', content: 'c', author: 'a', authorSlug: 'a', tags: [], length: 1 };
    const { gateway, run } = await gatewayOver('quotes', () => json(status === 200 ? quote : {}, status));
    const { origin } = await servedWithConsole(gateway);
    const { page } = await open(origin);
    const ask = () => run('{ randomQuote { text } }');
    const shows = async (state: string) => {
      const began = performance.now();
      await page.locator(`[data-slug="quotes"][data-state="${state}"]`).waitFor();
      return performance.now() - began;
    };
    await ask();
    await shows('healthy');
    expect(await card(page, 'quotes').locator('.total').textContent()).toBe('1 call, 0 cached');

    status = 503;
    await Promise.all([ask(), ask(), ask()]);
    const took = await shows('failing');

    expect(took).toBeLessThan(SHOWN_WITHIN_MS);
    expect(await page.title()).toBe('(1) Manifold');
    expect(await page.locator('#headline').textContent()).toBe('quotes is failing');
    expect(await page.locator('#news').textContent()).toBe('quotes is failing');
    expect(await card(page, 'quotes').locator('.line').textContent()).toBe('It is not available');
    status = 200;
    await Promise.all(Array.from({ length: 20 }, ask));
    await shows('degraded');
  });

  it('shows that the gateway does not answer', async () => {
    const { origin, stop } = await servedAlone();
    const { page } = await open(origin);
    await page.getByText('Connected', { exact: true }).waitFor();

    await stop();

    await page.getByText('The gateway does not answer').waitFor();
    expect(await page.locator('.card').count()).toBeGreaterThan(0);
  });

  it('shows which APIs are not served, and that GraphiQL is not', async () => {
    const { origin } = await servedWithConsole(
      gatewayOf({ quotes: 'http://127.0.0.1:9' }, { server: { graphiql: false } }),
    );
    const { page } = await open(origin);
    await card(page, 'quotes').waitFor();

    expect(await page.locator('.rest').textContent()).toMatch(/^Not part of this graph: .*marketplace/);
    expect([await page.locator('#graphiql').isVisible(), await page.locator('.try').count()]).toEqual([false, 0]);
    expect(await page.locator('.empty').first().textContent()).toBe('Calls show up here as they are made.');
  });
});

describe('a mocked API', () => {
  it('is broken by its buttons, says so on every view, and heals', async () => {
    const { gateway, run } = await gatewayOverSandbox('jokes', 'quotes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/#/quotes`, { reducedMotion: 'reduce' });
    await page.getByLabel('How it breaks').selectOption('answers 503');
    await page.getByLabel('For how many calls').selectOption('every call');
    await page.getByRole('button', { name: 'Break it' }).click();
    await page.getByText('Broken on purpose: status 503').first().waitFor();
    expect((await run('{ randomQuote { text } }')).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
    await page.keyboard.press('Escape');

    for (const view of ['#/', '#/requests', '#/traffic', '#/graph']) {
      await page.goto(`${origin}/${view}`);
      await page.locator('#broken', { hasText: 'Broken on purpose: quotes (status 503)' }).waitFor();
    }
    await page.locator('.node.broken[data-name="quotes"]').waitFor();
    await page.goto(`${origin}/#/`);
    expect(await page.locator('#headline').textContent()).toBe('quotes is broken on purpose');
    expect(await card(page, 'quotes').locator('.state').textContent()).toBe('Broken');
    await page.getByRole('button', { name: 'Heal all' }).click();
    await page.locator('#broken').waitFor({ state: 'hidden' });
    expect((await run('{ randomQuote { text } }')).errors).toBeUndefined();
    expect(complaints).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('all controls are reached in order, Enter opens an API, and Escape closes it', async () => {
    const { origin } = await servedAlone();
    const { page } = await open(origin);
    await card(page, 'quotes').waitFor();
    const first = String(await page.locator('.card h3').first().textContent());
    const order: unknown[] = [];
    for (const _ of Array.from({ length: 8 })) {
      await page.keyboard.press('Tab');
      order.push(await focused(page));
    }

    expect(order.slice(0, 8)).toEqual(['#main', '#/', '#/', '#/requests', '#/traffic', '#/graph', '/graphql', 'Auto']);
    await card(page, first).locator('h3 a').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('#detail-title').textContent()).toBe(first);
    expect(new URL(page.url()).hash).toBe(`#/${first}`);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${origin}/#/`);
    expect([await page.locator('dialog[open]').count(), await focused(page)]).toEqual([0, `#/${first}`]);
  });

  it('the graph, an example and the theme are reached, without losing the focus', async () => {
    const { gateway } = await gatewayOverSandbox('jokes', 'quotes');
    const { origin } = await servedWithConsole(gateway);
    const { page } = await open(origin, { colorScheme: 'light', reducedMotion: 'reduce' });
    await card(page, 'quotes').waitFor();
    const enter = async (name: string) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };

    await enter('Auto');
    expect(await focused(page)).toBe('Light');
    await enter('#/quotes');
    await page.locator('dialog[open]').waitFor();
    await enter('#/graph/quotes');
    await page.locator('[data-name="Quote"]').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await enter('#/graph/quotes/QuoteAuthor');
    await page.locator('.panel h2', { hasText: 'QuoteAuthor' }).waitFor();
    expect(await focused(page)).toBe('#/graph/quotes/QuoteAuthor');
    await page.keyboard.press('Escape');
    await page.locator('[data-name="jokes"]').waitFor();
    expect(await focused(page)).toBe('#/graph/quotes');
    await enter('#/');
    await enter(String(await card(page, 'quotes').locator('.try').getAttribute('href')));
    await page.waitForURL('**/graphql?query=**');
  });

  it('the focus is visible', async () => {
    const { origin } = await servedAlone();
    const { page } = await open(origin);
    await card(page, 'quotes').waitFor();
    const unmarked: unknown[] = [];
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press('Tab');
      unmarked.push(await page.evaluate(HAS_NO_MARK));
    }

    expect(unmarked.filter(Boolean)).toEqual([]);
  });
});

describe.each([390, 320])('on a phone of %i pixels', (width) => {
  it.each(['#/', '#/quotes', '#/requests', '#/graph', '#/graph/quotes', '#/graph/quotes/Quote'])(
    'nothing of %s is cut off',
    async (hash) => {
      const { origin } = await servedAlone();
      const { page } = await open(`${origin}/${hash}`, {
        viewport: { width, height: 812 },
        isMobile: true,
        hasTouch: true,
      });
      await page
        .locator(hash.startsWith('#/graph') ? '.picture a' : hash === '#/requests' ? '.empty:visible' : '.card')
        .first()
        .waitFor();

      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(width);
    },
  );
});

it('the theme follows the system, and a choice is stored', async () => {
  const { origin } = await servedAlone();
  const { page } = await open(origin, { colorScheme: 'dark' });
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const dark = await ground();
  await page.locator('#theme').click();
  const light = await ground();
  await page.reload();

  expect(light).not.toBe(dark);
  expect([await ground(), await page.locator('#theme').textContent()]).toEqual([light, 'Light']);
  await page.locator('#theme').click();
  expect([await ground(), await page.locator('#theme').textContent()]).toEqual([dark, 'Dark']);
});

/** The slugs in the order of the server's messages. */
async function gatewaySlugs(origin: string): Promise<string[]> {
  const picture = (await (await fetch(`${origin}/console/picture`)).json()) as { apis: { slug: string }[] };
  const served = new Set(picture.apis.map(({ slug }) => slug));
  return slugs.filter((slug) => served.has(slug));
}

/** Run in the page: whether neither the focused element nor its parent has an outline. */
const HAS_NO_MARK = `(() => {
  const outlined = (element) => parseFloat(getComputedStyle(element).outlineWidth) > 0
    && getComputedStyle(element).outlineStyle !== 'none';
  const element = document.activeElement;
  return outlined(element) || outlined(element.closest('.card') ?? element) ? undefined : element.outerHTML;
})()`;
