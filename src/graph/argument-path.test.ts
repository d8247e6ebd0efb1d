import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { argumentPath } from './argument-path.ts';

const names = Array.from({ length: 30 }, (_, index) => `field${index}`);
const schema = buildSchema(`
  type Query { orders(where: Where, first: Int): Int }
  input Where { and: [Where!] or: [Where!] not: Where created_at: Range ${names.join(': Int ')}: Int }
  input Range { from: Int to: Int }
`);
const inputs = schema.getQueryType()?.getFields()['orders']?.args ?? [];

it.each([
  ['createdAt', 'where.created_at'],
  ['to', 'where.created_at.to'],
  ['first', 'first'],
  // Beyond the paths that are looked at: each level of `and`, `or` and `not` has three times as many.
  ['missing', undefined],
])('the path of %s is %s', (name, path) => {
  expect(argumentPath(inputs, name)).toBe(path);
});
