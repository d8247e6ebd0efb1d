import { expect, it } from 'vitest';
import { slugs } from '#contracts';
import { readExamples } from '#gateway';
import { servedWithConsole } from '#test/console';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { browserForFile } from './setup.ts';

const open = browserForFile();
const examples = new Set(readExamples().map(({ name }) => name));
const SLOWEST_MS = 60_000;

it.each(slugs.filter((slug) => examples.has(slug)))(
  'the example of %s opens from the board in GraphiQL, and runs',
  async (slug) => {
    const { gateway } = await gatewayOverSandbox(slug);
    const { origin } = await servedWithConsole(gateway);
    const { page } = await open(origin);

    await page.locator(`[data-slug="${slug}"] .try`).click();
    await page.getByRole('button', { name: 'Execute query' }).click();
    const answer = page.locator('.graphiql-response');
    await answer.getByText('"data"').first().waitFor();

    expect(await answer.textContent()).not.toContain('"errors"');
    expect(gateway.health()[0]?.calls).toBeGreaterThan(0);
  },
  SLOWEST_MS,
);
