import { expect, it } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOverAll, json } from '#test/harness';
import { browserForFile } from './setup.ts';

const QUOTE = { _id: 'q', content: 'Begin.', author: 'A. Tester', authorSlug: 'a-tester', tags: ['Wisdom'], length: 6 };
const open = browserForFile();

it('opens with a tab for each file of examples, one click from each other, and runs them', async () => {
  const settings = { server: { graphiql: true } };
  const { gateway, sent } = await gatewayOverAll(
    { jokes: [], quotes: [json(QUOTE)], readers: [], tv: [] },
    { settings },
  );
  const { origin } = await servedWithConsole(gateway);
  const { page, complaints, origins } = await open(`${origin}/graphql`);
  const tabs = page.locator('.graphiql-tab-button');
  await tabs.first().waitFor();

  expect(await tabs.allTextContents()).toEqual(['RandomJoke', 'RandomQuote', 'Reader', 'RandomTvQuote']);
  // As long as people take: a tab must not slip away meanwhile.
  await tabs.nth(1).click({ delay: 100 });
  await page.locator('.graphiql-tab-active', { hasText: 'RandomQuote' }).waitFor();
  await page.locator('.graphiql-execute-button').click();
  await page.getByRole('menuitem', { name: 'RandomQuote' }).click();
  await page.locator('.result-window', { hasText: 'A. Tester' }).waitFor();

  expect(sent.map(({ target }) => target)).toEqual(['/random?tags=wisdom&minLength=40']);
  expect([complaints, [...origins]]).toEqual([[], [origin]]);
}, 30_000);
