import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as of from '../workloads/arguments.ts';
import { type Asks, BENCH, type Contestant, graphql } from './contestant.ts';

interface Options {
  readonly port: number;
  readonly upstream: string;
  readonly dedupe: boolean;
}

/** Tailcall's configuration: the same calls as the other contestants', with the batches that it supports. */
function tailcallSchema({ port, upstream, dedupe }: Options): string {
  const http = (path: string, query: Readonly<Record<string, string>> = {}, more = '') => {
    const pairs = Object.entries(query).map(([key, value]) => `{key: "${key}", value: "${value}"}`);
    const parts = [
      `url: "${upstream}${path}"`,
      ...(pairs.length > 0 ? [`query: [${pairs.join(', ')}]`] : []),
      ...(more ? [more] : []),
      ...(dedupe ? ['dedupe: true'] : []),
    ];
    return `@http(${parts.join(', ')})`;
  };
  const orders = { limit: '{{.args.limit}}', offset: '{{.args.offset}}', filter: 'creationdate:[{{.args.from}}..]' };
  return `
schema
  @server(port: ${port}, hostname: "127.0.0.1", enableJIT: true)
  @upstream(poolMaxIdlePerHost: 200, tcpKeepAlive: 60, batch: {delay: 1, maxSize: 150}) {
  query: Query
}
type Query {
  transaction(hash: String!): Transaction ${http('/blockchain/rawtx/{{.args.hash}}')}
  countries(name: String!): [Country] ${http('/countries/v3.1/name/{{.args.name}}', { fields: 'cca2,cca3,name,population' })}
  quotes(search: String!, limit: Int!): QuotePage
    ${http('/quotes/search/quotes', { query: '{{.args.search}}', limit: '{{.args.limit}}' })}
  orders(from: String!, limit: Int!, offset: Int!): OrderPage ${http('/marketplace/order', orders)}
  jokes(search: String!): JokeSearch ${http('/jokes/jokes/search', { query: '{{.args.search}}' })}
  characters: [Character] ${http('/tv/api/characters')}
  reader(name: String!): Reader ${http('/readers/v1/{{.args.name}}/entitlements')}
  notification(url: String!): Notification ${http('/indexing/v3/urlNotifications/metadata', { url: '{{.args.url}}' })}
  policy(resource: String!): Policy ${http('/notebooks/v2/{{.args.resource}}:getIamPolicy')}
  banks: BankPage ${http('/banking/v1/aspsps')}
}
type Transaction { hash: String! size: Int! weight: Int! fee: Int! relayed_by: String! }
type Country { name: CountryName cca2: String population: Int }
type CountryName { common: String }
type QuotePage { results: [Quote!]! }
type Quote {
  content: String!
  authorSlug: String!
  author: Author ${http('/quotes/authors', { slug: '{{.value.authorSlug}}' }, 'batchKey: ["results", "slug"]')}
}
type Author { name: String! }
type OrderPage { orders: [Order!]! }
type Order {
  orderId: String!
  creationDate: String!
  orderFulfillmentStatus: String!
  disputes: DisputePage ${http('/marketplace/payment_dispute_summary', { order_id: '{{.value.orderId}}', limit: '200' })}
}
type DisputePage { paymentDisputeSummaries: [Dispute!]! }
type Dispute { paymentDisputeId: String! reason: String! }
type JokeSearch { result: [Joke!]! }
type Joke { value: String! }
type Character { name: String! }
type Reader { entitlements: [Entitlement!]! }
type Entitlement { productId: String! }
type Notification { latestUpdate: Update }
type Update { notifyTime: String }
type Policy { version: Int! etag: String }
type BankPage { aspsps: [Bank!]! }
type Bank { alias: String! }
`;
}

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
