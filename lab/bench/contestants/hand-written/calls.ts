import { Pool } from 'undici';
import type { AspspList } from '../../../../mesh/generated/banking.ts';
import type { Transaction } from '../../../../mesh/generated/blockchain.ts';
import type { Country } from '../../../../mesh/generated/countries.ts';
import type { UrlNotificationMetadata } from '../../../../mesh/generated/indexing.ts';
import type { JokeSearch } from '../../../../mesh/generated/jokes.ts';
import type { OrderPage, PaymentDisputePage } from '../../../../mesh/generated/marketplace.ts';
import type { Policy } from '../../../../mesh/generated/notebooks.ts';
import type { AuthorPage, QuotePage } from '../../../../mesh/generated/quotes.ts';
import type { ReaderEntitlements } from '../../../../mesh/generated/readers.ts';
import type { Character } from '../../../../mesh/generated/tv.ts';

const CONNECTIONS = 64;
const segments = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The calls of the workloads, written with undici. */
export class Calls {
  readonly #pool: Pool;

  constructor(upstream: string) {
    this.#pool = new Pool(upstream, { connections: CONNECTIONS, pipelining: 1 });
  }

  async #get<Answer>(path: string): Promise<Answer> {
    const { statusCode, body } = await this.#pool.request({
      path,
      method: 'GET',
      headers: { accept: 'application/json' },
    });
    if (statusCode === 200) return (await body.json()) as Answer;
    await body.dump();
    throw new Error(`The upstream answered ${statusCode}`);
  }

  transaction = (hash: string) => this.#get<Transaction>(`/blockchain/rawtx/${encodeURIComponent(hash)}`);

  countries = (name: string) =>
    this.#get<readonly Country[]>(`/countries/v3.1/name/${encodeURIComponent(name)}?fields=cca2,cca3,name,population`);

  quotes = (text: string, limit: number) =>
    this.#get<QuotePage>(`/quotes/search/quotes?query=${encodeURIComponent(text)}&limit=${limit}&page=1`);

  authors = (slugs: readonly string[]) =>
    this.#get<AuthorPage>(`/quotes/authors?slug=${encodeURIComponent(slugs.join('|'))}&limit=${slugs.length}`);

  orders = (from: string, limit: number, offset: number) =>
    this.#get<OrderPage>(
      `/marketplace/order?limit=${limit}&offset=${offset}&filter=${encodeURIComponent(`creationdate:[${from}..]`)}`,
    );

  disputes = () => this.#get<PaymentDisputePage>('/marketplace/payment_dispute_summary?limit=200');

  jokes = (text: string) => this.#get<JokeSearch>(`/jokes/jokes/search?query=${encodeURIComponent(text)}`);

  characters = () => this.#get<readonly Character[]>('/tv/api/characters');

  entitlements = (reader: string) => this.#get<ReaderEntitlements>(`/readers/v1/${segments(reader)}/entitlements`);

  notification = (url: string) =>
    this.#get<UrlNotificationMetadata>(`/indexing/v3/urlNotifications/metadata?url=${encodeURIComponent(url)}`);

  policy = (instance: string) => this.#get<Policy>(`/notebooks/v2/${segments(instance)}:getIamPolicy`);

  banks = () => this.#get<AspspList>('/banking/v1/aspsps');
}
