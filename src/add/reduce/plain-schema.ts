import type { Schema } from '#contract/compile';
import type { OpenApiSchema } from '../openapi/types.ts';

/** Formats that select a scalar of the graph. Some of them are not written to the contract. */
const FORMATS = new Set(['date-time', 'date', 'uuid', 'uri', 'url', 'email', 'int64']);

/** A schema's only type besides null, or else the type of its keywords. `undefined`: any. */
export function typeOfSchema({ type, properties, items, enum: words, format }: OpenApiSchema): string | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  if (types.length > 1) return undefined;
  if (types[0] !== undefined) return types[0];
  if (properties) return 'object';
  if (items) return 'array';
  return words?.every((word) => typeof word === 'string') || format === 'date-time' ? 'string' : undefined;
}

/** Whether it is nullable, by OpenAPI 3.0 or 3.1. */
export function isNullable({ type, nullable, enum: words = [] }: OpenApiSchema): boolean {
  return nullable === true || [type].flat().includes('null') || words.includes(null);
}

/** A contract's schema of a string, number or boolean. */
export function plainSchema(source: OpenApiSchema, type: string): Schema {
  const { format, description } = source;
  const words = wordsOfEnum(source, type);
  return {
    type: isNullable(source) ? [type, 'null'] : type,
    ...(format !== undefined && FORMATS.has(format) && { format }),
    ...(description !== undefined && { description }),
    ...(words && { enum: isNullable(source) ? [...words, null] : words }),
  };
}

/** The values of an enum of strings; other enums are reduced to their type. */
function wordsOfEnum({ enum: words, const: constant }: OpenApiSchema, type: string): string[] | undefined {
  const all = words ?? (constant === undefined ? [] : [constant]);
  const texts = all.filter((word) => typeof word === 'string' && word !== '') as string[];
  const isComplete = texts.length === all.filter((word) => word !== null).length;
  return type === 'string' && texts.length > 0 && isComplete ? [...new Set(texts)] : undefined;
}
