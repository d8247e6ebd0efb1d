import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { servedWithConsole } from '#test/console';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { violationsOn } from './axe.ts';
import { TOO_FAINT } from './contrast.ts';
import { browserForFile } from './setup.ts';

const open = browserForFile();

/** A console with APIs in every state: healthy, degraded, failing and idle. */
async function busy() {
  const { sandbox, gateway, run } = await gatewayOverSandbox(...slugs);
  const faults = [
    { on: 'quotes', status: 503 },
    { on: 'jokes', latency: '1ms' },
  ];
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  await run('{ randomQuote { text } randomJoke { text } bot { username } }');
  const served = await servedWithConsole(gateway);
  const headers = { 'content-type': 'application/json', 'x-request-id': 'seen' };
  const body = JSON.stringify({ query: '{ randomQuote { text } countries { nodes { code } } }' });
  await fetch(`${served.origin}/graphql`, { method: 'POST', headers, body });
  return served;
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it.each([
    ['', 'quotes', 'requests', 'requests/seen'],
    ['traffic', 'graph', 'graph/quotes', 'graph/quotes/Quote'],
  ])('#/%s, %s, %s and %s are accessible', async (...pages) => {
    const { origin } = await busy();
    const { page } = await open(origin, { colorScheme, reducedMotion: 'reduce' });
    for (const hash of pages) {
      await page.goto(`${origin}/#/${hash}`);
      // Otherwise the page before it would be there, with what it has of this one.
      await page.reload();
      await page.locator('.card[data-state="failing"]').waitFor({ state: 'attached' });
      if (hash === 'traffic') await page.locator('#traffic dd', { hasText: '/s' }).waitFor();
      if (hash === 'requests/seen') await page.locator('.waterfall').waitFor();
      if (hash.startsWith('graph')) await page.locator('.picture a').first().waitFor();

      expect([hash, await violationsOn(page), await page.evaluate(TOO_FAINT)]).toEqual([hash, [], []]);
    }
  });
});
