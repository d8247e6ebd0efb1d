import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as rows from './rows/index.ts';
import { smallAnswers } from './small.ts';

const count = <Row>(length: number, row: (n: number) => Row, from = 0) =>
  Array.from({ length }, (_, n) => row(from + n));

/** Items of the lists that are measured as they grow. */
export const LIST_SIZES = [100, 1000, 10_000] as const;
/** Countries of the list that is measured. */
const LISTED_COUNTRIES = 50;
/** Rows of the small lists, of which an operation over ten APIs takes several. */
const FEW = 5;
/** Sizes of the pages of orders. */
const ORDER_PAGES = [FEW, 50, 200] as const;

/** Writes every answer of the upstream, a file each, into an empty folder. */
export function writeUpstream(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const put = (path: string, answer: unknown) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
  };
  for (let n = 0; n < rows.TRANSACTIONS; n++) put(`blockchain/rawtx/${rows.hashOf(n)}`, rows.transaction(n));
  putCountries(put);
  putQuotes(put);
  putOrders(put);
  for (const [path, answer] of Object.entries(smallAnswers)) put(path, answer);
}

type Put = (path: string, answer: unknown) => void;

function putCountries(put: Put): void {
  put('countries/slim.json', count(LISTED_COUNTRIES, rows.slimCountry));
  put('countries/whole.json', count(LISTED_COUNTRIES, rows.wholeCountry));
  put('countries/few.json', count(FEW, rows.slimCountry));
  for (const size of LIST_SIZES) put(`countries/${size}.json`, count(size, rows.slimCountry));
  const share = Math.ceil(rows.COUNTRIES / rows.REGIONS.length);
  for (const [index, region] of rows.REGIONS.entries()) {
    const length = Math.min(share, rows.COUNTRIES - index * share);
    put(`countries/region/slim/${region}`, count(length, rows.slimCountry, index * share));
    put(`countries/region/whole/${region}`, count(length, rows.wholeCountry, index * share));
  }
}

function putQuotes(put: Put): void {
  const page = (results: readonly unknown[], totalCount: number) => ({
    count: results.length,
    totalCount,
    page: 1,
    totalPages: Math.ceil(totalCount / results.length),
    results,
  });
  put('quotes/search.json', page(count(rows.QUOTES, rows.quote), rows.QUOTES));
  put('quotes/few.json', page(count(FEW, rows.quote), rows.QUOTES));
  put('quotes/authors/all.json', page(count(rows.AUTHORS, rows.author), rows.AUTHORS));
  for (const author of count(rows.AUTHORS, rows.author)) put(`quotes/authors/${author.slug}.json`, page([author], 1));
}

function putOrders(put: Put): void {
  for (const limit of ORDER_PAGES) {
    for (let offset = 0; offset < (limit === 200 ? rows.ORDERS : 1); offset += limit) {
      const orders = count(limit, rows.order, offset);
      const pageAt = (start: number) =>
        `https://orders.example/sell/fulfillment/v1/order?limit=${limit}&offset=${start}`;
      const next = offset + limit < rows.ORDERS ? { next: pageAt(offset + limit) } : {};
      const page = { href: pageAt(offset), total: rows.ORDERS, ...next, limit, offset, orders };
      put(`marketplace/orders/${limit}-${offset}.json`, page);
    }
  }
  const disputes = (found: readonly unknown[]) => ({
    total: found.length,
    limit: 200,
    offset: 0,
    paymentDisputeSummaries: found,
  });
  put('marketplace/disputes/all.json', disputes(count(rows.DISPUTED_ORDERS, rows.disputesOf).flat()));
  for (let n = 0; n < rows.DISPUTED_ORDERS; n++) {
    put(`marketplace/disputes/${rows.orderIdOf(n)}.json`, disputes(rows.disputesOf(n)));
  }
}
