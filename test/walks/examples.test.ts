import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { fetchExchange, Client as UrqlClient } from '@urql/core';
import { type CacheExchangeOpts, cacheExchange } from '@urql/exchange-graphcache';
import { type DocumentNode, parse } from 'graphql';
import { of } from 'rxjs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Ran, runExamples } from '../../scripts/examples.ts';
import { cacheConfig as apolloCache } from '../../src/client/apollo/index.ts';
import { cacheConfig as urqlCache } from '../../src/client/urql/index.ts';
import { withTypename } from '../../src/codegen/manifest.ts';

/** The examples with the responses of the graph, as clients with a cache request them. */
let examples: readonly Ran[];
beforeAll(async () => {
  examples = await runExamples({ rewrite: withTypename });
}, 120_000);

interface Store {
  /** Runs an example whose response is known, and resolves with what the store has of it. */
  run(document: DocumentNode, answer: Ran['answer']): Promise<unknown>;
}

function apolloStore(cache: InMemoryCache): Store {
  let answer: Ran['answer'] = {};
  const link = new ApolloLink(() => of(answer as ApolloLink.Result));
  const client = new ApolloClient({ link, cache });
  return {
    async run(document, given) {
      answer = given;
      const isMutation = document.definitions.some((each) => 'operation' in each && each.operation === 'mutation');
      const { data } = isMutation
        ? await client.mutate({ mutation: document, errorPolicy: 'all' })
        : await client.query({ query: document, errorPolicy: 'all', fetchPolicy: 'network-only' });
      return data;
    },
  };
}

function urqlStore(options: CacheExchangeOpts): Store {
  let answer: Ran['answer'] = {};
  const fetch = async () => Response.json(answer);
  const exchanges = [cacheExchange(options), fetchExchange];
  const client = new UrqlClient({ url: 'http://graph.test/graphql', fetch, exchanges, preferGetMethod: false });
  return {
    async run(document, given) {
      answer = given;
      const isMutation = document.definitions.some((each) => 'operation' in each && each.operation === 'mutation');
      const result = isMutation
        ? client.mutation(document, {})
        : client.query(document, {}, { requestPolicy: 'network-only' });
      return (await result.toPromise()).data;
    },
  };
}

/** The warnings of a store that runs all examples. */
async function warningsOf(store: Store): Promise<readonly unknown[]> {
  const printed = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  onTestFinished(() => void vi.restoreAllMocks());
  for (const { example, answer } of examples) await store.run(withTypename(parse(example.text)), answer);
  return printed.flatMap((spy) => spy.mock.calls.map(([first]) => first as unknown));
}

describe.each([
  ['Apollo Client', () => apolloStore(new InMemoryCache(apolloCache())), () => apolloStore(new InMemoryCache())],
  ['Graphcache', () => urqlStore(urqlCache()), () => urqlStore({})],
])('%s', (_name, configured, plain) => {
  it('stores all examples without a warning', async () => {
    expect(await warningsOf(configured())).toEqual([]);
  });

  it('reads from its store what the graph sent', async () => {
    expect(examples.length).toBeGreaterThan(80);
    for (const { example, answer } of examples) {
      const read = await configured().run(withTypename(parse(example.text)), answer);
      expect(read, example.name).toEqual(answer.data);
    }
  });

  it('would warn without its configuration', async () => {
    expect((await warningsOf(plain())).length).toBeGreaterThan(0);
  });
});
