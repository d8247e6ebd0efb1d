import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { schemaChanges } from './print.ts';

const BASE = `
  type Query { one: Thing! list(first: Int = 1, where: Where): [Thing] }
  type Thing { name: String kind: Kind }
  type Other { name: String }
  union Any = Thing
  enum Kind { A B }
  input Where { name: String kind: Kind }
`;

/** The paths of the changes that these replacements make. */
async function changesBy(...replacements: readonly (readonly [string, string])[]) {
  const after = replacements.reduce((text, [from, to]) => text.replace(from, to), BASE);
  const { breaking, dangerous, safe } = await schemaChanges(BASE, buildSchema(after));
  const paths = (changes: typeof safe) => changes.map(({ path }) => path);
  return { breaking: paths(breaking), dangerous: paths(dangerous), safe: paths(safe) };
}

it.each([
  ['a removed field', [' kind: Kind }', ' }'], 'Thing.kind'],
  ['a removed type', ['type Other { name: String }', ''], 'Other'],
  ['a nullable result', ['one: Thing!', 'one: Thing'], 'Query.one'],
  ['another type', ['name: String', 'name: Int'], 'Thing.name'],
  ['a required argument', ['one: Thing!', 'one(id: ID!): Thing!'], 'Query.one.id'],
  ['a required member of an input', ['Where { name: String', 'Where { name: String!'], 'Where.name'],
  ['a removed value', ['A B', 'A'], 'Kind.B'],
  ['a `@oneOf`', ['input Where', 'input Where @oneOf'], 'Where.@oneOf'],
] as const)('%s is breaking', async (_what, replacement, path) => {
  expect(await changesBy(replacement)).toEqual({ breaking: [path], dangerous: [], safe: [] });
});

it.each([
  ['an added value', ['A B', 'A B C'], 'Kind.C'],
  ['an added member', ['Any = Thing', 'Any = Thing | Other'], 'Any'],
  ['an optional argument', ['one: Thing!', 'one(id: ID): Thing!'], 'Query.one.id'],
  ['another default', ['first: Int = 1', 'first: Int = 2'], 'Query.list.first'],
] as const)('%s is dangerous', async (_what, replacement, path) => {
  expect(await changesBy(replacement)).toEqual({ breaking: [], dangerous: [path], safe: [] });
});

it.each([
  ['an added field, with its arguments', ['one: Thing!', 'one: Thing! two(id: ID!): Int'], 'Query.two'],
  ['an added type, with its fields', ['type Other', 'type More { a: Int }\ntype Other'], 'More'],
  ['a result that is never null any more', ['[Thing]', '[Thing]!'], 'Query.list'],
  ['a deprecation', ['kind: Kind }', 'kind: Kind @deprecated(reason: "Use name.") }'], 'Thing.kind.@deprecated'],
  ['a description', ['type Other', '"Another."\ntype Other'], undefined],
] as const)('%s is safe', async (_what, replacement, path) => {
  expect(await changesBy(replacement)).toEqual({ breaking: [], dangerous: [], safe: path ? [path] : [] });
});

it('rejects an invalid schema', async () => {
  await expect(schemaChanges('type Query {', buildSchema(BASE))).rejects.toMatchObject({ name: 'GraphQLError' });
});
