import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { FieldProjection, Projection } from '#upstream';
import { from } from './from.ts';
import { listFrom } from './list-from.ts';
import { projectionAt, projectionOfField, projectionOfPaths } from './projection.ts';
import { rowProjectionOf } from './row-projection.ts';

const SDL = `
  type Query { list: List either: Either }
  type List { nodes: [Thing] edges: [Edge] totalCount: Int }
  type Edge { node: Thing }
  type Thing { plain: Int renamed: Int any: Int deep: Int twice: Int name: Name title: Name parts: [Part!] either: Either one: One }
  type Name { common: String native: String }
  type Part { name: Name size: Int }
  union Either = Name | Part
  interface One { id: ID }
`;

interface Row {
  readonly other: number;
  readonly a: { readonly b: { readonly c: number }; readonly d: number };
  readonly heading: object;
  readonly pieces?: readonly object[];
}
const RESOLVERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Thing: {
    renamed: from<Row, 'other'>('other'),
    any: (row: Row) => row.other,
    deep: from<Row, 'a.b.c'>('a.b.c'),
    twice: from<Row, 'a.d' | 'other', object, number>(['a.d', 'other'], ({ a, other }) => a.d + other),
    title: from<Row, 'heading'>('heading'),
    parts: listFrom<Row, 'pieces'>('pieces'),
  },
  Name: { native: from<{ nativeName: string }, 'nativeName'>('nativeName') },
};

type Written = FieldProjection | undefined | { readonly [name: string]: Written };
const written = (part: FieldProjection | undefined): Written =>
  part instanceof Map ? Object.fromEntries([...part].map(([name, below]) => [name, written(below)])) : part;

function resolving(query: string, resolve: (info: GraphQLResolveInfo) => void) {
  const schema = buildSchema(SDL);
  for (const [type, resolvers] of Object.entries(RESOLVERS)) {
    const fields = (schema.getType(type) as any).getFields();
    for (const [name, resolver] of Object.entries(resolvers)) fields[name].resolve = resolver;
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = (_root, _args, _context, info) => resolve(info);
  }
  expect(graphqlSync({ schema, source: query }).errors).toBeUndefined();
}

/** The members of rows that a query and the paging read. */
function readBy(query: string, readByPaging: () => Projection | undefined = () => new Map()) {
  let projection: ReturnType<typeof rowProjectionOf>;
  resolving(query, (info) => {
    projection = rowProjectionOf(info, readByPaging);
    expect(rowProjectionOf(info, readByPaging)).toBe(projection);
  });
  return written(projection?.parts);
}

describe('rowProjectionOf', () => {
  it.each<[string, Written]>([
    ['{ list { nodes { plain } } }', { plain: true }],
    ['{ list { nodes { alias: plain __typename } totalCount } }', { plain: true }],
    ['{ list { totalCount } }', {}],
    ['{ list { nodes { renamed plain } } }', { other: true, plain: true }],
    ['{ list { nodes { plain any } } }', undefined],
    ['{ list { nodes { deep } } }', { a: { b: { c: true } } }],
    ['{ list { nodes { deep twice } } }', { a: { b: { c: true }, d: true }, other: true }],
    ['{ list { nodes { name { common } } } }', { name: { common: true } }],
    ['{ list { nodes { name { native } } } }', { name: { nativeName: true } }],
    ['{ list { nodes { title { native } } } }', { heading: { nativeName: true } }],
    ['{ list { nodes { name { __typename } } } }', { name: {} }],
    ['{ list { nodes { parts { size name { common } } } } }', { pieces: { size: true, name: { common: true } } }],
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
    expect(readBy(query)).toEqual(expected);
  });

  it('includes the members that the paging reads, unless it may read anything', () => {
    const query = '{ list { nodes { name { common } } } }';

    expect(readBy(query, () => projectionOfPaths([['id'], ['name']]))).toEqual({ id: true, name: true });
    expect(readBy(query, () => undefined)).toBeUndefined();
  });
});

describe('projectionOfField', () => {
  it('follows a path of fields, through the types of a union', () => {
    let found: Written;
    resolving('{ either { ... on Part { name { native } } } }', (info) => {
      found = written(projectionOfField(info, 'name'));
    });

    expect(found).toEqual({ nativeName: true });
  });

  it('is empty below a field that is not selected, and throws for an unknown field', () => {
    const found: Written[] = [];
    resolving('{ either { __typename } }', (info) => {
      found.push(written(projectionOfField(info, 'name')));
      expect(() => projectionOfField(info, 'nowhere')).toThrow('Either has no field nowhere');
    });

    expect(found).toEqual([{}]);
  });
});

describe('projectionAt', () => {
  const projection = projectionOfPaths([['a', 'b'], ['c']]);

  it.each<[readonly string[], Written]>([
    [['a'], { b: true }],
    [['a', 'b'], true],
    [['c', 'anything'], true],
    [['d'], undefined],
    [['d', 'e'], undefined],
    [['a', 'c'], undefined],
  ])('%j', (path, expected) => {
    expect(written(projectionAt(projection, ...path))).toEqual(expected);
    expect(projectionAt(true, ...path)).toBe(true);
  });
});
