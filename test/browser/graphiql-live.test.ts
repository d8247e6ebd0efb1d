import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { until } from '#test/until';
import { CATEGORIES, heldMarketplace } from '../held-marketplace.ts';
import { browserForFile } from './setup.ts';

const open = browserForFile();

/** A proxy of a server, whose connections are cut by a test. */
async function cuttable(origin: string) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((downstream) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [upstream, downstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    downstream.pipe(upstream).pipe(downstream);
    downstream.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return { proxied: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut };
}

const UUID = '00000000-0000-4000-8000-000000000000';
const RECEIVED = `subscription Received { webhookRequestReceived(webhookId: "${UUID}") { request { content } } }`;
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

  it('goes on after a connection that is cut, until it is stopped', async () => {
    const { gateway, sandbox } = await gatewayOverSandbox('webhooks');
    const { origin } = await servedWithConsole(gateway);
    const { proxied, cut } = await cuttable(origin);
    const { page } = await open(`${proxied}/graphql?query=${encodeURIComponent(RECEIVED)}`);
    const shows = (content: string) =>
      result(page)
        .filter({ hasText: `"${content}"` })
        .waitFor();
    const send = (body: string) => fetch(`${sandbox.origin}/webhooks/${UUID}`, { method: 'POST', body });
    await run(page);
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 1, polls: 1 }));
    await send('first');
    await shows('first');

    for (const content of ['second', 'third']) {
      cut();
      await until(() => expect(gateway.live.counts.subscribers).toBe(0));
      await send(content);
      await shows(content);
    }

    expect(gateway.live.counts.subscribers).toBe(1);
    await run(page);
    await until(() => expect(gateway.live.counts.subscribers).toBe(0));
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
