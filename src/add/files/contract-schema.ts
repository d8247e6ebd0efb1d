import type { Schema } from '#contract/compile';
import { firstSentence } from '../texts.ts';

/** Formats of contracts: those of scalars of the graph, whose values mocks have to make. */
const FORMATS = new Set(['date-time', 'date', 'uuid', 'int64', 'email', 'uri', 'url', 'binary']);

/** A schema in the order of contracts. */
export function contractSchema(schema: Schema): Schema {
  const { type, format, description: text, required, properties, items, anyOf, ...others } = schema;
  const description = firstSentence(text, '');
  return {
    ...(type !== undefined && { type }),
    ...(format !== undefined && FORMATS.has(format) && { format }),
    ...others,
    ...(description !== '' && { description }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, contractSchema(each)])),
    }),
    ...(items && { items: contractSchema(items) }),
    ...(anyOf && { anyOf }),
  };
}
