import { type ExecutionResult, execute, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation } from '../../src/gateway/execution/compile.ts';
import { schemaOf } from './compiled.ts';

const schema = schemaOf(`
  type Query { a: Int b: Int node: Node item: Item other: Other }
  interface Node { a: Int }
  type Item implements Node { a: Int b: Int deep: Item list: [Item!] }
  type Other { a: Int }
`);
const item = { __typename: 'Item', a: 1, b: 2, deep: { a: 3, b: 4 }, list: [{ a: 5, b: 6 }] };
const rootValue = { a: 1, b: 2, node: item, item, other: { a: 1 } };
const VARIABLES = 'query ($p: Boolean!, $q: Boolean = true, $r: Boolean! = false, $s: Boolean!, $t: Boolean!)';
const FRAGMENTS = `
  fragment F on Item { a @skip(if: $p) ...G @include(if: $s) deep @include(if: $t) { b } }
  fragment G on Item { b ... @skip(if: $q) { deep { a } } }
  fragment N on Node { n: a }
`;

const NAMES = ['p', 'q', 'r', 's', 't'];
/** All values of the variables, each twice: there are more than are compiled at a time. */
const ALL = Array.from({ length: 64 }, (_, index) =>
  Object.fromEntries(NAMES.map((name, bit) => [name, (index & (1 << bit)) !== 0])),
);
const LEFT_OUT = ALL.map(({ q: _q, r: _r, ...others }) => others);

describe('one operation, for each combination of @skip and @include', () => {
  it.each([
    '{ a @skip(if: $p) b @include(if: $q) item @skip(if: $r) @include(if: $s) { a @include(if: $t) b } }',
    '{ item { ...F } node { ...F ...N @skip(if: $r) ... on Item @include(if: $p) { b } } a }',
    '{ item { ... @skip(if: $p) { a } ... on Node @include(if: $q) { x: a } ...G @skip(if: $r) ...G @include(if: $t) } b @skip(if: $s) b }',
    '{ item { list { ...F } list @include(if: $r) { z: b } } other { a @skip(if: true) b: a @include(if: true) c: a @include(if: false) } a @skip(if: $q) }',
    '{ __typename @skip(if: $p) a @skip(if: $q) b @include(if: $r) item @skip(if: $s) { a } node @include(if: $t) { ...N } }',
  ])('answers as graphql-js: %s', async (text) => {
    const used = ['F', 'G', 'N'].filter((name) => text.includes(`...${name}`));
    const all = new Set(used.flatMap((name) => (name === 'F' ? ['F', 'G'] : [name])));
    const fragments = FRAGMENTS.trim()
      .split('\n')
      .filter((line) => [...all].some((name) => line.includes(`fragment ${name} `)));
    const document = parse(`${VARIABLES} ${text} ${fragments.join(' ')}`);
    const run = compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode);

    const seen = new Set<string>();
    for (const variableValues of [...ALL, ...LEFT_OUT]) {
      const expected = execute({ schema, document, variableValues, rootValue }) as ExecutionResult;
      const answer = JSON.stringify(await run({}, variableValues, undefined, rootValue));
      expect(answer).toBe(JSON.stringify(expected));
      seen.add(answer);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});

describe('an operation', () => {
  it('of a type that the schema lacks is an error', () => {
    const document = parse('mutation { a }');
    const operation = getOperationAST(document) as OperationDefinitionNode;
    expect(() => compileOperation(schema, document, operation)).toThrow('The schema has no mutation type.');
  });

  it('may have directives without arguments', async () => {
    const document = parse('{ a @other }');
    const [operation] = document.definitions as [any];
    delete operation.selectionSet.selections[0].directives[0].arguments;
    delete operation.selectionSet.selections[0].arguments;

    expect(await compileOperation(schema, document, operation)({}, {}, undefined, rootValue)).toEqual({
      data: { a: 1 },
    });
  });
});
