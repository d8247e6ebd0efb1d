import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { previewExample } from '../test/browser/examples/preview.ts';
import { launch } from '../test/browser/launch.ts';
import { buildExample } from '../test/build-example.ts';
import { EXAMPLES, type Pictures } from './screenshots/examples.ts';
import { figuresOf } from './screenshots/figures.ts';
import { serveAll } from './screenshots/serve.ts';

const FOLDER = 'docs/images';
const LARGEST_BYTES = 300_000;
const SETTLED_MS = 15_000;
/** Without these flags, the pixels depend on the steps in which Chromium draws. */
const DETERMINISTIC = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

const PICTURES: Pictures = {
  async console(page, origin) {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(origin);
    await page.locator('[data-slug="banking"][data-state="troubled"]').waitFor();
  },
  async traffic(page, origin) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${origin}/#/traffic`);
    await page.locator('#traffic td', { hasText: 'UPSTREAM_TIMEOUT' }).first().waitFor();
  },
  async graph(page, origin) {
    await page.goto(`${origin}/#/graph`);
    await page.locator('.node[data-name="banking"][data-state="troubled"]').waitFor();
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

helpOnRequest(`npm run lab -- screenshots

Takes the pictures in ${FOLDER} of the real pages over the sandbox. With the same fonts they are the same each time: size,
seed, clock and the outcome of calls are fixed. Needs Chromium.`);

const served = await serveAll(figuresOf, [{ on: 'banking', latency: '300ms' }]);
const browser = await launch(DETERMINISTIC);
await take(FOLDER, PICTURES, served.origin);
for (const [name, pictures] of Object.entries(EXAMPLES)) {
  const preview = await previewExample(buildExample(name), served.origin);
  await take(`${FOLDER}/examples`, pictures, preview.origin);
  await preview.stop();
}
await browser.close();
await served.stop();

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
