import type { Document, Schema } from '../../src/sandbox/documents/document.ts';
import { shapeOf } from './answer-shape.ts';

/** The item of a list, or a value of a map. */
const EACH = '*';

/** A property that an answer has, wherever it stands in lists and maps. */
export interface AnswerProperty {
  readonly path: readonly string[];
  readonly isScalar: boolean;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly words: readonly unknown[] | undefined;
}

/** All properties of an answer, by its schema. */
export function propertiesOf(document: Document, schema: Schema, answer: unknown): AnswerProperty[] {
  const found = new Map<string, AnswerProperty>();
  const visit = (given: Schema, value: unknown, path: readonly string[], isOptional: boolean): void => {
    const { isNullable, words, properties, required, items, values } = shapeOf(document, given);
    const isScalar = typeof value !== 'object' || value === null;
    const key = path.join('/');
    if (!found.has(key)) found.set(key, { path, isScalar, isOptional, isNullable, words });
    if (isScalar) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(items ?? {}, item, [...path, EACH], false);
      return;
    }
    for (const [name, each] of Object.entries(value)) {
      const property = properties[name];
      if (property) visit(property, each, [...path, name], !required.includes(name));
      else visit(values ?? {}, each, [...path, EACH], false);
    }
  };
  visit(schema, answer, [], false);
  return [...found.values()];
}

/** A copy of the answer with other values wherever a path leads; `undefined` removes a property. */
export function withValues(
  answer: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((item) => withValues(item, rest, change));
  const entries = Object.entries(answer).map(([key, value]) => {
    return [key, key === name || name === EACH ? withValues(value, rest, change) : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** All values to which a path leads. */
export function valuesAt(answer: unknown, path: readonly string[]): unknown[] {
  const values: unknown[] = [];
  withValues(answer, path, (value) => {
    values.push(value);
    return value;
  });
  return values;
}
