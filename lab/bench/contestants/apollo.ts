import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as of from '../workloads/arguments.ts';
import { type Asks, BENCH, type Contestant, graphql, onNode } from './contestant.ts';

const ask = (query: string, variables: (n: number) => object) => graphql('/', query, variables);

const COUNTRIES = 'query ($name: String!) { countries(name: $name) { name { common } code population } }';
const countries = (kind: 'slim' | 'whole') => ask(COUNTRIES, (n) => ({ name: of.name(kind, n) }));

const asks: Asks = {
  transaction: ask('query ($hash: String!) { transaction(hash: $hash) { hash size weight relayedBy } }', (n) => ({
    hash: of.hash(n),
  })),
  countries: countries('slim'),
  'whole-countries': countries('whole'),
  quotes: ask('query ($text: String!) { quotes(search: $text, first: 100) { text author { name } } }', (n) => ({
    text: of.text(n),
  })),
  orders: ask(
    'query ($from: String!) { orders(from: $from, first: 50) { orderId disputes { disputeId reason } } }',
    (n) => ({
      from: of.date(n),
    }),
  ),
  ten: ask(
    `query ($hash: String!, $name: String!, $text: String!, $from: String!, $page: String!, $instance: ID!, $reader: ID!) {
      transaction(hash: $hash) { hash size }
      countries(name: $name) { name { common } }
      quotes(search: $text, first: 5) { text }
      orders(from: $from, first: 5) { orderId }
      jokes(search: $text) { text }
      characters { name }
      reader(name: $reader) { entitlements { productId } }
      notification(url: $page) { latestUpdate { notifyTime } }
      policy(resource: $instance) { version etag }
      banks { name }
    }`,
    of.ofTen,
  ),
  thousand: ask(
    'query ($from: String!) { orders(from: $from, first: 1000) { orderId creationDate fulfillmentStatus } }',
    (n) => ({ from: of.date(n) }),
  ),
};

/** Apollo Server with RESTDataSource, and DataLoader below lists. */
export const apollo: Contestant = {
  id: 'apollo',
  name: 'Apollo Server + RESTDataSource',
  asks,
  missing: () =>
    existsSync(join(BENCH, 'node_modules', '@apollo', 'server')) ? undefined : '@apollo/server is not installed',
  prepare: ({ port, upstream }) => onNode(join(import.meta.dirname, 'apollo', 'server.ts'), String(port), upstream),
};
