import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { toGlobalId } from '#graph';
import { gatewayFrom } from '#test/harness';
import { PricedOperation } from '../../src/gateway/limits/price/price.ts';

/** Prices of a document for variables, each as `[worst, expected]`. Typical sizes are those declared here. */
function pricesOf(text: string, items: Readonly<Record<string, number>> = {}) {
  const gateway = gatewayFrom(defaultSettings(slugs.map(readContract)));
  const document = parse(text);
  const typical = { items: (field: string) => items[field], calls: () => 1 };
  const operation = new PricedOperation(document, document.definitions[0] as OperationDefinitionNode, {
    ...gateway.pricing,
    typical,
    schema: gateway.schema,
  });
  return (variables: Readonly<Record<string, unknown>> = {}) => {
    const { worst, expected } = operation.price(variables);
    return [worst, expected];
  };
}

const priceOf = (text: string, items?: Readonly<Record<string, number>>) => pricesOf(text, items)();

describe('the price of an operation', () => {
  it('goes by page sizes, which are variables', () => {
    const price = pricesOf(
      'query Q($n: Int = 4) { orders(first: $n) { nodes { fulfillments(first: 1) { nodes { fulfillmentId } } } } }',
    );

    expect(price({ n: 2 })).toEqual([3, 3]);
    expect(price({ n: 7 })).toEqual([8, 8]);
    expect(price()).toEqual([5, 5]);
    expect(price({ n: null })).toEqual([21, 21]);
    expect(price({ n: 0 })).toEqual([0, 0]);
  });

  it('is the same for an operation that was priced for other variables before', () => {
    const text = `query Q($n: Int = 4, $name: String, $all: Boolean! = true) {
      orders(first: $n) { nodes { fulfillments(first: 1) { nodes { fulfillmentId } } } }
      countries(where: { name: $name }, first: $n) @include(if: $all) { nodes { code } }
    }`;
    const long = 'x'.repeat(1000);
    const asked = [{}, { n: 7 }, { n: 7 }, { n: null }, { n: 7, all: false }, { n: 'x' }, { n: long }, { n: long }];
    const usual = pricesOf(text);
    const known = new Map(asked.map((each) => [JSON.stringify(each), pricesOf(text)({ name: 'a', ...each })]));

    for (const one of asked)
      for (const other of asked)
        for (const each of [one, other, one])
          expect([each, usual({ name: 'a', ...each })]).toEqual([each, known.get(JSON.stringify(each))]);
  });

  it('goes by the typical length of lists, and in the worst case by the window', () => {
    const query = '{ orders(first: 50) { nodes { fulfillments(first: 1) { nodes { fulfillmentId } } } } }';

    expect(priceOf(query, { 'Query.orders': 3 })).toEqual([51, 4]);
  });

  it('counts the pages of large windows', () => {
    expect(priceOf('{ bankTransactions(accountId: "2001", first: 500) { nodes { kind } } }')).toEqual([3, 3]);
    expect(priceOf('{ orders(last: 10) { nodes { orderId } } }')).toEqual([2, 2]);
  });

  it('is nothing for windows that are refused', () => {
    expect(priceOf('{ orders(first: 1, last: 1) { nodes { fulfillments { totalCount } } } }')).toEqual([0, 0]);
    expect(priceOf('{ orders(first: 5000) { nodes { orderId } } }')).toEqual([0, 0]);
  });

  it('leaves out fields that are skipped', () => {
    const price = pricesOf(
      'query Q($a: Boolean!, $b: Boolean = false) { latestBlock @include(if: $a) { height } bot @skip(if: $b) { id } }',
    );

    expect(price({ a: true })).toEqual([2, 2]);
    expect(price({ a: false })).toEqual([1, 1]);
    expect(price({ a: false, b: true })).toEqual([0, 0]);
  });

  it('counts equal keys of an object once', () => {
    expect(priceOf('{ execution(id: "e") { input output error cause } }')).toEqual([2, 2]);
  });

  it('counts calls that all objects share once', () => {
    expect(priceOf('{ tvQuotes { nodes { author { name } } } tvCharacters { nodes { name } } }')).toEqual([2, 2]);
    expect(priceOf('{ banks(first: 9) { nodes { country { code } } } }')).toEqual([2, 2]);
  });

  it('counts batches: one for the keys that are looked up together, one for each key in the worst case', () => {
    expect(priceOf('{ a: order(id: "1") { orderId } b: order(id: "2") { orderId } }')).toEqual([2, 1]);
    expect(priceOf('{ quotes(first: 100) { nodes { author { name } } } }')).toEqual([2, 2]);
    expect(priceOf('{ paymentDisputes(first: 120) { nodes { order { orderId } } } }')).toEqual([4, 4]);
  });

  it('goes by the types in ids', () => {
    const price = pricesOf(
      'query Q($id: ID!) { node(id: $id) { ... on Country { code } ... on Order { fulfillments { nodes { trackingNumber } } } } }',
    );

    expect(price({ id: toGlobalId('Order', '11-00001-00002') })).toEqual([2, 2]);
    expect(price({ id: toGlobalId('Country', 'IRL') })).toEqual([1, 1]);
    expect(price({ id: 'nothing' })).toEqual([0, 0]);
    expect(price({})).toEqual([0, 0]);
  });

  it('counts a call for each order that was found by its id together with others, if only a single order has a selected field', () => {
    const ids = ['11-00001-00001', '11-00001-00002'].map((id) => toGlobalId('Order', id));
    const query = `query Q($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { cancellation { cancelRequests { reason } } } } }`;

    expect(pricesOf(query)({ ids })[0]).toBeGreaterThanOrEqual(3);
    expect(priceOf('subscription { orderChanged { order { buyer { taxIdentifier { taxpayerId } } } } }')[0]).toBe(2);
  });

  it('goes by arguments that choose another operation', () => {
    const price = pricesOf('query Q($where: OrderWhere) { orders(where: $where) { nodes { orderId } } }');

    expect(price({ where: { orderIds: ['1', '2', '2'] } })).toEqual([1, 1]);
    expect(price({ where: { fulfillment: 'FULFILLED' } })).toEqual([1, 1]);
    expect(priceOf('{ countries { nodes { code } } }')).toEqual([6, 6]);
    expect(priceOf('{ countries(where: { region: "europe" }) { nodes { code } } }')).toEqual([1, 1]);
  });

  it('is never more than limits.calls', () => {
    expect(priceOf('{ orders(first: 900) { nodes { fulfillments { nodes { trackingNumber } } } } }')).toEqual([
      500, 500,
    ]);
  });

  it('merges the rows of edges and nodes as a rule', () => {
    const query = `{ journals(first: 3) {
      edges { node { articles(first: 1) { nodes { title } } indexing { url } } } nodes { indexing { url } }
    } }`;

    expect(priceOf(query)).toEqual([7, 7]);
  });
});
