import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildExample } from '#test/build-example';
import { createTestGateway } from '../../../src/testing/index.ts';
import { violationsOn } from '../axe.ts';
import { browserForFile } from '../setup.ts';
import { expectAccessible } from './accessible.ts';
import { previewExample } from './preview.ts';

const open = browserForFile();

let folder: string;
beforeAll(() => {
  folder = buildExample('relay');
}, 120_000);

interface Operation {
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The screen over a graph of its own, and the further operations that it sends. One API may be down. */
async function start(down?: 'marketplace' | 'logistics') {
  const gateway = await createTestGateway({ only: ['marketplace', 'logistics'] });
  onTestFinished(() => gateway.close());
  const repair = down ? gateway.fault(down, { status: 503 }) : () => {};
  const { url } = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const preview = await previewExample(folder, url);
  onTestFinished(() => preview.stop());
  const opened = await open(preview.origin, { locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce' });
  const sent: Operation[] = [];
  opened.page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const operation = request.postDataJSON() as Operation;
    if (operation.operationName !== 'disputesScreenQuery') sent.push(operation);
  });
  const cards = opened.page.getByRole('list', { name: 'Disputes' }).getByRole('listitem');
  return { ...opened, repair, sent, cards };
}

it('adds pages to the connection until its end', async () => {
  const { page, cards, sent, complaints } = await start();
  await page.getByText('10 of 26').waitFor();

  for (const shown of ['20 of 26', '26 of 26']) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText(shown).waitFor();
  }

  expect(await cards.count()).toBe(26);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(sent.map(({ operationName }) => operationName)).toEqual([
    'disputeListPaginationQuery',
    'disputeListPaginationQuery',
  ]);
  expect(complaints).toEqual([]);
});

it('shows the disputes while the warehouse is down, and fetches one of them again by its id', async () => {
  const { page, cards, repair, sent, complaints } = await start('logistics');
  const first = cards.first();
  await first.getByText('The warehouse cannot be reached at the moment.').waitFor();
  expect(await first.getByText('DKK 784.57').count()).toBe(1);

  repair();
  await first.getByRole('button', { name: 'Update' }).click();

  await first.getByText('Warehouse: shipped').waitFor();
  expect(sent).toMatchObject([{ operationName: 'disputeCardRefetchQuery', variables: { id: expect.any(String) } }]);
  expect(await page.getByText('The warehouse cannot be reached at the moment.').count()).toBe(9);
  expect(complaints).toEqual([]);
});

it('throws the error of a field that is semantically not null, and tries again', async () => {
  const { page, repair } = await start('marketplace');
  await page.getByText('The list of disputes cannot be loaded at the moment.').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  repair();
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByText('10 of 26').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('is accessible, on desktops and phones, in light and dark colours', async () => {
  const { page, complaints } = await start('logistics');
  await page.getByText('10 of 26').waitFor();
  for (const [width, colors] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, colors);
  }
  expect(complaints).toEqual([]);
});
