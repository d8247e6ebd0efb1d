import { describe, expect, it } from 'vitest';
import { servedWithConsole } from '#test/console';
import { gatewayOverAll, json } from '#test/harness';
import { browserForFile } from './setup.ts';

const QUOTE = { _id: 'q', content: 'c', author: 'a', authorSlug: 'a', tags: [], length: 1 };
const open = browserForFile();

/** Slow operations, each planted so that it has one cause. */
describe('the first reason of a slow request', () => {
  const slowly = (ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return json(QUOTE);
  };
  const failingOnce = () => {
    const replies = [json({}, 503, { 'retry-after': '1' })];
    return () => replies.pop() ?? json(QUOTE);
  };
  const ONE = '{ randomQuote { text } }';
  const THREE = '{ a: randomQuote { text } b: randomQuote { text } c: randomQuote { text } }';
  const hash = (digit: number) => String(digit).repeat(64);
  const LOOKUPS = `{ ${[1, 2, 3, 4, 5].map((digit) => `t${digit}: transaction(id: "${hash(digit)}") { hash }`).join(' ')} }`;

  it.each([
    {
      cause: 'the quota that its calls wait for',
      apis: { quotes: { quotas: [{ name: 'burst', calls: 1, within: '1s' }] } },
      answers: { quotes: () => json(QUOTE) },
      query: THREE,
      expected: /^2 calls of quotes waited .* for the quota “burst”$/,
    },
    {
      cause: 'the retry',
      apis: { quotes: { retry: { attempts: 1 } } },
      answers: { quotes: failingOnce() },
      query: ONE,
      expected: /^quotes\.getRandomQuote was tried 2 times \(503, then 200\)$/,
    },
    {
      cause: 'the connection that other calls use',
      apis: { quotes: { connections: 1 } },
      answers: { quotes: slowly(300) },
      query: THREE,
      expected: /^2 calls of quotes waited .* for a connection: all of them were in use$/,
    },
    {
      cause: 'the batch that does not batch',
      apis: {},
      answers: { blockchain: slowly(300) },
      query: LOOKUPS,
      expected: /^blockchain\.getTransaction was called 5 times with one key each, not batched: one key a call$/,
    },
    {
      cause: 'the API that is slow',
      apis: {},
      answers: { quotes: slowly(500) },
      query: ONE,
      expected: /^quotes\.getRandomQuote took .* to answer$/,
    },
  ])('is $cause', async ({ apis, answers, query, expected }) => {
    const { gateway } = await gatewayOverAll(answers, { settings: { apis } });
    const { origin } = await servedWithConsole(gateway);
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'slow' },
      body: JSON.stringify({ query }),
    });
    const { page, complaints } = await open(`${origin}/#/requests/slow`);
    await page.locator('.reasons li').first().waitFor();

    expect(await page.locator('.reasons li').first().locator('span').textContent()).toMatch(expected);
    expect(complaints).toEqual([]);
  });
});
