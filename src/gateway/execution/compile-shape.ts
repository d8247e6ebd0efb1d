import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, type GraphQLOutputType, GraphQLString } from 'graphql';
import type { Field } from './field.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';
import { toError } from './values.ts';

/** Makes an object of an answer from its source, and from what of it can be read. */
export type CompleteFields = (run: Run, source: unknown, from: Container, path: ResponsePath | undefined) => Container;

const NAME = /^[_A-Za-z]\w*$/;

/** When a value leaves as it came. Everything else is for its type to decide. */
const UNCHANGED_WHEN = new Map<GraphQLOutputType, string>([
  [GraphQLString, 'typeof value === "string"'],
  [GraphQLID, 'typeof value === "string" && value !== ""'],
  [GraphQLBoolean, 'typeof value === "boolean"'],
  [GraphQLInt, '(value | 0) === value'],
  [GraphQLFloat, 'Number.isFinite(value)'],
]);

/**
 * The loop over these fields written out, so that the engine knows the shape of what is read and of what is made. Its
 * text holds nothing but names; all else is handed in. Undefined where it cannot be made.
 */
export function compileShape(fields: readonly Field[]): CompleteFields | undefined {
  const names = fields.flatMap(({ key, property = key, constant = key }) => [key, property, constant]);
  if (!names.every((name) => NAME.test(name)) || names.includes('__proto__')) return undefined;
  const handed = fields.map((_field, index) => `field${index}`);
  const steps = fields.map((field, index) => stepOf(field, index));
  const members = fields.map(({ key }, index) => `"${key}": value${index}`);
  const text = `return (run, source, from, path) => { let value; ${steps.join(' ')} return { ${members.join(', ')} }; }`;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    return new Function('toError', ...handed, text)(toError, ...fields) as CompleteFields;
  } catch {
    // Node runs with --disallow-code-generation-from-strings.
    return undefined;
  }
}

function stepOf({ property, constant, leaf }: Field, index: number): string {
  if (constant !== undefined) return `const value${index} = "${constant}";`;
  if (property === undefined) return `const value${index} = field${index}.resolve(run, source, path);`;
  const read = `try { value = from.${property}; } catch (error) { value = toError(error); }`;
  const isUnchanged = leaf && UNCHANGED_WHEN.get(leaf);
  const take = `field${index}.take(run, source, value, path)`;
  return `${read} const value${index} = ${isUnchanged ? `${isUnchanged} ? value : ${take}` : take};`;
}
