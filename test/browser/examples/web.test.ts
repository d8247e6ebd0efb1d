import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildExample } from '#test/build-example';
import { gatewayFrom } from '#test/harness';
import { gatewayOverSandboxWith } from '#test/over-sandbox';
import { served } from '#test/served';
import { until } from '#test/until';
import { browserForFile } from '../setup.ts';
import { expectAccessible } from './accessible.ts';
import { previewExample } from './preview.ts';

const open = browserForFile();
const DISPUTED = '29-10019-65638';
const TO_SHIP = '14-10046-22063';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let folder: string;
beforeAll(() => {
  folder = buildExample('web');
}, 120_000);

/** The application over a graph of its own; the function makes APIs fail. */
async function start(hash: string, options: Parameters<typeof open>[1] = {}) {
  const over = await gatewayOverSandboxWith(
    { seed: 'manifold' },
    ...(['countries', 'banking', 'blockchain', 'marketplace', 'logistics', 'webhooks'] as const),
  );
  const { sandbox } = over;
  const { settings } = over.gateway;
  // The latest block is cached for seconds.
  const performance = { ...settings.performance, cache: false };
  const gateway = gatewayFrom({
    ...settings,
    performance,
    subscriptions: { ...settings.subscriptions, poll: 200 },
  });
  const { address } = await served(gateway);
  const preview = await previewExample(folder, address);
  onTestFinished(() => preview.stop());
  const setFaults = (...faults: readonly object[]) =>
    fetch(`${sandbox.origin}/_sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  const opened = await open(`${preview.origin}#/${hash}`, { locale: 'en', timezoneId: 'UTC', ...options });
  const setClock = (now: string) =>
    fetch(`${sandbox.origin}/_sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
  const receive = (uuid: string, content: string) =>
    fetch(`${sandbox.origin}/webhooks/${uuid}`, { method: 'POST', body: content });
  /** Breaks all connections, and accepts new ones once the function is called that is returned. */
  const disconnect = async () => {
    await preview.stop();
    return async () => {
      const again = await previewExample(folder, address, Number(new URL(preview.origin).port));
      onTestFinished(() => again.stop());
    };
  };
  return { ...opened, gateway, setFaults, setClock, receive, disconnect };
}

const counted = (value: number) => new Intl.NumberFormat('en').format(value);
const heightIn = (title: string) => Number(title.replaceAll(/\D/g, ''));
const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

it('requests the next page of a list before its end is scrolled to', async () => {
  const { page, complaints } = await start('orders');
  await page.getByText('30 of 400').waitFor();

  await rowsOf(page, 'Orders').last().scrollIntoViewIfNeeded();

  await page.getByText('60 of 400').waitFor();
  expect(await rowsOf(page, 'Orders').count()).toBe(60);
  expect(complaints).toEqual([]);
});

it('shows what there is of an order whose warehouse is down, and the rest once it is back', async () => {
  const { page, setFaults, complaints } = await start('countries');
  await page.getByText('40 of 250').waitFor();
  await setFaults({ on: 'logistics', status: 503 });

  await page.goto(`${new URL(page.url()).origin}/#/orders/${DISPUTED}`);

  await page.getByText('The warehouse cannot be reached at the moment.').waitFor();
  await page.getByText('The stock cannot be reached at the moment.').waitFor();
  expect(await page.getByRole('row', { name: 'Felt blanket' }).getByRole('cell').allTextContents()).toEqual([
    '2',
    '–',
    'CAD\u00a0645.04',
  ]);
  expect(await page.getByText('Answer by').count()).toBe(1);
  await setFaults();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('row', { name: 'Felt teapot' }).getByText('Sold out').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('says at the field why a parcel is refused, and shows the parcel that is taken', async () => {
  const { page, complaints } = await start(`orders/${TO_SHIP}`);
  const tracking = page.getByLabel('Tracking number');
  await tracking.fill('not a number!');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();

  const problem = page.getByText('Use letters and digits alone, as on the label of the parcel.');
  await problem.waitFor();
  expect(await tracking.getAttribute('aria-invalid')).toBe('true');
  expect(await tracking.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));

  await tracking.fill('TST4711');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'TST4711' }).waitFor();
  await tracking.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('removes a request at once, and has it back if the API fails', async () => {
  const { page, setFaults, complaints } = await start('inbox');
  await page.getByText('All 7').waitFor();
  const row = rowsOf(page, 'Requests').filter({ hasText: 'It is there.' });
  const held = Promise.withResolvers<Route>();
  await page.route('**/graphql', (route) => held.resolve(route), { times: 1 });
  await setFaults({ on: 'webhooks', status: 503 });

  await row.getByRole('button').click();

  const request = await held.promise;
  await row.waitFor({ state: 'detached' });
  await page.getByText('All 6').waitFor();
  await request.continue();
  await page.getByText('The request is still here').waitFor();
  expect([await row.count(), await page.getByText('All 7').count()]).toEqual([1, 1]);

  await setFaults();
  await row.getByRole('button').click();
  await page.getByText('All 6').waitFor();
  await page.reload();
  await page.getByText('All 6').waitFor();
  expect(complaints).toEqual([]);
});

it('shows requests as they are received, those too that were received while there was no connection', async () => {
  const { page, gateway, receive, disconnect } = await start('inbox');
  await page.getByText('All 7').waitFor();
  const connection = page.getByRole('status', { name: 'Connection' });
  await connection.getByText('Live').waitFor();
  await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(0));

  const uuid = await page.getByLabel('Address').inputValue();
  await receive(uuid, 'the first');
  await rowsOf(page, 'Requests').filter({ hasText: 'the first' }).waitFor();
  await page.getByText('All 8').waitFor();

  const connect = await disconnect();
  await connection.getByText('Connecting again').waitFor();
  await receive(uuid, 'the second');
  await receive(uuid, 'the third');
  await connect();

  await connection.getByText('Live').waitFor();
  await page.getByText('All 10').waitFor();
  const rows = await rowsOf(page, 'Requests').locator('.row-title').allTextContents();
  expect(rows.slice(0, 3)).toEqual(['the third', 'the second', 'the first']);
});

it('shows the last blocks, and the next as it is mined', async () => {
  const { page, setClock, complaints } = await start('chain');
  const blocks = rowsOf(page, 'Blocks');
  await blocks.nth(7).waitFor();
  const [newest = ''] = await blocks.locator('.row-title').allTextContents();

  await setClock(new Date(Date.now() + 600_000).toISOString());

  const next = page.getByRole('link', { name: `Block ${counted(heightIn(newest) + 1)}` });
  await next.waitFor({ timeout: 40_000 });
  expect(await blocks.count()).toBe(9);
  await next.click();
  await page.getByRole('heading', { name: `Block ${counted(heightIn(newest) + 1)}` }).waitFor();
  expect(complaints).toEqual([]);
});

it('says that the chain is down, and follows it once it is back', async () => {
  const { page, setFaults } = await start('orders');
  await setFaults({ on: 'blockchain', status: 503 });
  await page.getByRole('link', { name: 'Chain' }).click();
  await page.getByText('The chain cannot be reached at the moment.').waitFor();

  await setFaults();
  await page.getByRole('button', { name: 'Try again' }).click();

  await rowsOf(page, 'Blocks').nth(7).waitFor();
  await page.getByRole('status', { name: 'Connection' }).getByText('Live').waitFor();
});

it('adds a new address, which has received nothing', async () => {
  const { page, gateway, receive, complaints } = await start('inbox');

  await page.getByRole('button', { name: 'New address' }).click();

  await page.getByText('Nothing has arrived at this address.').waitFor();
  expect(await page.getByLabel('Address').locator('option').count()).toBe(2);
  const uuid = await page.getByLabel('Address').inputValue();
  const { polls } = gateway.live.counts;
  await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(polls));
  await receive(uuid, 'hello');
  await rowsOf(page, 'Requests').filter({ hasText: 'hello' }).waitFor();
  expect(complaints).toEqual([]);
});

it('finds countries by name, and says so if there is none', async () => {
  const { page, complaints } = await start('countries');
  await page.getByLabel('Name of a country').fill('atlantis');
  await page.getByText('No country is called “atlantis”.').waitFor();

  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('40 of 250').waitFor();
  await page.getByLabel('Name of a country').fill('germany');
  await page.getByRole('link', { name: 'Germany' }).click();

  await page.getByRole('heading', { name: 'Germany' }).waitFor();
  await page.getByRole('button', { name: 'Show more of 8' }).click();
  await page.getByText('Eifel Mutual').waitFor();
  expect(await page.getByText('1 bitcoin').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it.each([
  ['orders', '30 of 400'],
  [`orders/${DISPUTED}`, 'Answer by'],
  [`orders/${TO_SHIP}`, 'Ship all items'],
  ['countries/DE', 'Show more of 8'],
  ['inbox', 'All 7'],
  ['chain', 'Live'],
  ['countries/XX', 'There is no country'],
])('%s is accessible, on desktops and phones, in light and dark colours', async (hash, ready) => {
  const { page, complaints } = await start(hash, { reducedMotion: 'reduce' });
  for (const [size, colors] of [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.locator('main').getByText(ready).first().waitFor();
    await expectAccessible(page, colors);
  }
  expect(complaints).toEqual([]);
});
