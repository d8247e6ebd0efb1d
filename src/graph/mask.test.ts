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

describe('fieldMask', () => {
  it('names what is selected, in a fixed order, whatever is selected below', () => {
    expect(maskOf('{ thing { titles { text } name __typename } }')).toBe('name,titles');
  });

  it("uses the upstream's names, each once", () => {
    const sources = { id: 'name', price: 'priceConfigs', matches: { app: true, request: true } } as const;

    expect(maskOf('{ thing { id name price { amount } matches } }', sources)).toBe('app,name,priceConfigs,request');
  });

  it('goes on below where the sources do', () => {
    const sources = { rights: { entitlements: { product: 'productId' } } };

    expect(maskOf('{ thing { rights { product detail } } }', sources)).toBe('entitlements(detail,productId)');
    expect(maskOf('{ thing { rights { __typename } } }', sources)).toBe('entitlements');
    expect(maskOf('{ thing { rights { product raw } } }', sources)).toBe('entitlements');
  });

  it('joins what several fields need of one: a part and another part, a part and the whole', () => {
    const sources = { left: { both: {} }, right: { both: {} }, whole: 'both' };

    expect(maskOf('{ thing { left { a } right { b a } } }', sources)).toBe('both(a,b)');
    expect(maskOf('{ thing { left { a } whole } }', sources)).toBe('both');
    expect(maskOf('{ thing { whole left { a } } }', sources)).toBe('both');
  });

  it('opens fragments', () => {
    expect(maskOf('{ thing { ...Some ... on Thing { b } } } fragment Some on Thing { a }')).toBe('a,b');
  });

  it('adds what is always needed', () => {
    expect(maskOf('{ thing { title } }', {}, ['name'])).toBe('name,title');
    expect(maskOf('{ thing { __typename } }', {}, ['name'])).toBe('name');
  });

  it('is none where `raw` is selected, or nothing at all', () => {
    expect(maskOf('{ thing { name raw } }', {}, ['name'])).toBeUndefined();
    expect(maskOf('{ thing { __typename } }')).toBeUndefined();
  });
});

describe('pageMask', () => {
  const pageMaskOf = (query: string) => pageMask(infoOf(query), 'products', { id: 'name' }, ['name']);

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
