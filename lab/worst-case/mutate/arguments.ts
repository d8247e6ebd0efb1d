import {
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  type ValueNode,
} from 'graphql';
import type { Random } from '#sandbox';
import type { CostlyRequest } from '../request.ts';
import { fieldSitesIn, parsedCopy, setArgument, textOf, value } from './document.ts';
import type { DocumentChange, Mutator } from './mutator.ts';

/** Strings that may be slow for regular expressions when they are repeated. */
const PIECES = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '%',
  '=',
  ':',
  '@',
  '\\n',
  '\\u0000',
  'é',
  '😀',
  '1-',
  'a.',
  'a@',
  '0T',
  '9,',
  '%2',
  '{',
  '"',
];
const LENGTHS = [100, 5000, 100_000, 900_000];
const ODD = [
  'null',
  '-1',
  '2147483647',
  '1e400',
  '[]',
  '{}',
  'ENUM',
  'true',
  '"\\u0000"',
  '[[[[]]]]',
  '{ a: { a: { a: 1 } } }',
  '-0',
];

/** Gives a field an argument: a long string, a huge number, a value of another type. */
export const changeArgument: DocumentChange = (document, { schema, random }) => {
  const fields = fieldSitesIn(schema, document).filter(({ definition }) => definition.args.length > 0);
  if (fields.length === 0) return false;
  const { node, definition } = random.pick(fields);
  const { name, type } = random.pick(definition.args);
  const given = random.chance(0.5) ? random.pick(ODD) : literal(JSON.stringify(longText(random, 3)), type, random);
  setArgument(node, name, value(given));
  return true;
};

/** Gives a field an argument by a variable with a long string, a long list, or a value of another type. */
export const addVariable: Mutator = (request, { schema, random }) => {
  const document = parsedCopy(request.query);
  const operation = document?.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!document || operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
  const fields = fieldSitesIn(schema, document).filter(({ definition }) => definition.args.length > 0);
  if (fields.length === 0) return undefined;
  const { node, definition } = random.pick(fields);
  const { name, type } = random.pick(definition.args);
  const variable = `v${random.hex(4)}`;
  setArgument(node, name, { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: variable } } as ValueNode);
  const query = textOf(document).replace(/^(query\s*\w*\s*\(|query\s*\w*\s*|(?=\{))/, (start) =>
    start.endsWith('(')
      ? `${start}$${variable}: ${String(type)}, `
      : `${start || 'query '}($${variable}: ${String(type)}) `,
  );
  return withVariable({ ...request, query }, variable, variableValue(type, random));
};

/** Sends variables that the operation does not have: many keys, deep lists, long texts. */
export const addUnknownVariables: Mutator = (request, { random }) => {
  const count = random.pick([100, 5000, 9000]);
  const kinds = [
    `{${Array.from({ length: count }, (_, n) => `"k${n}":${n}`).join()}}`,
    `[${Array.from({ length: count }, () => '{}').join()}]`,
    `${'['.repeat(count)}${']'.repeat(count)}`,
    JSON.stringify(longText(random, 4)),
    '9'.repeat(random.pick(LENGTHS)),
    `[${Array.from({ length: count }, () => '1.7976931348623157e308').join()}]`,
  ];
  return withVariable(request, `u${random.hex(4)}`, random.pick(kinds));
};

function withVariable(request: CostlyRequest, name: string, json: string): CostlyRequest | undefined {
  const { variables = '{}' } = request;
  if (!variables.startsWith('{')) return undefined;
  const rest = variables.slice(1).trimStart();
  return { ...request, variables: `{"${name}":${json}${rest.startsWith('}') ? '' : ','}${rest}` };
}

function longText(random: Random, sizes: number): string {
  const piece = JSON.parse(`"${random.pick(PIECES).replace('"', '\\"')}"`) as string;
  const length = random.pick(LENGTHS.slice(0, sizes));
  const text = piece.repeat(Math.ceil(length / piece.length));
  return random.chance(0.5) ? text : `${random.pick(['https://a/', '2026-01-01T', 'a', '"', 'T3JkZXI6'])}${text}!`;
}

/** A string for a type, also within an input object. */
function literal(text: string, type: GraphQLInputType, random: Random): string {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return text;
  const fields = Object.values(named.getFields());
  const wanted = named.isOneOf
    ? [random.pick(fields)]
    : fields.filter((field) => isRequiredInputField(field) || random.chance(0.4));
  return `{ ${wanted.map((field) => `${field.name}: ${isInputObjectType(getNamedType(field.type)) ? 'null' : text}`).join(', ')} }`;
}

function variableValue(type: GraphQLInputType, random: Random): string {
  const text = JSON.stringify(longText(random, 4));
  const many = random.pick([10, 1000, 9000]);
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const field = random.pick(Object.values(named.getFields()));
    return `{"${field.name}":${random.chance(0.5) ? text : `[${Array.from({ length: many }, () => '"a"').join()}]`}}`;
  }
  return random.pick([
    text,
    `[${Array.from({ length: many }, (_, n) => `"${n}"`).join()}]`,
    `{"a":${text}}`,
    '[[[[[]]]]]',
  ]);
}
