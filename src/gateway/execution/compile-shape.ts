import type { Field } from './field.ts';
import { isText, serializedCheck } from './leaf.ts';
import { resolveInfo } from './resolve-info.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';
import { toError } from './values.ts';

/** Completes an object from its source, and from the properties of the source. */
export type CompleteFields = (
  run: Run,
  source: unknown,
  properties: Container,
  path: ResponsePath | undefined,
) => Container;

const NAME = /^[_A-Za-z]\w*$/;

/**
 * The loop over these fields, unrolled so that the engine knows the shapes of source and result objects. Its text
 * holds names of the schema and of the answer, and no values. Undefined where it cannot be compiled.
 */
export function compileShape(fields: readonly Field[]): CompleteFields | undefined {
  const names = fields.flatMap(({ key, property = key, constant = key }) => [key, property, constant]);
  if (!names.every((name) => NAME.test(name)) || names.includes('__proto__')) return undefined;
  const handed: Record<string, unknown> = { toError, resolveInfo };
  const steps = fields.map((field, index) => stepOf(field, index, handed));
  const members = fields.map(({ key }, index) => `"${key}": value${index}`);
  const text = `return (run, source, properties, path) => {
    const { context, variables } = run; let bytes = ${bytesOf(fields)}, value, isPresent;
    ${steps.join('\n')}
    run.bytes += bytes;
    return { ${members.join(', ')} };
  }`;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    return new Function(...Object.keys(handed), text)(...Object.values(handed)) as CompleteFields;
  } catch {
    // Node runs with --disallow-code-generation-from-strings.
    return undefined;
  }
}

/** The least bytes that an object of these fields adds to a response: two brackets, and a comma between fields. */
export function bytesOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { bytes }) => sum + bytes, 1);
}

/** The statements that complete one field. Values that they use are added to the function's parameters. */
function stepOf(field: Field, index: number, handed: Record<string, unknown>): string {
  const { constant, property, resolver, coerceArguments } = field;
  if (constant !== undefined) return `const value${index} = "${constant}";`;
  const name = `field${index}`;
  handed[name] = field;
  if (property !== undefined) {
    const complete = completed(field, `${name}.completeProperty(run, source, value, path)`);
    return `${attempt(field, `properties.${property}`)}
    const value${index} = ${unlessPresent(field, name, `${name}.pathIn(path)`, complete)};`;
  }
  handed[`resolve${index}`] = resolver;
  if (coerceArguments) handed[`coerce${index}`] = coerceArguments;
  const args = coerceArguments ? `coerce${index}(variables)` : '{}';
  const call = `resolve${index}(source, ${args}, context, resolveInfo(${name}, run, path${index}))`;
  const complete = completed(field, `${name}.completeResolved(run, value, path${index})`);
  return `const path${index} = ${name}.pathIn(path);
    ${attempt(field, call)}
    const value${index} = ${unlessPresent(field, name, `path${index}`, complete)};`;
}

/** The statement that sets `value`, and for objects and lists whether it is present: neither null nor a promise. */
function attempt({ leaf }: Field, expression: string): string {
  if (leaf) return `try { value = ${expression}; } catch (error) { value = toError(error); }`;
  // Each statement sees objects of one shape, so reading `then` costs less here than in a shared function.
  return `try {
      value = ${expression};
      isPresent = typeof value === "object" && value !== null && typeof value.then !== "function";
    } catch (error) { value = toError(error); isPresent = true; }`;
}

function unlessPresent({ leaf }: Field, name: string, path: string, complete: string): string {
  return leaf ? complete : `isPresent ? ${name}.completePresent(run, value, ${path}) : ${complete}`;
}

/** Values that are serialized already, or null, are taken as they are. */
function completed({ leaf, isNullable, emptyIsNull }: Field, complete: string): string {
  const serialized = leaf && isText(leaf) ? '(bytes += value.length, value)' : 'value';
  const check = leaf && serializedCheck(leaf);
  const others = isNullable ? `value == null ? null : ${complete}` : complete;
  const isSerialized = emptyIsNull ? `value !== "" && ${check?.text}` : check?.text;
  return check ? `${isSerialized} ? ${serialized} : ${others}` : others;
}
