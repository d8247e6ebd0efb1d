import { type DataSourceConfig, RESTDataSource } from '@apollo/datasource-rest';
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

const ORDERS_A_PAGE = 200;

/** The calls of all APIs, as the documentation of RESTDataSource writes them. */
export class Sources extends RESTDataSource {
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
