import { createHash } from 'node:crypto';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { fetchExchange, Client as UrqlClient } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { persistedExchange } from '@urql/exchange-persisted';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cacheConfig as apolloCache, clientLink } from '../../src/client/apollo/index.ts';
import { createClient } from '../../src/client/index.ts';
import { documentHash, cacheConfig as urqlCache } from '../../src/client/urql/index.ts';
import { CODE } from './code.ts';
import { projectOf } from './project.ts';
import { type SentBody, trustedGateway } from './trusted-gateway.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const variables = { first: 2 };

interface Client {
  readonly name: string;
  readonly documentMode: 'documentNode' | 'string';
  /** Sends the query, by its id if it is persisted. Rejects if there are errors. */
  send(url: string, document: any, isPersisted: boolean, fetch: typeof globalThis.fetch): Promise<unknown>;
}

const clients: readonly Client[] = [
  {
    name: "Apollo Client's own links",
    documentMode: 'documentNode',
    send: (uri, query, isPersisted, fetch) => {
      const http = new HttpLink({ uri, fetch });
      const link = isPersisted ? new PersistedQueryLink({ sha256 }).concat(http) : http;
      return new ApolloClient({ link, cache: new InMemoryCache(apolloCache()) }).query({ query, variables });
    },
  },
  {
    name: 'manifold-gateway/client/apollo',
    documentMode: 'documentNode',
    send: (url, query, isPersisted, fetch) => {
      const link = clientLink(createClient({ url, fetch, persisted: isPersisted && 'post' }));
      return new ApolloClient({ link, cache: new InMemoryCache(apolloCache()) }).query({ query, variables });
    },
  },
  {
    name: 'urql',
    documentMode: 'documentNode',
    async send(url, query, isPersisted, fetch) {
      const persisted = persistedExchange({
        enforcePersistedQueries: true,
        preferGetForPersistedQueries: false,
        generateHash: async (_text, document) => documentHash(document) ?? '',
      });
      const cache = cacheExchange(urqlCache());
      const exchanges = isPersisted ? [cache, persisted, fetchExchange] : [cache, fetchExchange];
      const client = new UrqlClient({ url, fetch, exchanges, preferGetMethod: false });
      const { data, error } = await client.query(query, variables).toPromise();
      if (error) throw error;
      return data;
    },
  },
  {
    name: 'manifold-gateway/client with strings',
    documentMode: 'string',
    send: (url, document, isPersisted, fetch) =>
      createClient({ url, fetch, persisted: isPersisted && 'post' }).request(document, variables),
  },
  {
    name: 'manifold-gateway/client with syntax trees',
    documentMode: 'documentNode',
    send: (url, document, isPersisted, fetch) =>
      createClient({ url, fetch, persisted: isPersisted && 'post', print }).request(document, variables),
  },
];

describe.each(clients)('$name', ({ name, documentMode, send }) => {
  it('sends the text and the hash of the manifest, which a gateway of trusted documents takes', async () => {
    const project = await projectOf(CODE, { documentMode });
    const { OrdersDocument } = await project.documents();
    const [[id, text] = ['', '']] = Object.entries(JSON.parse(project.manifest) as Record<string, string>);
    const open = await trustedGateway(project.manifest, false);
    const trusted = await trustedGateway(project.manifest);

    await send(open.url, OrdersDocument, false, open.fetch);
    await send(trusted.url, OrdersDocument, true, trusted.fetch);

    expect(id).toBe(`sha256:${sha256(text)}`);
    // urql joins empty lines.
    expect(open.sent.map(({ query }) => (name === 'urql' ? print(parse(query ?? '')) : query))).toEqual([text]);
    expect(trusted.sent.map(idOf)).toEqual([name.startsWith('Apollo') ? sha256(text) : id]);
    await expect(send(trusted.url, OrdersDocument, false, trusted.fetch)).rejects.toThrow('Only persisted documents');
  });
});

const idOf = ({ documentId, extensions }: SentBody) => documentId ?? extensions?.persistedQuery?.sha256Hash;
