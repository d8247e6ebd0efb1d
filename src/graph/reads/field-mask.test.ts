import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Projection } from '#upstream';
import { fieldMask, pageMask } from './field-mask.ts';

type Parts = { readonly [name: string]: true | Parts };
const projection = (parts: Parts): Projection =>
  new Map(Object.entries(parts).map(([name, part]) => [name, part === true ? true : projection(part)]));

describe('fieldMask', () => {
  it.each<[Parts, readonly string[], readonly string[], string | undefined]>([
    [{ titles: true, name: true }, [], [], 'name,titles'],
    [{ titles: true }, ['name'], [], 'name,titles'],
    [{ name: { first: true } }, ['name'], ['name'], 'name'],
    [{ rights: { productId: true, detail: true } }, [], ['rights'], 'rights(detail,productId)'],
    [{ rights: { productId: true, detail: true } }, [], [], 'rights'],
    [{ rights: { price: { amount: true } } }, [], ['rights', 'price'], 'rights(price)'],
    [{ rights: {} }, [], ['rights'], 'rights'],
    [{}, ['name'], [], 'name'],
    [{}, [], [], undefined],
  ])('of %j, always %j, into %j, is %j', (parts, always, into, expected) => {
    expect(fieldMask(projection(parts), { always, into })).toBe(expected);
  });

  it('is none where everything may be read', () => {
    expect(fieldMask(true, { always: ['name'] })).toBeUndefined();
  });
});

describe('pageMask', () => {
  const SDL = `
    type Query { things: Things }
    type Things { nodes: [Thing] edges: [Edge] pageInfo: PageInfo }
    type PageInfo { hasNextPage: Boolean }
    type Edge { node: Thing cursor: String }
    type Thing { id: ID titles: [Title] price: Int raw: Int }
    type Title { text: String }
  `;
  const maskOf = (query: string) => {
    let mask: string | undefined;
    const schema = buildSchema(SDL);
    const thing = schema.getType('Thing') as any;
    thing.getFields().raw.resolve = (source: unknown) => source;
    const things = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      mask = pageMask(info, 'products', { always: ['name'] });
    };
    expect(graphqlSync({ schema, source: query, rootValue: { things } }).errors).toBeUndefined();
    return mask;
  };

  it('names the members of the rows, and the token of the next page', () => {
    expect(maskOf('{ things { nodes { id titles { text } } edges { cursor node { price } } } }')).toBe(
      'products(id,name,price,titles),nextPageToken',
    );
    expect(maskOf('{ things { pageInfo { hasNextPage } } }')).toBe('products(name),nextPageToken');
  });

  it('is none where a whole row is read', () => {
    expect(maskOf('{ things { nodes { id } edges { node { raw } } } }')).toBeUndefined();
  });
});
