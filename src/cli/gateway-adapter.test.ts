import { expect, it, onTestFinished } from 'vitest';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { serveGraph } from './gateway-adapter.ts';

/** The statuses of a server's pages in production, with these switched on. */
async function pagesOf(pages: readonly string[]) {
  const contracts = slugs.map(readContract);
  const environment = { MANIFOLD_QUOTES_URL: 'https://quotes.example' };
  const overrides = pages.map((page) => ({ name: page, path: ['server', page], value: 'true' }));
  const settings = loadSettings({ environment, contracts, overrides, production: true });
  const quiet: Settings = { ...settings, server: { ...settings.server, port: 0 } };
  const { origin, stop } = await serveGraph(quiet);
  onTestFinished(() => stop());
  const paths = ['/', '/console/', '/console/events', '/console/picture', '/graphql', '/graphql/graphiql/start.js'];
  const answers = paths.map(async (path) => {
    const gone = new AbortController();
    const { status } = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' }, signal: gone.signal });
    gone.abort();
    return status;
  });
  return Promise.all(answers);
}

it.each([
  ['neither the console nor GraphiQL', [], [404, 404, 404, 404, 406, 404]],
  ['the console', ['console'], [200, 200, 200, 200, 406, 404]],
  ['GraphiQL', ['graphiql'], [404, 404, 404, 404, 200, 200]],
])('serves %s in production as far as it is set', async (_what, pages, statuses) => {
  expect(await pagesOf(pages)).toEqual(statuses);
});
