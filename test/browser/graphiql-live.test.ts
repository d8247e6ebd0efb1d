import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { until } from '#test/until';
import { CATEGORIES, heldMarketplace } from '../held-marketplace.ts';
import { browserForFile } from './setup.ts';

const open = browserForFile();

const UUID = '00000000-0000-4000-8000-000000000000';
const RECEIVED = `subscription Received { webhookRequestReceived(uuid: "${UUID}") { request { content } } }`;
const ORDERS = `query Parts { jokeCategories ... @defer(label: "orders") { orders(first: 3) { nodes @stream(initialCount: 1) { orderId } } } }`;

const result = (page: Page) => page.locator('.result-window');
const run = (page: Page) => page.locator('.graphiql-execute-button').click();
/** The result that is shown, as far as the editor has rendered it. */
const shown = async (page: Page) => (await result(page).innerText()).replaceAll(/[\s\u00b7]+/g, '');

describe('GraphiQL', () => {
  it('shows each event of a subscription as it comes, until it is stopped', async () => {
    const { gateway, sandbox } = await gatewayOverSandbox('webhooks');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/graphql?query=${encodeURIComponent(RECEIVED)}`);
    await run(page);
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 1, polls: 1 }));

    for (const content of ['first', 'second']) {
      await fetch(`${sandbox.origin}/webhooks/${UUID}`, { method: 'POST', body: content });
      await result(page)
        .filter({ hasText: `"${content}"` })
        .waitFor();
    }

    await run(page);
    await until(() => expect(gateway.live.counts.subscribers).toBe(0));
    expect(complaints).toEqual([]);
  });

  it('shows the first part of a response before the deferred ones', async () => {
    const { url, release } = await heldMarketplace({ graphiql: true });
    const { page, complaints } = await open(`${url}?query=${encodeURIComponent(ORDERS)}`);
    await run(page);
    await result(page)
      .filter({ hasText: `"${CATEGORIES[0]}"` })
      .waitFor();
    expect(await shown(page)).not.toContain('orderId');

    release();

    await result(page).filter({ hasText: '"11-3"' }).waitFor();
    expect(await shown(page)).toContain('"nodes":[{"orderId":"11-1"},{"orderId":"11-2"},{"orderId":"11-3"}]');
    expect(complaints).toEqual([]);
  });
});
