import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as of from '../workloads/arguments.ts';
import { type Contestant, graphql } from './contestant.ts';
import { BENCH, nodeEnvironment, onNode } from './node.ts';

const BIN = join(BENCH, 'node_modules', '.bin');
const run = promisify(execFile);

const ask = (query: string, variables: (n: number) => object) => graphql('/graphql', query, variables);
const filter = (n: number) => `creationdate:[${of.date(n)}..]`;

const COUNTRIES = `query ($name: String!) {
  countries: countries_listCountriesByName(name: $name, fields: [cca2, cca3, name, population]) {
    name { common } code: cca2 population
  }
}`;
const countries = (kind: 'slim' | 'whole') => ask(COUNTRIES, (n) => ({ name: of.name(kind, n) }));

const parts = Array.from(
  { length: 5 },
  (_, index) => `part${index}: marketplace_listOrders(filter: $filter, limit: 200, offset: ${index * 200}) {
    orders { orderId creationDate fulfillmentStatus: orderFulfillmentStatus }
  }`,
);

const asks: Contestant['asks'] = {
  transaction: ask(
    `query ($hash: String!) {
      transaction: blockchain_getTransaction(txhash: $hash) { hash size weight fee relayedBy: relayed_by }
    }`,
    (n) => ({ hash: of.hash(n) }),
  ),
  countries: countries('slim'),
  'whole-countries': countries('whole'),
  quotes: ask(
    `query ($text: NonEmptyString!) {
      quotes: quotes_searchQuotes(query: $text, limit: 100) { results { text: content author: writer { name } } }
    }`,
    (n) => ({ text: of.text(n) }),
  ),
  orders: ask(
    `query ($filter: String!) {
      orders: marketplace_listOrders(filter: $filter, limit: 50, offset: 0) {
        orders { orderId disputes { paymentDisputeSummaries { disputeId: paymentDisputeId reason } } }
      }
    }`,
    (n) => ({ filter: filter(n) }),
  ),
  ten: ask(
    `query ($hash: String!, $name: String!, $text: NonEmptyString!, $joke: jokes_queryInput_searchJokes_query!, $filter: String!,
      $page: String!, $instance: notebooks_queryInput_getIamPolicy_resource!,
      $reader: readers_queryInput_getReaderEntitlements_name!) {
      transaction: blockchain_getTransaction(txhash: $hash) { hash size }
      countries: countries_listCountriesByName(name: $name, fields: [cca2, cca3, name, population]) { name { common } }
      quotes: quotes_searchQuotes(query: $text, limit: 5) { results { text: content } }
      orders: marketplace_listOrders(filter: $filter, limit: 5, offset: 0) { orders { orderId } }
      jokes: jokes_searchJokes(query: $joke) { result { text: value } }
      characters: tv_listCharacters { name }
      reader: readers_getReaderEntitlements(name: $reader) { entitlements { productId } }
      notification: indexing_getUrlNotification(url: $page) { latestUpdate { notifyTime } }
      policy: notebooks_getIamPolicy(resource: $instance) { version etag }
      banks: banking_listAspsps { aspsps { name: alias } }
    }`,
    (n) => {
      const { hash, name, text, page, instance, reader } = of.ofTen(n);
      return { hash, name, text, joke: text, filter: filter(n), page, instance, reader: `${reader}/entitlements` };
    },
  ),
  thousand: ask(`query ($filter: String!) { ${parts.join(' ')} }`, (n) => ({ filter: filter(n) })),
};

/** Hive Gateway over a supergraph that Mesh composes from our contracts. */
export const hive: Contestant = {
  id: 'hive',
  name: 'Hive Gateway + Mesh REST',
  asks,
  missing: () => (existsSync(join(BIN, 'hive-gateway')) ? undefined : '@graphql-hive/gateway is not installed'),
  async prepare({ port, upstream, folder }) {
    const supergraph = join(folder, 'supergraph.graphql');
    const compose = [
      join(BIN, 'mesh-compose'),
      '-c',
      join(import.meta.dirname, 'hive', 'mesh.config.ts'),
      '-o',
      supergraph,
    ];
    await run(process.execPath, compose, { env: { ...process.env, ...nodeEnvironment, UPSTREAM: upstream } });
    const config = join(import.meta.dirname, 'hive', 'gateway.config.ts');
    const listen = ['--host', '127.0.0.1', '--port', String(port)];
    return onNode(join(BIN, 'hive-gateway'), 'supergraph', supergraph, '-c', config, ...listen, '--disable-websockets');
  },
};
