import { expect, expectTypeOf, it } from 'vitest';
import type { ConnectionIn } from './connection.ts';
import { fetchOf, graphResponse } from './harness.ts';
import { createClient, type Pages, type Result, type TypedDocument } from './index.ts';

/** The class that GraphQL Code Generator's client preset writes with `documentMode: 'string'`. */
class TypedDocumentString<Data, Variables> extends String {
  __apiType?: (variables: Variables) => Data;
  __meta__?: Record<string, unknown> | undefined;

  override toString(): string & { __apiType?: (variables: Variables) => Data } {
    return super.toString();
  }
}
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

interface Orders {
  readonly orders: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly ({ readonly orderId: string; readonly items: Items } | null)[] | null;
  } | null;
}
interface Items {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: { readonly title: string } }[];
}

const { fetch } = fetchOf(graphResponse({ data: { orders: null, one: null } }));
const client = createClient({ url: 'http://graph.test/graphql', fetch });
const orders = new TypedDocumentString<Orders, Exact<{ first: number; after?: string | null }>>('{ orders }');
const plain = new TypedDocumentString<{ a: number }, Exact<{ [key: string]: never }>>('{ a }');

it('takes data and variables from the document', async () => {
  expectTypeOf(await client.query(orders, { first: 1 })).toEqualTypeOf<Result<Orders>>();
  expectTypeOf(await client.request(plain)).toEqualTypeOf<{ a: number }>();
  expectTypeOf(await client.request<{ b: 1 }>('{ b }')).toEqualTypeOf<{ b: 1 }>();
  expectTypeOf(await client.request('{ b }')).toEqualTypeOf<unknown>();
  const node = { kind: 'Document', text: '{ a }' } as TypedDocument<{ a: number }, { id: string }>;
  expectTypeOf(await client.request(node, { id: '1' })).toEqualTypeOf<{ a: number }>();
  expect(await client.request(orders, { first: 1 })).toEqual({ orders: null, one: null });
});

it('does not compile with other variables, or without', async () => {
  // @ts-expect-error -- `first` is required.
  await client.query(orders);
  // @ts-expect-error -- `first` is a number.
  await client.query(orders, { first: '1' });
  // @ts-expect-error -- The query has no variables.
  await client.query(plain, { first: 1 });
  expect(await client.query(plain)).toMatchObject({ errors: [] });
});

it('takes nodes from the connection', async () => {
  type Order = NonNullable<NonNullable<Orders['orders']>['nodes']>[number];
  const pages = client.pages(orders, { first: 1 });
  expectTypeOf(pages).toEqualTypeOf<Pages<Orders, Order>>();
  const chosen = client.pages(
    new TypedDocumentString<{ one: Items | null; other: Items }, Record<string, never>>('{ one other }'),
    {},
    { connection: ({ one }) => one },
  );
  expectTypeOf(chosen).toEqualTypeOf<Pages<{ one: Items | null; other: Items }, { readonly title: string }>>();
  expectTypeOf<ConnectionIn<{ a: { b: Items | null } | null; c: readonly { d: Orders }[] }>>().toEqualTypeOf<Items>();
  expect(await Array.fromAsync(pages)).toEqual([]);
  expect(await Array.fromAsync(chosen)).toEqual([]);
});
