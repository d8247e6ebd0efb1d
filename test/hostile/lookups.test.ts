import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import type { Slug } from '#contracts';
import { gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { anOrder } from './gateways.ts';

/** A field that is found by a lookup in a list, with the responses that lead to it. */
interface Lookup {
  /** The operation whose list it is, such as `marketplace.listOrders`. */
  readonly operation: string;
  readonly query: string;
  /** Where the field is in the answer. */
  readonly path: readonly (string | number)[];
  /** Other responses, by the beginning of the target. */
  readonly others?: Readonly<Partial<Record<Slug, Readonly<Record<string, unknown>>>>>;
}

const node = (operation: string, type: string, key: string): Lookup => ({
  operation,
  query: `{ node(id: "${Buffer.from(`${type}:${key}`).toString('base64url')}") { id } }`,
  path: ['node'],
});

const ISSN = '1234-5678';
const PARTNER = 'partners/p1';
const france = { cca2: 'FR', cca3: 'FRA', name: { common: 'France', official: 'French Republic' } };
const order = (id: string) => anOrder(id, { lineItems: [{ lineItemId: '1', sku: 'S-1', quantity: 1 }] });
const orders = { orders: [order('11-00000-00001'), order('11-00000-00002')], total: 2, limit: 50, offset: 0 };
const dispute = (orderId: string) => ({
  paymentDisputeId: `5-${orderId}`,
  orderId,
  openDate: '2026-03-10T12:00:00.000Z',
});
const disputes = { paymentDisputeSummaries: ['11-1', '11-2'].map(dispute), total: 2, limit: 200, offset: 0 };
const article = {
  id: 'a'.repeat(32),
  bibjson: { title: 'T', journal: { issns: [ISSN] }, identifier: [] },
};
const countries = { countries: { '/v3.1/name': [france], '/v3.1/alpha': [france] } };

const LOOKUPS: readonly Lookup[] = [
  node('banking.listAspsps', 'Bank', 'b1'),
  {
    operation: 'banking.listAspsps',
    query: '{ countries(where: { name: "france" }) { nodes { banks { nodes { id } } } } }',
    path: ['countries', 'nodes', 0, 'banks'],
    others: countries,
  },
  {
    operation: 'countries.listCountriesByCode',
    query: '{ journals(search: "x") { nodes { publisher { country { code } } } } }',
    path: ['journals', 'nodes', 0, 'publisher', 'country'],
    others: {
      journals: {
        '/': { total: 1, results: [{ id: 'j1', bibjson: { publisher: { name: 'P', country: 'FR' } } }] },
      },
    },
  },
  {
    operation: 'countries.listCountriesByCurrency',
    query: '{ exchangeRates(currencies: ["EUR"]) { currency { countries { nodes { code } } } } }',
    path: ['exchangeRates', 0, 'currency', 'countries'],
    others: { blockchain: { '/': { EUR: { '15m': 1, last: 1, buy: 1, sell: 1, symbol: 'EUR' } } } },
  },
  node('identity.listClients', 'IdentityClient', 'c1'),
  node('journals.searchJournals', 'Journal', 'a'.repeat(32)),
  node('journals.searchArticles', 'Article', 'a'.repeat(32)),
  {
    operation: 'journals.searchJournals',
    query: '{ articles(search: "x") { nodes { journal { id } } } }',
    path: ['articles', 'nodes', 0, 'journal'],
    others: { journals: { '/api/search/articles': { total: 1, results: [article] } } },
  },
  {
    operation: 'logistics.listInventory',
    query: '{ orders { nodes { lineItems { inventory { __typename } } } } }',
    path: ['orders', 'nodes', 0, 'lineItems', 0, 'inventory'],
    others: { marketplace: { '/order': orders } },
  },
  {
    operation: 'marketplace.listOrders',
    query: '{ paymentDisputes { nodes { order { orderId } } } }',
    path: ['paymentDisputes', 'nodes', 0, 'order'],
    others: { marketplace: { '/payment_dispute_summary': disputes } },
  },
  {
    operation: 'marketplace.listPaymentDisputes',
    query: '{ orders { nodes { paymentDisputes { nodes { paymentDisputeId } } } } }',
    path: ['orders', 'nodes', 0, 'paymentDisputes'],
    others: { marketplace: { '/order': orders } },
  },
  node('quotes.listAuthors', 'QuoteAuthor', 'somebody'),
  node('reseller.listProducts', 'ResellerProduct', `${PARTNER}/products/x`),
  node('reseller.listPromotions', 'ResellerPromotion', `${PARTNER}/promotions/x`),
  node('reviews.listLenses', 'Lens', 'l1'),
  node('tv.listTvQuotes', 'TvQuote', '1'),
  node('tv.listCharacters', 'TvCharacter', '1'),
  node('tv.listEpisodes', 'TvEpisode', '1'),
  node('tv.listDeaths', 'TvDeath', '1'),
  {
    operation: 'tv.listCharacters',
    query: '{ randomTvQuote { author { id } } }',
    path: ['randomTvQuote', 'author'],
    others: { tv: { '/api/quote/random': [{ quote_id: 1, quote: 'Q', author: 'A' }] } },
  },
  node('workflows.listActivities', 'WorkflowActivity', 'arn:vendor:states:eu:1:activity:x'),
];

const NO_LISTS = [{ a: 1 }, 'canary', 7, true];
const NO_ROWS = [[null], ['canary'], [7], [[]]];
const HOLLOW = [{}, { id: null, name: 7, orderId: [], bibjson: 'canary', country: 7, cca2: {}, item: 'canary' }];

/** A response with this value in the place of its rows. */
function answerWith(at: string, rows: unknown): unknown {
  const place = at.slice(1);
  return place === '' ? rows : { total: 1, totalCount: 1, meta: { pagination: { total: 1 } }, [place]: rows };
}

async function lookUp({ operation, query, others = {} }: Lookup, body: unknown) {
  const own = operation.split('.')[0] as Slug;
  const answers = [...new Set([own, ...(Object.keys(others) as Slug[])])].map((slug) => {
    const known = Object.entries(others[slug] ?? {});
    const answer = ({ target }: Sent): Reply => {
      const [, found] = known.find(([start]) => target.startsWith(start)) ?? [];
      return json(found ?? body);
    };
    return [slug, answer];
  });
  const { run, logged } = await gatewayOverAll(Object.fromEntries(answers));
  return { ...(await run(query)), logged };
}

const rowsOf = ({ operation }: Lookup) => {
  const [slug = '', id = ''] = operation.split('.');
  const rows = readContract(slug as Slug).operations[id]?.answer.rows;
  if (!rows) throw new TypeError(`${operation} has no rows`);
  return rows;
};

const at = (data: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown>)[part], data);

/** A path without indices. */
const fieldsOf = (path: readonly (string | number)[]) => path.filter((part) => typeof part === 'string');

describe.each(LOOKUPS.map((each) => [`${each.operation} for ${each.path.join('.')}`, each] as const))(
  '%s',
  (_name, each) => {
    const { at: place, optional } = rowsOf(each);

    it.each([...NO_LISTS, ...NO_ROWS, ...(optional ? [] : [null, undefined])].map((rows) => ({ rows })))(
      'fails for $rows',
      async ({ rows }) => {
        const { data, errors = [] } = await lookUp(each, answerWith(place, rows) ?? null);

        expect(at(data, each.path)).toBeNull();
        expect(errors.length).toBeGreaterThan(0);
        for (const { path, extensions } of errors) {
          expect(fieldsOf(path)).toEqual(fieldsOf(each.path));
          expect(extensions).toMatchObject({
            code: 'UPSTREAM_INVALID_RESPONSE',
            operation: each.operation.split('.')[1],
          });
        }
      },
    );

    it.each(HOLLOW)('treats an unusable row %j as null or absent', async (row) => {
      const { data, errors = [], logged } = await lookUp(each, answerWith(place, [row]));

      expect(data).toBeDefined();
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(errors.map(() => 'UPSTREAM_INVALID_RESPONSE'));
      expect(logged.filter((line) => / error /.test(line))).toEqual([]);
    });
  },
);
