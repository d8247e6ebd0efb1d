import { readFileSync } from 'node:fs';
import type { GraphiQLOptions } from 'graphql-yoga';
import { expect, it, vi } from 'vitest';
import { type Slug, slugs } from '#contracts';
import { gatewayOf } from '#test/harness';
import { readExamples } from './examples.ts';
import { graphiqlOptions } from './graphiql.ts';

vi.mock('./examples.ts', { spy: true });

const address = 'http://127.0.0.1:9';
const urls = (served: readonly string[]) => Object.fromEntries(served.map((slug) => [slug, address]));
const served = (some: readonly string[]) => gatewayOf(urls(some)).schema;

/** How GraphiQL itself finds a tab's title. */
const titleOf = (query: string) => /^(?!#).*(query|subscription|mutation)\s+([a-zA-Z0-9_]+)/m.exec(query)?.[2];
const titles = ({ defaultTabs = [] }: GraphiQLOptions) => defaultTabs.map(({ query }) => titleOf(query ?? ''));

it('opens with a tab for each file of examples, named after the first operation in it', () => {
  const files = readExamples();

  expect(files.length).toBeGreaterThan(slugs.length);
  expect(titles(graphiqlOptions(served(slugs)))).toEqual(files.map(({ operations }) => operations[0]?.name));
});

it('shows examples of what is served only, whole as they are written', () => {
  const { defaultTabs } = graphiqlOptions(served(['jokes'] satisfies Slug[]));

  expect(defaultTabs).toEqual([{ query: readFileSync('examples/jokes.graphql', 'utf8') }]);
});

it('has no tabs where nothing can be shown: GraphiQL has words of its own for that', () => {
  expect(graphiqlOptions(served([]))).toEqual({ title: 'Manifold' });
});

it('reads the examples once, when somebody first opens it, and never where it is off', async () => {
  const page = { headers: { accept: 'text/html' } };
  vi.mocked(readExamples).mockClear();

  const off = gatewayOf({ jokes: address }, { server: { graphiql: false } });
  const refused = await off.yoga.fetch(`${address}/graphql`, page);
  const on = gatewayOf({ jokes: address }, { server: { graphiql: true } });
  expect([refused.status, vi.mocked(readExamples).mock.calls.length]).toEqual([406, 0]);

  const shown = await on.yoga.fetch(`${address}/graphql`, page);
  await on.yoga.fetch(`${address}/graphql`, page);
  expect(await shown.text()).toContain('query RandomJoke');
  expect([shown.status, vi.mocked(readExamples).mock.calls.length]).toEqual([200, 1]);
});
