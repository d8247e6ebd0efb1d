import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { describe, expect, it } from 'vitest';
import { variableErrors } from './values.ts';

const schema = buildSchema('input I { a: Int! b: [I!] } type Query { a: Int }');

const operationOf = (definitions: string) =>
  parse(`query ${definitions && `(${definitions})`} { a }`).definitions[0] as OperationDefinitionNode;
const messagesOf = (definitions: string, variables: Readonly<Record<string, unknown>>, maxErrors = 10) =>
  variableErrors(schema, operationOf(definitions), variables, maxErrors).map(({ message }) => message);

describe('the errors of variables', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['', {}],
    ['$v: Int!', {}],
    ['$v: Int! = 1', {}],
    ['$v: Int', {}],
    ['$v: Int', { v: 'a' }],
    ['$v: Int, $w: [Int], $x: Int!', { v: 1.5, w: [1, 'b', 2, true] }],
    ['$v: I', { v: {} }],
    ['$v: I', { v: { a: 1, c: 2 } }],
    ['$v: I', { v: { a: 1, b: [{ a: 1 }, { a: null }] } }],
    ['$v: I', { v: { a: 1, b: [{ a: 1, b: [{ a: 'x' }] }] } }],
    ['$v: Int', Object.create({ v: 'inherited' })],
    ['$v: Query, $w: [Nothing!]', { v: 1 }],
  ])('are those of graphql-js: %s with %j', (definitions, variables) => {
    const { variableDefinitions = [] } = operationOf(definitions);
    const { errors = [] } = getVariableValues(schema, variableDefinitions, variables);

    expect(messagesOf(definitions, variables)).toEqual(
      errors.map(({ message }) =>
        message.replaceAll(/\{.*\}/g, (object) => object.replaceAll(/([{,])"?(\w+)"?:/g, '$1$2:')),
      ),
    );
  });

  it.each(['$v: Int!', '$v: Int! = 1'])('tell of null for %s', (definitions) => {
    expect(messagesOf(definitions, { v: null })).toEqual([
      'Variable "$v" got invalid value null; Expected non-nullable type "Int!" not to be null.',
    ]);
  });

  it('tell where they are, and how they are answered', () => {
    const operation = operationOf('$v: Int');
    const [error] = variableErrors(schema, operation, { v: 'a' }, 10);

    expect(error?.nodes).toEqual(operation.variableDefinitions);
    expect(error?.extensions).toEqual({ code: 'BAD_USER_INPUT', http: { status: 400, spec: true, draftStatus: 422 } });
  });

  it.each([
    ['a'.repeat(60), `"${'a'.repeat(60)}"`],
    ['a'.repeat(61), `"${'a'.repeat(60)}…"`],
    ['"', '"\\""'],
    [true, 'true'],
    [10n ** 70n, `1${'0'.repeat(59)}…`],
    [[], '[]'],
    [[1, 2, 3], '[1, 2, 3]'],
    [[1, 2, 3, 4], '[1, 2, 3, …]'],
    [[[1], [[1]], { a: { b: 1 } }], '[[1], [[Array]], { a: [Object] }]'],
    [{}, '{}'],
    [{ a: null, b: 2, c: [] }, '{ a: null, b: 2, c: [] }'],
    [{ a: 1, b: 2, c: 3, d: 4 }, '{ a: 1, b: 2, c: 3, … }'],
    [{ ['n'.repeat(61)]: { a: { b: 1 } } }, `{ ${'n'.repeat(60)}…: { a: [Object] } }`],
  ])('show a value in short: %s', (value, shown) => {
    const [message] = messagesOf('$v: Boolean', { v: value });

    expect(message).toBe(value === true ? undefined : `Variable "$v" got invalid value ${shown}; ${reasonOf(value)}`);
  });

  it('are told up to a number of them, in one variable and over all', () => {
    const invalid = { v: ['a', 'b', 'c'], w: ['d'] };

    expect(messagesOf('$v: [Int], $w: [Int]', invalid)).toHaveLength(4);
    expect(messagesOf('$v: [Int], $w: [Int]', invalid, 3)).toHaveLength(3);
    expect(messagesOf('$v: [Int], $w: [Int]', invalid, 2)).toHaveLength(2);
    expect(messagesOf('$w: [Int], $v: [Int]', invalid, 2).map((each) => each.includes('$w'))).toEqual([true, false]);
  });

  it('do not hide a failure of another kind', () => {
    const failure = new TypeError('a bug');

    const failing: Readonly<Record<string, unknown>> = {
      v: {
        get a() {
          throw failure;
        },
      },
    };
    expect(() => variableErrors(schema, operationOf('$v: I'), failing, 10)).toThrow(failure);
  });

  it('are none for an operation without a list of variables', () => {
    const { variableDefinitions: _none, ...bare } = operationOf('');

    expect(variableErrors(schema, bare, { v: 1 }, 10)).toEqual([]);
  });
});

function reasonOf(value: unknown): string {
  return messagesOf('$v: Boolean', { v: value })[0]?.split('; ').at(-1) ?? '';
}
