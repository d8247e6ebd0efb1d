import { type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldMask, type MaskSources, pageMask } from './mask.ts';
import { selectionOf } from './selection.ts';

/** As a resolver of the query's first field gets it. */
function infoOf(query: string): GraphQLResolveInfo {
  const { definitions } = parse(query);
  const [operation, ...fragments] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('Not an operation');
  const named = fragments.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : []));
  const fieldNodes = operation.selectionSet.selections;
  return { fieldNodes, fragments: Object.fromEntries(named) } as unknown as GraphQLResolveInfo;
}
const maskOf = (query: string, sources: MaskSources = {}, always: readonly string[] = []) =>
  fieldMask(selectionOf(infoOf(query)), sources, always);

const plain = { name: true, titles: true, a: true, b: true } as const;

describe('fieldMask', () => {
  it('names what is selected, in a fixed order, whatever is selected below', () => {
    expect(maskOf('{ thing { titles { text } name __typename } }', plain)).toBe('name,titles');
  });

  it("uses the upstream's names, each once", () => {
    const sources = { id: 'name', name: true, price: 'priceConfigs', matches: { app: true, request: true } } as const;

    expect(maskOf('{ thing { id name price { amount } matches } }', sources)).toBe('app,name,priceConfigs,request');
  });

  it('goes on below where the sources do', () => {
    const sources = { rights: { entitlements: { product: 'productId', detail: true } } } as const;

    expect(maskOf('{ thing { rights { product detail } } }', sources)).toBe('entitlements(detail,productId)');
    expect(maskOf('{ thing { rights { __typename } } }', sources)).toBe('entitlements');
    expect(maskOf('{ thing { rights { product raw } } }', sources)).toBe('entitlements');
  });

  it('joins what several fields need of one: a part and another part, a part and the whole', () => {
    const sources = { left: { both: plain }, right: { both: plain }, whole: 'both' };

    expect(maskOf('{ thing { left { a } right { b a } } }', sources)).toBe('both(a,b)');
    expect(maskOf('{ thing { left { a } whole } }', sources)).toBe('both');
    expect(maskOf('{ thing { whole left { a } } }', sources)).toBe('both');
  });

  it('opens fragments', () => {
    const query = '{ thing { ...Some ... on Thing { b } } } fragment Some on Thing { a }';

    expect(maskOf(query, plain)).toBe('a,b');
  });

  it('adds what is always needed', () => {
    expect(maskOf('{ thing { titles } }', plain, ['name'])).toBe('name,titles');
    expect(maskOf('{ thing { __typename } }', plain, ['name'])).toBe('name');
  });

  it('is none where something is selected that the sources do not tell of, or nothing at all', () => {
    expect(maskOf('{ thing { name raw } }', plain, ['name'])).toBeUndefined();
    expect(maskOf('{ thing { __typename } }', plain)).toBeUndefined();
  });
});

describe('pageMask', () => {
  const sources = { id: 'name', price: true, titles: true } as const;
  const pageMaskOf = (query: string) => pageMask(infoOf(query), 'products', sources, ['name']);

  it('names the fields of the rows, and the token of the next page', () => {
    expect(pageMaskOf('{ things { nodes { id titles { text } } edges { cursor node { price } } } }')).toBe(
      'products(name,price,titles),nextPageToken',
    );
    expect(pageMaskOf('{ things { pageInfo { hasNextPage } } }')).toBe('products(name),nextPageToken');
  });

  it('is none where `raw` is selected of a row', () => {
    expect(pageMaskOf('{ things { nodes { id } edges { node { raw } } } }')).toBeUndefined();
  });
});
