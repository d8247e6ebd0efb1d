import type { Calls } from './calls.ts';

type Question = Readonly<Record<'hash' | 'name' | 'text' | 'from' | 'page' | 'instance' | 'reader', string>>;

/** Returns exactly the requested data. */
export type Handler = (question: Question) => Promise<object>;

const ORDERS_A_PAGE = 200;
const THOUSAND = 1000;

export function createHandlers(calls: Calls): Readonly<Record<string, Handler>> {
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
