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

/** Schemas that refer to others twice, which do so too, have a size that is exponential in that of the document. */
const MOST_PARTS = 10_000;

/**
 * The number of parts that may still be inlined. Those beyond are left open, as recursive ones are: the last schemas of a
 * document that no person can read are not checked.
 */
export class InlineBudget {
  #left = MOST_PARTS;

  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}

/** A schema with its constraints alone, and every `$ref` replaced by its target. A recursive part is left open. */
export function inlinedSchema(
  document: ContractDocument,
  given: Schema,
  budget = new InlineBudget(),
  outer: readonly Schema[] = [],
): RuleSchema {
  const schema = resolve(document, given);
  if (outer.includes(schema) || !budget.take()) return {};
  const inner = [...outer, schema];
  const inline = (each: Schema) => inlinedSchema(document, each, budget, inner);
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
