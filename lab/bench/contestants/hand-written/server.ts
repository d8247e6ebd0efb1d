import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
class Calls {
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

type Question = Readonly<Record<'hash' | 'name' | 'text' | 'from' | 'page' | 'instance' | 'reader', string>>;

/** Returns exactly the requested data. */
type Handler = (question: Question) => Promise<object>;

const ORDERS_A_PAGE = 200;
const THOUSAND = 1000;

function createHandlers(calls: Calls): Readonly<Record<string, Handler>> {
  return {
    async '/transaction'({ hash }) {
      const found = await calls.transaction(hash);
      return {
        transaction: {
          hash: found.hash,
          size: found.size,
          weight: found.weight,
          relayedBy: found.relayed_by,
        },
      };
    },
    async '/countries'({ name }) {
      const countries = await calls.countries(name);
      return {
        countries: countries.map((country) => ({
          name: { common: country.name?.common },
          code: country.cca2,
          population: country.population,
        })),
      };
    },
    async '/quotes'({ text }) {
      const { results } = await calls.quotes(text, 100);
      const authors = await calls.authors([...new Set(results.map(({ authorSlug }) => authorSlug))]);
      const bySlug = new Map(authors.results.map((author) => [author.slug, author]));
      return {
        quotes: results.map(({ content, authorSlug }) => ({
          text: content,
          author: { name: bySlug.get(authorSlug)?.name },
        })),
      };
    },
    async '/orders'({ from }) {
      const { orders } = await calls.orders(from, 50, 0);
      const { paymentDisputeSummaries } = await calls.disputes();
      const byOrder = Map.groupBy(paymentDisputeSummaries, ({ orderId }) => orderId);
      return {
        orders: orders.map(({ orderId }) => ({
          orderId,
          disputes: (byOrder.get(orderId) ?? []).map(({ paymentDisputeId, reason }) => ({
            disputeId: paymentDisputeId,
            reason,
          })),
        })),
      };
    },
    async '/thousand'({ from }) {
      const offsets = Array.from({ length: THOUSAND / ORDERS_A_PAGE }, (_, index) => index * ORDERS_A_PAGE);
      const pages = await Promise.all(offsets.map((offset) => calls.orders(from, ORDERS_A_PAGE, offset)));
      return {
        orders: pages.flatMap(({ orders }) =>
          orders.map(({ orderId, creationDate, orderFulfillmentStatus }) => ({
            orderId,
            creationDate,
            fulfillmentStatus: orderFulfillmentStatus,
          })),
        ),
      };
    },
    '/ten': (question) => ofTen(calls, question),
  };
}

async function ofTen(calls: Calls, { hash, name, text, from, page, instance, reader }: Question): Promise<object> {
  const [transaction, countries, quotes, orders, jokes, characters, entitlements, notification, policy, banks] =
    await Promise.all([
      calls.transaction(hash),
      calls.countries(name),
      calls.quotes(text, 5),
      calls.orders(from, 5, 0),
      calls.jokes(text),
      calls.characters(),
      calls.entitlements(reader),
      calls.notification(page),
      calls.policy(instance),
      calls.banks(),
    ]);
  return {
    transaction: { hash: transaction.hash, size: transaction.size },
    countries: countries.map((country) => ({ name: { common: country.name?.common } })),
    quotes: quotes.results.map(({ content }) => ({ text: content })),
    orders: orders.orders.map(({ orderId }) => ({ orderId })),
    jokes: jokes.result.map(({ value }) => ({ text: value })),
    characters: characters.map((character) => ({ name: character.name })),
    reader: { entitlements: entitlements.entitlements?.map(({ productId }) => ({ productId })) },
    notification: { latestUpdate: { notifyTime: notification.latestUpdate?.notifyTime } },
    policy: { version: policy.version, etag: policy.etag },
    banks: banks.aspsps.map(({ alias }) => ({ name: alias })),
  };
}

const [port, upstream = ''] = process.argv.slice(2);
const handlers: Readonly<Record<string, Handler>> = createHandlers(new Calls(upstream));

createServer((request, response) => {
  const handler = handlers[request.url ?? ''];
  if (!handler) return answer(response, 404, { error: 'There is no such question.' });
  read(request, (body) => {
    handler(JSON.parse(body)).then(
      (data) => answer(response, 200, { data }),
      (error: unknown) => answer(response, 502, { error: String(error) }),
    );
  });
}).listen(Number(port), '127.0.0.1');

function read(request: IncomingMessage, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? ''));
}

function answer(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
