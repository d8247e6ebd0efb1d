import type { RuleSchema } from '../rule-schema.ts';
import { type ContractDocument, resolve, type Schema } from './document.ts';

const CONSTRAINTS = [
  'type',
  'format',
  'enum',
  'const',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'required',
] as const;

/** A schema with its constraints alone, and every `$ref` replaced by its target. A recursive part is left open. */
export function inlinedSchema(document: ContractDocument, given: Schema, outer: readonly Schema[] = []): RuleSchema {
  const schema = resolve(document, given);
  if (outer.includes(schema)) return {};
  const inner = [...outer, schema];
  const inline = (each: Schema) => inlinedSchema(document, each, inner);
  const { items, properties, additionalProperties: others } = schema;
  const kept = CONSTRAINTS.flatMap((key) => (key in schema ? [[key, (schema as Record<string, unknown>)[key]]] : []));
  const parts = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) => {
    const found = schema[key]?.map(inline);
    return found ? [[key, found]] : [];
  });
  return {
    ...Object.fromEntries([...kept, ...parts]),
    ...(items && { items: inline(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inline(each)])),
    }),
    ...(others !== undefined && { additionalProperties: typeof others === 'object' ? inline(others) : others }),
  };
}
