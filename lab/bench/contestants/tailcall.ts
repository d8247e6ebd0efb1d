import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as of from '../workloads/arguments.ts';
import { type Asks, type Contestant, graphql } from './contestant.ts';
import { BENCH } from './node.ts';
import { tailcallSchema } from './tailcall-schema.ts';

const BINARY = join(BENCH, 'node_modules', '@tailcallhq', 'core-linux-x64-gnu', 'bin', 'tailcall');

const ask = (query: string, variables: (n: number) => object) => graphql('/graphql', query, variables);

const COUNTRIES = 'query ($name: String!) { countries(name: $name) { name { common } code: cca2 population } }';
const countries = (kind: 'slim' | 'whole') => ask(COUNTRIES, (n) => ({ name: of.name(kind, n) }));

/** Pages that are requested one by one, because Tailcall cannot join them. */
const parts = Array.from(
  { length: 5 },
  (_, index) => `part${index}: orders(from: $from, limit: 200, offset: ${index * 200}) {
    orders { orderId creationDate fulfillmentStatus: orderFulfillmentStatus }
  }`,
);

const asks: Asks = {
  transaction: ask(
    'query ($hash: String!) { transaction(hash: $hash) { hash size weight relayedBy: relayed_by } }',
    (n) => ({ hash: of.hash(n) }),
  ),
  countries: countries('slim'),
  'whole-countries': countries('whole'),
  quotes: ask(
    'query ($text: String!) { quotes(search: $text, limit: 100) { results { text: content author { name } } } }',
    (n) => ({ text: of.text(n) }),
  ),
  orders: ask(
    `query ($from: String!) {
      orders(from: $from, limit: 50, offset: 0) {
        orders { orderId disputes { paymentDisputeSummaries { disputeId: paymentDisputeId reason } } }
      }
    }`,
    (n) => ({ from: of.date(n) }),
  ),
  ten: ask(
    `query ($hash: String!, $name: String!, $text: String!, $from: String!, $page: String!, $instance: String!, $reader: String!) {
      transaction(hash: $hash) { hash size }
      countries(name: $name) { name { common } }
      quotes(search: $text, limit: 5) { results { text: content } }
      orders(from: $from, limit: 5, offset: 0) { orders { orderId } }
      jokes(search: $text) { result { text: value } }
      characters { name }
      reader(name: $reader) { entitlements { productId } }
      notification(url: $page) { latestUpdate { notifyTime } }
      policy(resource: $instance) { version etag }
      banks { aspsps { name: alias } }
    }`,
    of.ofTen,
  ),
  thousand: ask(`query ($from: String!) { ${parts.join(' ')} }`, (n) => ({ from: of.date(n) })),
};

function tailcallWith({ id, name, dedupe }: { id: string; name: string; dedupe: boolean }): Contestant {
  return {
    id,
    name,
    asks,
    remarks: [
      'Nothing joins pages: 1,000 orders are asked for as five fields of 200, each with its own page.',
      'Authors are joined by `batchKey`, in one call; disputes take a call for each order, because a batch is a list of keys and the API takes one.',
    ],
    missing() {
      const fits = process.platform === 'linux' && process.arch === 'x64';
      if (!fits) return 'its package is for Linux on x64';
      return existsSync(BINARY) ? undefined : '@tailcallhq/core-linux-x64-gnu is not installed';
    },
    prepare({ port, upstream, folder }) {
      const file = join(folder, `${id}.graphql`);
      writeFileSync(file, tailcallSchema({ port, upstream, dedupe }));
      return { file: BINARY, args: ['start', file], env: { TAILCALL_LOG_LEVEL: 'error', TAILCALL_TRACKER: 'false' } };
    },
  };
}

export const tailcall = tailcallWith({ id: 'tailcall', name: 'Tailcall 1.0.0', dedupe: false });
export const tailcallDedupe = tailcallWith({ id: 'tailcall-dedupe', name: 'Tailcall 1.0.0, dedupe', dedupe: true });
