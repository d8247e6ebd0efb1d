import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { fetchExchange, Client as UrqlClient } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';
import { cacheConfig as apolloCache, clientLink } from '../../src/client/apollo/index.ts';
import { createClient } from '../../src/client/index.ts';
import { cacheConfig as urqlCache } from '../../src/client/urql/index.ts';

const ARGUMENTS = 'first: $first, after: $after, last: $last, before: $before';
const queryOf = (view: string) => gql`query Countries($first: Int, $after: String, $last: Int, $before: String) {
  countries(${ARGUMENTS}) { ${view} pageInfo { hasPreviousPage startCursor hasNextPage endCursor } }
}`;
const BY_EDGES = queryOf('edges { cursor node { id code } }');
const BY_NODES = queryOf('nodes { id code }');

type Query = typeof BY_EDGES;
type Variables = Readonly<Record<string, unknown>>;

/** Requests a page, and resolves with the connection as the store has it. */
type Read = (query: Query, variables: Variables) => Promise<any>;

function apollo(url: string): Read {
  const client = new ApolloClient({ link: clientLink(createClient({ url })), cache: new InMemoryCache(apolloCache()) });
  return async (query, variables) =>
    (await client.query<any>({ query, variables, fetchPolicy: 'network-only' })).data.countries;
}

function urql(url: string): Read {
  const exchanges = [cacheExchange(urqlCache()), fetchExchange];
  const client = new UrqlClient({ url, exchanges, preferGetMethod: false });
  return async (query, variables) => (await client.query<any>(query, variables).toPromise()).data.countries;
}

const codesOf = ({ edges, nodes }: any): readonly string[] =>
  (nodes ?? edges.map((edge: any) => edge.node)).map(({ code }: { code: string }) => code);

it.each([
  ['Apollo Client', 'edges', apollo, BY_EDGES],
  ['Apollo Client', 'nodes', apollo, BY_NODES],
  ['urql', 'edges', urql, BY_EDGES],
  ['urql', 'nodes', urql, BY_NODES],
] as const)('pages with %s from the end to the beginning by %s', async (_client, _view, clientFor, query) => {
  const { gateway } = await gatewayOverSandbox('countries');
  const { address } = await served(gateway);
  const all = codesOf(await clientFor(address)(query, { first: 250 }));
  const read = clientFor(address);

  let list = await read(query, { last: 100 });
  for (let page = 1; page < 3; page += 1) list = await read(query, { last: 100, before: list.pageInfo.startCursor });

  expect(codesOf(list)).toEqual(all);
  expect(all).toHaveLength(250);
  expect(list.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: false });
});
