import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { FieldProjection } from '#upstream';
import { rowProjectionOf } from './row-projection.ts';

const SDL = `
  type Query { list: List }
  type List { nodes: [Thing] edges: [Edge] totalCount: Int }
  type Edge { node: Thing }
  type Thing { plain: Int renamed: Int any: Int name: Name parts: [Part!] either: Either one: One }
  type Name { common: String native: String }
  type Part { name: Name size: Int }
  union Either = Name | Part
  interface One { id: ID }
`;

type Written = FieldProjection | undefined | { readonly [name: string]: Written };
const written = (part: FieldProjection | undefined): Written =>
  part instanceof Map ? Object.fromEntries([...part].map(([name, below]) => [name, written(below)])) : part;

/** What a query wants of the rows, and what else is read of them. */
function wantedBy(query: string, besides: () => readonly string[] | undefined = () => []) {
  const schema = buildSchema(SDL);
  const resolve = (type: string, field: string, resolver: (...all: any[]) => unknown) =>
    Object.assign((schema.getType(type) as any).getFields()[field], { resolve: resolver });
  resolve('Thing', 'renamed', ({ other }) => other);
  resolve('Thing', 'any', (thing) => thing.any);
  resolve('Name', 'native', ({ nativeName }) => nativeName);
  let wanted: ReturnType<typeof rowProjectionOf>;
  resolve('Query', 'list', (_root, _args, _context, info: GraphQLResolveInfo) => {
    wanted = rowProjectionOf(info, besides);
    expect(rowProjectionOf(info, besides)).toBe(wanted);
  });
  expect(graphqlSync({ schema, source: query }).errors).toBeUndefined();
  return written(wanted?.parts);
}

describe('what is wanted of rows', () => {
  it.each<[string, Written]>([
    ['{ list { nodes { plain } } }', { plain: true }],
    ['{ list { nodes { alias: plain __typename } totalCount } }', { plain: true }],
    ['{ list { totalCount } }', {}],
    ['{ list { nodes { renamed plain } } }', { other: true, plain: true }],
    ['{ list { nodes { plain any } } }', undefined],
    ['{ list { nodes { name { common } } } }', { name: { common: true } }],
    ['{ list { nodes { name { native } } } }', { name: { nativeName: true } }],
    ['{ list { nodes { name { __typename } } } }', { name: {} }],
    ['{ list { nodes { parts { size name { common } } } } }', { parts: { size: true, name: { common: true } } }],
    ['{ list { nodes { either { __typename } } } }', { either: true }],
    ['{ list { nodes { one { id } } } }', { one: true }],
    [
      '{ list { nodes { name { common } } edges { node { name { native } } } } }',
      { name: { common: true, nativeName: true } },
    ],
    [
      '{ list { nodes { ...A ... on Thing { renamed } } } } fragment A on Thing { plain }',
      { plain: true, other: true },
    ],
    ['{ list { nodes { plain @include(if: false) } } }', { plain: true }],
  ])('%s', (query, expected) => {
    expect(wantedBy(query)).toEqual(expected);
  });

  it('is also what else is read of them, unless that may be anything', () => {
    const query = '{ list { nodes { name { common } } } }';

    expect(wantedBy(query, () => ['id', 'name'])).toEqual({ id: true, name: true });
    expect(wantedBy(query, () => undefined)).toBeUndefined();
  });
});
