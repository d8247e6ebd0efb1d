interface Options {
  readonly port: number;
  readonly upstream: string;
  readonly dedupe: boolean;
}

/** Tailcall's configuration: the same calls as the other contestants', with the batches that it supports. */
export function tailcallSchema({ port, upstream, dedupe }: Options): string {
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
