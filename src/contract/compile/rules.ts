import type { MemberTree, ParameterRule, RequestRules, RuleSchema } from '../rules.ts';
import {
  type ContractDocument,
  operationsOf,
  type Parameter,
  parametersOf,
  queryStyle,
  resolve,
  type Schema,
} from './document.ts';
import { bodyOf, successOf } from './responses.ts';

/** The rules of an API's requests, by operation, with every `$ref` replaced by its target. */
export function requestRules(document: ContractDocument): Readonly<Record<string, RequestRules>> {
  return Object.fromEntries(
    operationsOf(document).map(({ operation }) => {
      const query = parametersOf(document, operation).filter((each) => each.in === 'query');
      const body = bodyOf(operation);
      const answer = operation['x-projection']?.style === 'mask' && (successOf(document, operation).schema ?? {});
      const rules: RequestRules = {
        query: Object.fromEntries(query.map((each) => [each.name, parameterRule(document, each)])),
        ...(body && {
          body: {
            mediaType: body.mediaType,
            required: body.required,
            schema: inlinedSchema(document, body.schema ?? {}),
          },
        }),
        ...(answer && { members: membersOf(document, answer) }),
      };
      return [operation.operationId, rules];
    }),
  );
}

function parameterRule(document: ContractDocument, parameter: Parameter): ParameterRule {
  const { schema, required = false } = parameter;
  return { style: queryStyle(parameter), required, schema: inlinedSchema(document, schema) };
}

/** The members of an answer, which a field mask may name. A map has any. */
function membersOf(
  document: ContractDocument,
  given: Schema,
  budget = new InlineBudget(),
  outer: readonly Schema[] = [],
): MemberTree {
  const schema = resolve(document, given);
  if (outer.includes(schema) || !budget.take()) return { '*': {} };
  const inner = [...outer, schema];
  const { items, properties = {}, additionalProperties: others } = schema;
  if (items) return membersOf(document, items, budget, outer);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return Object.assign(
    {},
    ...parts.map((part) => membersOf(document, part, budget, inner)),
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, membersOf(document, each, budget, inner)]),
    ),
    others ? { '*': typeof others === 'object' ? membersOf(document, others, budget, inner) : {} } : {},
  ) as MemberTree;
}

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
