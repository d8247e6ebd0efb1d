import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as of from '../workloads/arguments.ts';
import { type Asks, BENCH, type Contestant, graphql, nodeEnvironment, onNode } from './contestant.ts';

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

const asks = {
  transaction: ask(
    `query ($hash: String!) {
      transaction: blockchain_getTransaction(txhash: $hash) { hash size weight relayedBy: relayed_by }
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
} satisfies Asks;

interface Variant {
  readonly id: string;
  readonly name: string;
  readonly asks: Asks;
  readonly remarks: readonly string[];
  readonly flags: readonly string[];
}

/** Hive Gateway over a supergraph that Mesh composes from our contracts. */
function hiveWith({ id, name, asks, remarks, flags }: Variant): Contestant {
  return {
    id,
    name,
    asks,
    remarks,
    missing: () => (existsSync(join(BIN, 'hive-gateway')) ? undefined : '@graphql-hive/gateway is not installed'),
    async prepare({ port, upstream, folder }) {
      const supergraph = join(folder, `${id}-${port}.graphql`);
      const config = join(import.meta.dirname, 'hive', 'mesh.config.ts');
      const env = { ...process.env, ...nodeEnvironment, UPSTREAM: upstream };
      await run(process.execPath, [join(BIN, 'mesh-compose'), '-c', config, '-o', supergraph], { env });
      const settings = join(import.meta.dirname, 'hive', 'gateway.config.ts');
      const listen = ['--host', '127.0.0.1', '--port', String(port), '--disable-websockets'];
      return onNode(join(BIN, 'hive-gateway'), 'supergraph', supergraph, '-c', settings, ...listen, ...flags);
    },
  };
}

const PAGES = 'Nothing joins pages: 1,000 orders are asked for as five fields of 200, each with its own page.';

export const hive = hiveWith({
  id: 'hive',
  name: 'Hive Gateway + Mesh REST',
  asks,
  remarks: [PAGES, 'Authors are joined by `@resolveTo` with keys, in one call; disputes take a call for each order.'],
  flags: ['--jit'],
});

const { quotes: _quotes, orders: _orders, ...unjoined } = asks;

/** The same on the planner and executor of Hive Router, which is the faster runtime where it works. */
export const hiveRouter = hiveWith({
  id: 'hive-router',
  name: 'Hive Gateway + Mesh REST, router runtime',
  asks: unjoined,
  remarks: ['The router runtime does not run `@resolveTo`, so it joins neither authors nor disputes: it answers null.'],
  flags: ['--hive-router-runtime'],
});
