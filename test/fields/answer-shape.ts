import type { Document, Schema } from '../../src/sandbox/documents/document.ts';
import { typeOf } from '../../src/sandbox/documents/sample.ts';

/** A schema without references, and without parts that it is put together from. */
export interface AnswerShape {
  readonly type: string | undefined;
  readonly isNullable: boolean;
  readonly words: readonly unknown[] | undefined;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly items: Schema | undefined;
  /** The values of a map. */
  readonly values: Schema | undefined;
  /** The properties of which an object has one at most. */
  readonly exclusive: RegExp | undefined;
  /** The references that were followed. */
  readonly references: readonly string[];
}

interface ExclusiveSchema extends Schema {
  readonly 'x-exclusive'?: string;
}

/** Resolves a schema. Of several alternatives the first that is not null stands for all. */
export function shapeOf(document: Document, schema: Schema): AnswerShape {
  if (schema.$ref !== undefined) {
    const { references, ...shape } = shapeOf(document, document.resolved({ $ref: schema.$ref }));
    return { ...shape, references: [schema.$ref, ...references] };
  }
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const alternative = alternatives.find(({ type }) => type !== 'null');
  const parts = [...(schema.allOf ?? []), ...(alternative ? [alternative] : [])].map((part) => shapeOf(document, part));
  const { additionalProperties: values, 'x-exclusive': pattern } = schema as ExclusiveSchema;
  const own = typeOf(schema);
  return {
    type: own ?? parts[0]?.type,
    isNullable: [schema.type, ...alternatives.map(({ type }) => type)].flat().includes('null'),
    words: schema.enum ?? parts[0]?.words,
    properties: Object.assign(
      {},
      ...parts.map(({ properties }) => properties),
      schema.properties,
    ) as AnswerShape['properties'],
    required: [...parts.flatMap(({ required }) => required), ...(schema.required ?? [])],
    items: schema.items ?? parts[0]?.items,
    values: typeof values === 'object' ? values : parts[0]?.values,
    exclusive: pattern === undefined ? undefined : new RegExp(pattern),
    references: parts.flatMap(({ references }) => references),
  };
}
