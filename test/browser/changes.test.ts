import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOf } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { browserForFile } from './setup.ts';

const SHOWN_WITHIN_MS = 2000;
const NOWHERE = 'http://127.0.0.1:9';
const open = browserForFile();

const card = (page: Page, slug: string) => page.locator(`[data-slug="${slug}"]`);

/** The most milliseconds until the board shows this state of an API. */
async function shownAs(page: Page, slug: string, state: string): Promise<void> {
  await page.locator(`[data-slug="${slug}"][data-state="${state}"]`).waitFor({ timeout: SHOWN_WITHIN_MS });
}

describe('a fault of the sandbox', () => {
  async function watched() {
    const { sandbox, gateway, run } = await gatewayOverSandbox('quotes', 'jokes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(origin);
    await card(page, 'quotes').waitFor();
    const set = (method: 'PUT' | 'DELETE', body?: unknown) =>
      fetch(`${sandbox.origin}/_sandbox/faults`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return { page, complaints, set, run };
  }

  it('is shown within two seconds after it is switched on, before a call is hit, and removed as soon', async () => {
    const { page, complaints, set } = await watched();

    await set('PUT', [{ on: 'quotes.getRandomQuote', status: 503 }]);
    await page.locator('.card.broken[data-slug="quotes"]').waitFor({ timeout: SHOWN_WITHIN_MS });
    expect(await card(page, 'quotes').locator('.line').textContent()).toBe(
      'Broken on purpose: getRandomQuote: status 503',
    );
    expect(await page.locator('#headline').textContent()).toBe('quotes is broken on purpose');
    expect(await card(page, 'jokes').getAttribute('data-state')).toBe('idle');

    await set('DELETE');
    await page.locator('.card:not(.broken)[data-slug="quotes"]').waitFor({ timeout: SHOWN_WITHIN_MS });
    expect(await card(page, 'quotes').locator('.line').textContent()).toBe('Quotes');
    expect([await page.locator('#headline').textContent(), complaints]).toEqual(['Ready, and not called yet', []]);
  });

  it('is shown within two seconds by its effect on calls, and links to its API', async () => {
    const { page, set, run } = await watched();
    await run('{ randomQuote { text } }');
    await shownAs(page, 'quotes', 'healthy');

    await set('PUT', [{ on: 'quotes', status: 503 }]);
    await Promise.all([run('{ randomQuote { text } }'), run('{ randomQuote { authorName } }')]);
    await shownAs(page, 'quotes', 'failing');
    expect(await page.locator('.faulty [data-figure="failed"] dd').count()).toBe(1);
    await page.locator('#headline').getByRole('link', { name: 'quotes' }).click();

    await page.getByRole('dialog', { name: 'quotes' }).waitFor();
    expect(await page.locator('dialog [aria-label="Failures"]').textContent()).toMatch(/^UPSTREAM_UNAVAILABLE\d+$/);
  });
});

describe('a restarted server', () => {
  it('is reconnected to, without losing the focus', async () => {
    const first = await servedWithConsole(gatewayOf({ quotes: NOWHERE, jokes: NOWHERE }));
    const { page } = await open(first.origin);
    await card(page, 'jokes').waitFor();
    await card(page, 'jokes').locator('h3 a').focus();

    await first.stop();
    await page.getByText('The gateway does not answer').waitFor();
    await servedWithConsole(gatewayOf({ quotes: NOWHERE, jokes: NOWHERE }), Number(new URL(first.origin).port));

    await page.locator('#connection[data-state="healthy"]').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('jokes');
    expect(await page.locator('body.lost').count()).toBe(0);
  });

  it('with another graph is shown with that graph', async () => {
    const first = await servedWithConsole(gatewayOf({ quotes: NOWHERE, jokes: NOWHERE }));
    const { page } = await open(`${first.origin}/#/graph`);
    await page.locator('[data-name="quotes"]').waitFor();

    await first.stop();
    await servedWithConsole(gatewayOf({ chat: NOWHERE, jokes: NOWHERE }), Number(new URL(first.origin).port));

    await page.locator('.node[data-name="chat"]').waitFor();
    expect(await page.locator('.node .name').allTextContents()).toEqual(['chat', 'jokes']);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    expect((await page.locator('.card h3').allTextContents()).toSorted()).toEqual(['chat', 'jokes']);
  });

  it('that refuses viewers at first is tried again', async () => {
    const { origin } = await servedWithConsole(gatewayOf({ quotes: NOWHERE }));
    const { page } = await open('about:blank');
    let asked = 0;
    await page.clock.install();
    await page.route('**/console/events', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(origin);
    await page.getByText('The gateway does not answer').waitFor();

    await page.clock.fastForward(3000);

    await card(page, 'quotes').waitFor();
    expect(asked).toBe(2);
  });
});
