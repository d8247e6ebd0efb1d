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
 * The loop over these fields written out, so that the engine knows the shapes of what is read and of what is made. Its text
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

/** The bytes that an object of these fields adds to an answer at least: two brackets, and a comma after each but one. */
export function bytesOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { bytes }) => sum + bytes, 1);
}

/** The statements that complete one field. What they use is added to what is handed to the function. */
function stepOf(field: Field, index: number, handed: Record<string, unknown>): string {
  const { constant, property, resolver, coerceArguments, leaf } = field;
  if (constant !== undefined) return `const value${index} = "${constant}";`;
  handed[`field${index}`] = field;
  if (property !== undefined && !leaf) {
    // Here, each place in the text sees objects of one kind: to read `then` of them costs less than in a shared function.
    return `try {
      value = properties.${property};
      isPresent = typeof value === "object" && value !== null && typeof value.then !== "function";
    } catch (error) { value = toError(error); isPresent = true; }
    const value${index} = isPresent ? field${index}.completePresent(run, value, path)
      : ${completed(field, `field${index}.completeProperty(run, source, value, path)`)};`;
  }
  if (property !== undefined) {
    return `try { value = properties.${property}; } catch (error) { value = toError(error); }
    const value${index} = ${completed(field, `field${index}.completeProperty(run, source, value, path)`)};`;
  }
  handed[`resolve${index}`] = resolver;
  if (coerceArguments) handed[`coerce${index}`] = coerceArguments;
  const args = coerceArguments ? `coerce${index}(variables)` : '{}';
  return `const path${index} = field${index}.pathIn(path);
    try { value = resolve${index}(source, ${args}, context, resolveInfo(field${index}, run, path${index})); }
    catch (error) { value = toError(error); }
    const value${index} = ${completed(field, `field${index}.completeResolved(run, value, path${index})`)};`;
}

/** Values that are serialized already, or null, are taken as they are. */
function completed({ leaf, isNullable, emptyIsNull }: Field, complete: string): string {
  const serialized = leaf && isText(leaf) ? '(bytes += value.length, value)' : 'value';
  const check = leaf && serializedCheck(leaf);
  const others = isNullable ? `value == null ? null : ${complete}` : complete;
  const isSerialized = emptyIsNull ? `value !== "" && ${check?.text}` : check?.text;
  return check ? `${isSerialized} ? ${serialized} : ${others}` : others;
}
