import {
  buildSchema,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLScalarType,
  getArgumentValues,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileArguments, compileVariables, type Variables } from './values.ts';

const schema = buildSchema(`
  type Query { f(
    a: Int, must: Int! = 3, list: [Int!], grid: [[Int]], in: In, ins: [In!], one: One, kind: Kind, kinds: [Kind], own: Own,
    text: String = "t", none: In = null, copied: In = { list: [1, 2], deep: { kind: B, own: { x: [1] } }, ins: [{ a: 1 }] }
  ): Int plain: Int required(a: Int!): Int shared(own: Own = [{ a: 1 }]): Int }
  input In { a: Int must: Int! = 7 list: [Int] deep: In ins: [In!] kind: Kind = A own: Own }
  input One @oneOf { a: Int b: Int deep: In }
  enum Kind { A B }
  scalar Own
`);
const KINDS = { A: { is: 'a' }, B: 'b' };
let literalsRead = 0;
for (const each of (schema.getType('Kind') as GraphQLEnumType).getValues()) {
  each.value = KINDS[each.name as keyof typeof KINDS];
}
const own = schema.getType('Own') as GraphQLScalarType;
const parseLiteral = own.parseLiteral.bind(own);
own.parseLiteral = (node, variables) => {
  literalsRead += 1;
  if (node.kind === 'StringValue' && node.value === 'undefined') return undefined;
  return parseLiteral(node, variables);
};

/** The arguments of a field as they are compiled, and its node and definition. */
function argumentsOf(text: string, name = 'f') {
  const document = parse(text.startsWith('query') ? text : `{ ${name}${text} }`);
  const node = getOperationAST(document)?.selectionSet.selections[0] as FieldNode;
  const definition = schema.getQueryType()?.getFields()[name] as GraphQLField<unknown, unknown>;
  return { node, definition, coerce: compileArguments(definition, node) };
}
const attempt = (step: () => unknown): unknown => {
  try {
    return step();
  } catch (error) {
    return String(error);
  }
};

const LITERALS = [
  '',
  '(a: 1, must: 2, list: [1, 2], grid: [[1, null], null, 2])',
  '(list: 1, grid: 1, kinds: A)',
  '(in: {}, ins: {}, kind: A, kinds: [A, B, null])',
  '(in: { a: 1, list: 5, deep: { deep: { kind: B } }, ins: [{ a: null }, {}], own: { z: [1] } })',
  '(in: { own: "undefined" })',
  '(own: "undefined")',
  '(own: { a: [1, "x", A, null, true, 1.5] }, text: null, none: { a: 1 }, copied: null)',
  '(one: { a: 1 })',
  '(one: { deep: { a: 2 } })',
  '(one: { a: 1, b: 2 })',
  '(one: {})',
  '(one: { a: null })',
  '(a: null, in: null, list: null, ins: null, one: null, kind: null, own: null)',
  '(must: null)',
  '(in: { must: null })',
  '(ins: [{ must: null }])',
  '(a: "x")',
  '(list: [1, null])',
  '(in: { deep: { must: "x" } })',
  '(in: [])',
  '(kind: C)',
];
const VARIABLES = 'query ($a: Int, $in: In, $list: [Int!], $kind: Kind, $own: Own, $deep: In)';
const WITH_VARIABLES = [
  '{ f(a: $a) }',
  '{ f(must: $a) }',
  '{ f(in: $in, list: $list) }',
  '{ f(in: { must: $a, kind: $kind }) }',
  '{ f(a: $a, must: $a, list: [1, $a], grid: [[$a]], in: { a: $a, must: $a, deep: $in, list: $list, kind: $kind }) }',
  '{ f(in: $in, ins: [$in], list: $list, own: { x: $own }, kind: $kind, kinds: [$kind], one: { a: $a }) }',
  '{ f(one: { deep: $in }, copied: $in, none: $in, text: "x", ins: { deep: { a: $a, must: 1 } }) }',
  '{ f(own: $own, copied: { list: [$a] }, kind: $kind) }',
];
const VALUES: readonly Variables[] = [
  {},
  { a: 1, in: { a: 2, must: 1 }, list: [1, 2], kind: KINDS.A, own: { y: 1 } },
  { a: null, in: null, list: null, kind: null, own: null },
  { a: undefined, in: undefined, list: undefined },
  Object.create({ a: 5, in: {}, list: [] }) as Variables,
];

describe('arguments', () => {
  it.each(LITERALS)('are those of graphql-js: %s', (text) => {
    const { node, definition, coerce } = argumentsOf(text);

    for (let call = 0; call < 2; call++) {
      expect(attempt(() => coerce?.({}))).toEqual(attempt(() => getArgumentValues(definition, node, {})));
    }
  });

  it.each(WITH_VARIABLES)('are those of graphql-js for all values of variables: %s', (text) => {
    const { node, definition, coerce } = argumentsOf(`${VARIABLES} ${text}`);

    for (const variables of VALUES) {
      const expected = attempt(() => getArgumentValues(definition, node, variables));
      expect(attempt(() => coerce?.(variables))).toEqual(expected);
    }
  });

  it('have no value without a literal, a variable or a default', () => {
    const expected = 'Argument "a" of required type "Int!" was not provided.';
    expect(attempt(() => argumentsOf('', 'required').coerce?.({}))).toContain(expected);
    expect(Object.keys(argumentsOf('').coerce?.({}) ?? {})).toEqual(['must', 'text', 'none', 'copied']);
    expect(argumentsOf('', 'plain').coerce).toBeUndefined();
  });

  it.each([
    ...LITERALS.slice(0, 5),
    '(in: { list: [], kind: A }, one: { a: 1 }, own: { a: [1] }, a: null, list: null)',
    ...WITH_VARIABLES.slice(0, 4).map((each) => `${VARIABLES} ${each}`),
    `${VARIABLES} ${WITH_VARIABLES.at(-2) ?? ''}`,
  ])('that are valid are not looked up in the document again: %s', (text) => {
    const { node, definition, coerce } = argumentsOf(text);
    const variables = { a: 1, in: { a: 2, must: 1 }, list: [1], kind: KINDS.A };
    const expected = getArgumentValues(definition, node, variables);
    // graphql-js would find neither arguments nor their defaults.
    const { args } = definition;
    Object.assign(definition, { args: [] });
    try {
      expect(coerce?.(variables)).toEqual(expected);
    } finally {
      Object.assign(definition, { args });
    }
  });

  it.each([
    ['(own: 1)', 0],
    ['(own: "x")', 0],
    ['(own: null)', 0],
    ['(own: [1])', 2],
    ['(own: { a: 1 })', 2],
    ['(in: { own: 1 })', 0],
    ['(in: { own: { a: 1 } })', 2],
    ['query ($own: Int) { f(own: { a: $own }) }', 2],
  ])('read the literal of %s %i times for two calls', (text, reads) => {
    const { coerce } = argumentsOf(text);
    literalsRead = 0;
    coerce?.({});
    coerce?.({});

    expect(literalsRead).toBe(reads);
  });

  it('keep what an enum stands for, and are new otherwise', () => {
    const text =
      '(kind: A, list: [1], in: { deep: { list: [1] } }, ins: [{ a: 1 }], own: { a: [1] }, one: { deep: {} })';
    const { coerce } = argumentsOf(text);
    const [first, second] = [coerce?.({}), coerce?.({})] as [any, any];

    expect(first.kind).toBe(KINDS.A);
    expect(second.kind).toBe(KINDS.A);
    expect(first).toEqual(second);
    const parts = ({ copied, ...all }: any): object[] => {
      const found = [all.list, all.in, all.in.deep, all.in.deep.list, all.ins, all.ins[0], all.own, all.own.a, all.one];
      found.push(copied, copied.list, copied.deep, copied.ins, copied.ins[0]);
      return found;
    };
    for (const [index, each] of parts(first).entries()) expect(each).not.toBe(parts(second)[index]);
    expect(first.copied.deep.kind).toBe('B');
    expect(first.none).toBeNull();
    const shared = argumentsOf('', 'shared').coerce as (variables: Variables) => any;
    expect(shared({}).own).toBe(shared({}).own);
  });
});

describe('variables', () => {
  const compile = (text: string, change: object = {}, types = schema) => {
    const operation = getOperationAST(parse(text)) as OperationDefinitionNode;
    return compileVariables(types, { ...operation, ...change });
  };

  it('are none where none are defined', () => {
    for (const coerce of [compile('{ plain }'), compile('{ plain }', { variableDefinitions: undefined })]) {
      const variables = coerce({ a: 1 });
      expect(variables).toEqual({});
      expect(coerce({})).toBe(variables);
    }
  });

  it('are undefined where a default is not of their type', () => {
    expect(compile('query ($a: Int = "x") { plain }')({})).toEqual({ a: undefined });
    expect(compile('query ($a: Int = "x") { plain }')({ a: 2 })).toEqual({ a: 2 });
  });

  it('have long integers as the scalars of graphql-js take them', () => {
    const types = buildSchema('type Query { plain(a: Float, b: ID): Int }');
    const coerce = compile('query ($a: [Float!], $b: [[ID]], $c: Float, $d: ID) { plain }', {}, types);

    expect(coerce({ a: 2n ** 60n, b: [[2n ** 60n, 1], null], c: 10n ** 20n, d: 10n ** 20n })).toEqual({
      a: [2 ** 60],
      b: [['1152921504606846976', '1'], null],
      c: 1e20,
      d: '100000000000000000000',
    });
    expect(compile('query ($a: Int) { plain }')({ a: 2n ** 60n })).toBeUndefined();
  });
});
