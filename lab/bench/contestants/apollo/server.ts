import { type DataSourceConfig, RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import DataLoader from 'dataloader';
import type { Aspsp, AspspList } from '../../../../mesh/generated/banking.ts';
import type { Transaction } from '../../../../mesh/generated/blockchain.ts';
import type { Country } from '../../../../mesh/generated/countries.ts';
import type { UrlNotificationMetadata } from '../../../../mesh/generated/indexing.ts';
import type { Joke, JokeSearch } from '../../../../mesh/generated/jokes.ts';
import type { Order, OrderPage, PaymentDispute, PaymentDisputePage } from '../../../../mesh/generated/marketplace.ts';
import type { Policy } from '../../../../mesh/generated/notebooks.ts';
import type { Author, AuthorPage, Quote, QuotePage } from '../../../../mesh/generated/quotes.ts';
import type { ReaderEntitlements } from '../../../../mesh/generated/readers.ts';
import type { Character } from '../../../../mesh/generated/tv.ts';

/** The calls and loaders of one request. */
interface Context {
  readonly sources: Sources;
  readonly authorBySlug: DataLoader<string, Author | undefined>;
  readonly disputesByOrder: DataLoader<string, readonly PaymentDispute[]>;
}

function contextFor(upstream: string, cache: KeyValueCache): Context {
  const sources = new Sources(upstream, { cache });
  return {
    sources,
    authorBySlug: new DataLoader(async (slugs) => {
      const bySlug = new Map((await sources.authors(slugs)).map((author) => [author.slug, author]));
      return slugs.map((slug) => bySlug.get(slug));
    }),
    disputesByOrder: new DataLoader(async (orderIds) => {
      const byOrder = Map.groupBy(await sources.disputes(), ({ orderId }) => orderId);
      return orderIds.map((orderId) => byOrder.get(orderId) ?? []);
    }),
  };
}

type Arguments = Readonly<Record<'hash' | 'name' | 'search' | 'from' | 'url' | 'resource', string>> & {
  readonly first: number;
};

const resolvers = {
  Query: {
    transaction: (_root: unknown, { hash }: Arguments, { sources }: Context) => sources.transaction(hash),
    countries: (_root: unknown, { name }: Arguments, { sources }: Context) => sources.countries(name),
    quotes: (_root: unknown, { search, first }: Arguments, { sources }: Context) => sources.quotes(search, first),
    orders: (_root: unknown, { from, first }: Arguments, { sources }: Context) => sources.orders(from, first),
    jokes: (_root: unknown, { search }: Arguments, { sources }: Context) => sources.jokes(search),
    characters: (_root: unknown, _args: unknown, { sources }: Context) => sources.characters(),
    reader: (_root: unknown, { name }: Arguments, { sources }: Context) => sources.entitlements(name),
    notification: (_root: unknown, { url }: Arguments, { sources }: Context) => sources.notification(url),
    policy: (_root: unknown, { resource }: Arguments, { sources }: Context) => sources.policy(resource),
    banks: (_root: unknown, _args: unknown, { sources }: Context) => sources.banks(),
  },
  Transaction: { relayedBy: ({ relayed_by }: Transaction) => relayed_by },
  Country: { code: ({ cca2 }: Country) => cca2 },
  Quote: {
    text: ({ content }: Quote) => content,
    author: ({ authorSlug }: Quote, _args: unknown, { authorBySlug }: Context) => authorBySlug.load(authorSlug),
  },
  Order: {
    fulfillmentStatus: ({ orderFulfillmentStatus }: Order) => orderFulfillmentStatus,
    disputes: ({ orderId }: Order, _args: unknown, { disputesByOrder }: Context) => disputesByOrder.load(orderId),
  },
  Dispute: { disputeId: ({ paymentDisputeId }: PaymentDispute) => paymentDisputeId },
  Joke: { text: ({ value }: Joke) => value },
  Bank: { name: ({ alias }: Aspsp) => alias },
};

/** The part of the graph that the workloads select, with Manifold's names where possible. */
const typeDefs = /* GraphQL */ `
  type Query {
    transaction(hash: String!): Transaction
    countries(name: String!): [Country!]
    quotes(search: String!, first: Int!): [Quote!]
    orders(from: String!, first: Int!): [Order!]
    jokes(search: String!): [Joke!]
    characters: [Character!]
    reader(name: ID!): Reader
    notification(url: String!): Notification
    policy(resource: ID!): Policy
    banks: [Bank!]
  }
  type Transaction { hash: String! size: Int! weight: Int! fee: Float! relayedBy: String! }
  type Country { name: CountryName code: String population: Int }
  type CountryName { common: String }
  type Quote { text: String! author: Author }
  type Author { name: String! }
  type Order { orderId: ID! creationDate: String! fulfillmentStatus: String! disputes: [Dispute!] }
  type Dispute { disputeId: ID! reason: String! }
  type Joke { text: String! }
  type Character { name: String! }
  type Reader { entitlements: [Entitlement!]! }
  type Entitlement { productId: String! }
  type Notification { latestUpdate: Update }
  type Update { notifyTime: String }
  type Policy { version: Int! etag: String }
  type Bank { name: String! }
`;

const ORDERS_A_PAGE = 200;

/** The calls of all APIs, as the documentation of RESTDataSource writes them. */
class Sources extends RESTDataSource {
  override baseURL: string;

  constructor(upstream: string, config: DataSourceConfig) {
    super(config);
    this.baseURL = `${upstream}/`;
  }

  transaction(hash: string): Promise<Transaction> {
    return this.get(`blockchain/rawtx/${encodeURIComponent(hash)}`);
  }

  countries(name: string): Promise<Country[]> {
    const params = { fields: 'cca2,cca3,name,population' };
    return this.get(`countries/v3.1/name/${encodeURIComponent(name)}`, { params });
  }

  async quotes(search: string, first: number): Promise<readonly Quote[]> {
    const params = { query: search, limit: `${first}`, page: '1' };
    const page = await this.get<QuotePage>('quotes/search/quotes', { params });
    return page.results;
  }

  async authors(slugs: readonly string[]): Promise<readonly Author[]> {
    const params = { slug: slugs.join('|'), limit: `${slugs.length}` };
    const page = await this.get<AuthorPage>('quotes/authors', { params });
    return page.results;
  }

  async orders(from: string, first: number): Promise<readonly Order[]> {
    const sizes = Array.from({ length: Math.ceil(first / ORDERS_A_PAGE) }, (_, index) => index * ORDERS_A_PAGE);
    const filter = `creationdate:[${from}..]`;
    const pages = await Promise.all(
      sizes.map((offset) => {
        const params = { limit: `${Math.min(first, ORDERS_A_PAGE)}`, offset: `${offset}`, filter };
        return this.get<OrderPage>('marketplace/order', { params });
      }),
    );
    return pages.flatMap(({ orders }) => orders);
  }

  async disputes(): Promise<readonly PaymentDispute[]> {
    const page = await this.get<PaymentDisputePage>('marketplace/payment_dispute_summary', {
      params: { limit: '200' },
    });
    return page.paymentDisputeSummaries;
  }

  async jokes(query: string): Promise<readonly Joke[]> {
    return (await this.get<JokeSearch>('jokes/jokes/search', { params: { query } })).result;
  }

  characters(): Promise<Character[]> {
    return this.get('tv/api/characters');
  }

  entitlements(name: string): Promise<ReaderEntitlements> {
    return this.get(`readers/v1/${name.split('/').map(encodeURIComponent).join('/')}/entitlements`);
  }

  notification(url: string): Promise<UrlNotificationMetadata> {
    return this.get('indexing/v3/urlNotifications/metadata', { params: { url } });
  }

  policy(resource: string): Promise<Policy> {
    return this.get(`notebooks/v2/${resource.split('/').map(encodeURIComponent).join('/')}:getIamPolicy`);
  }

  async banks(): Promise<readonly Aspsp[]> {
    return (await this.get<AspspList>('banking/v1/aspsps')).aspsps;
  }
}

const [port, upstream = ''] = process.argv.slice(2);
const server = new ApolloServer<Context>({
  typeDefs,
  resolvers,
  introspection: false,
  includeStacktraceInErrorResponses: false,
  plugins: [ApolloServerPluginLandingPageDisabled()],
});
await startStandaloneServer(server, {
  listen: { host: '127.0.0.1', port: Number(port) },
  context: async () => contextFor(upstream, server.cache),
});
