import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '../../mesh/generated/marketplace.ts';
import type { Quote } from '../../mesh/generated/quotes.ts';
import type { Character } from '../../mesh/generated/tv.ts';

/*
 * Lists of 10,000, in a process of their own. Every response is made once, so that the upstream takes hardly any CPU time.
 */
const LENGTH = 10_000;
const answers = new Map<string, Buffer>();

const server = createServer(({ url = '' }, response) => {
  let body = answers.get(url);
  if (!body) answers.set(url, (body = Buffer.from(JSON.stringify(answerTo(new URL(url, 'http://upstream'))))));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());

function answerTo({ pathname, searchParams }: URL): unknown {
  const number = (name: string) => Number(searchParams.get(name));
  switch (pathname) {
    case '/marketplace/order': {
      const [offset, limit] = [number('offset'), number('limit')];
      return { total: LENGTH, offset, limit, orders: rows(offset, limit, order) };
    }
    case '/quotes/search/quotes': {
      const [page, limit] = [number('page'), number('limit')];
      return { totalCount: LENGTH, page, results: rows((page - 1) * limit, limit, quote) };
    }
    case '/tv/api/characters':
      return rows(0, LENGTH, character);
    default:
      return {};
  }
}

function rows<Row>(offset: number, limit: number, row: (n: number) => Row): Row[] {
  return Array.from({ length: Math.max(0, Math.min(limit, LENGTH - offset)) }, (_, index) => row(offset + index));
}

function order(n: number): Order {
  const amount = { value: (n / 100).toFixed(2), currency: 'EUR' };
  const item = (place: number) => ({
    lineItemId: `${n}-${place}`,
    title: `Thing number ${place} of order ${n}`,
    sku: `SKU-${n % 500}-${place}`,
    quantity: 1 + (n % 3),
    lineItemCost: amount,
  });
  return {
    orderId: `11-${String(n).padStart(5, '0')}-00001`,
    legacyOrderId: `1${n}`,
    creationDate: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    lastModifiedDate: new Date(Date.UTC(2026, 0, 2) + n * 60_000).toISOString(),
    orderFulfillmentStatus: 'FULFILLED',
    orderPaymentStatus: 'PAID',
    cancelStatus: { cancelState: 'NONE_REQUESTED' },
    buyer: { username: `buyer-${n % 1000}` },
    pricingSummary: { total: amount },
    lineItems: [item(1), item(2)],
  } as Order;
}

function quote(n: number): Quote {
  const content = `Saying number ${n} is short, but it is long enough to be worth a repetition to all.`;
  return {
    _id: `q${n}`,
    content,
    author: `Author ${n % 10}`,
    authorSlug: `author-${n % 10}`,
    tags: ['Famous Quotes', 'Wisdom'],
    length: content.length,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

function character(n: number): Character {
  return {
    char_id: n,
    name: `Character ${n}`,
    birthday: '09-07-1958',
    occupation: ['High School Chemistry Teacher', 'Meth King Pin'],
    img: `https://images.example/${n}.jpg`,
    status: 'Alive',
    nickname: `The ${n}th`,
    appearance: [1, 2, 3, 4, 5],
    portrayed: `Actor ${n % 100}`,
    category: 'Breaking Bad, Better Call Saul',
    better_call_saul_appearance: [1, 2],
  } as Character;
}
