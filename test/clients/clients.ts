import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, type ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { cacheExchange, fetchExchange, Client as UrqlClient } from '@urql/core';
import axios from 'axios';
import { request } from 'graphql-request';
import {
  type ConcreteRequest,
  Environment,
  type FetchFunction,
  fetchQuery,
  Network,
  type OperationType,
  RecordSource,
  Store,
} from 'relay-runtime';
import { compile } from '../relay/compile.ts';
import { HASH, QUERY } from './question.ts';

/** A GraphQL client, set up as its own documentation does. */
export interface Client {
  readonly id: string;
  readonly package: string;
  /** Sends the query to a graph, and returns the answer's data. */
  ask(endpoint: string): Promise<unknown>;
}

const variables = { hash: HASH };

/** Every client that runs in Node. */
export const clients: readonly Client[] = [
  { id: 'apollo-client', package: '@apollo/client', ask: (uri) => askApollo(new HttpLink({ uri })) },
  {
    id: 'apollo-client-persisted',
    package: '@apollo/client',
    ask: (uri) =>
      askApollo(new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(new HttpLink({ uri }))),
  },
  { id: 'urql', package: '@urql/core', ask: askUrql },
  { id: 'relay', package: 'relay-runtime', ask: askRelay },
  { id: 'graphql-request', package: 'graphql-request', ask: (endpoint) => request(endpoint, QUERY, variables) },
  { id: 'axios', package: 'axios', ask: askAxios },
];

/** The hash that identifies a persisted document. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function askApollo(link: ApolloLink): Promise<unknown> {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { data } = await client.query({ query: gql(QUERY), variables });
  client.stop();
  return data;
}

async function askUrql(url: string): Promise<unknown> {
  const client = new UrqlClient({ url, exchanges: [cacheExchange, fetchExchange] });
  const { data, error } = await client.query(QUERY, variables).toPromise();
  if (error) throw error;
  return data;
}

async function askRelay(endpoint: string): Promise<unknown> {
  const fetchGraphQL: FetchFunction = async ({ text }, given) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text, variables: given }),
    });
    return (await response.json()) as never;
  };
  const environment = new Environment({
    store: new Store(new RecordSource({})),
    network: Network.create(fetchGraphQL),
  });
  return fetchQuery<OperationType>(environment, await compiledQuery(), variables).toPromise();
}

/** The query as Relay's compiler prepares it. */
async function compiledQuery(): Promise<ConcreteRequest> {
  const { folder, artifacts, wrong } = compile([{ name: 'Transaction', text: `graphql\`${QUERY}\`;` }]);
  const [file] = artifacts;
  if (file === undefined) throw new Error(wrong);
  const artifact = (await import(pathToFileURL(join(folder, file)).href)) as { readonly default: ConcreteRequest };
  return artifact.default;
}

async function askAxios(endpoint: string): Promise<unknown> {
  const { data } = await axios.post<{ readonly data: unknown }>(endpoint, { query: QUERY, variables });
  return data.data;
}
