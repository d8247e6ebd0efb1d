import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { isDeterministic } from './operation.ts';

const schema = buildSchema(`
  type Query { random: Int now: Item item: Item node: Node }
  interface Node { random: Int }
  type Item implements Node { random: Int other: Item }
`);
const random = new Set(['Query.random', 'Item.other']);

it.each([
  ['{ item { random } }', true],
  ['{ random }', false],
  ['{ alias: random item { random } }', false],
  ['{ item { other { random } } }', false],
  ['{ node { random ... on Item { other { random } } } }', false],
  ['query A { now { random } } query B { random }', false],
  ['{ ...F } fragment F on Query { random }', false],
  ['{ ...F } fragment F on Query { now { random } }', true],
  ['{ random: item { random } }', true],
  ['{ nothing { random } }', true],
])('%s has the same result each time: %s', (text, expected) => {
  expect(isDeterministic(schema, parse(text), random)).toBe(expected);
});

it('has the same result each time where no field is random', () => {
  expect(isDeterministic(schema, parse('{ random }'), new Set())).toBe(true);
});
