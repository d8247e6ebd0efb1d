import type { Contract, Probe } from '../contract.ts';
import type { RuleSchema } from '../rules.ts';
import { type ContractDocument, type OperationObject, operationsOf, resolve, type Schema } from './document.ts';
import { successOf } from './responses.ts';
import { InlineBudget, inlinedSchema } from './rules.ts';

/**
 * The call by which an API is checked: one of the specification without effects, at the API's own address. Of
 * several, it is the one that depends least on data of the upstream.
 */
export function probeOf(document: ContractDocument, { operations }: Contract): Probe | undefined {
  const reads = operationsOf(document).filter(({ operation }) => {
    const plan = operations[operation.operationId];
    return plan?.reads && !plan.extra && !plan.server && !plan.open;
  });
  const [found] = reads.toSorted((one, other) => dependence(one) - dependence(other));
  if (!found) return undefined;
  const { operationId, 'x-example': args = {} } = found.operation;
  const { schema } = successOf(document, found.operation);
  const answer = schema && structureOf(inlinedSchema(document, merged(document, schema)));
  return { operation: operationId, args, ...(answer && { answer }) };
}

/** Values in the path name one resource, which an upstream may lack, and others may do so too. */
function dependence({ path, operation }: { path: string; operation: OperationObject }): number {
  const inPath = path.split('{').length - 1;
  return inPath * 1000 + JSON.stringify(operation['x-example'] ?? {}).length;
}

/** A schema without `allOf`: its parts become one, as each of them leaves the others' members unnamed. */
function merged(
  document: ContractDocument,
  given: Schema,
  budget = new InlineBudget(),
  outer: readonly Schema[] = [],
): Schema {
  const schema = resolve(document, given);
  if (outer.includes(schema) || !budget.take()) return {};
  const inner = (each: Schema) => merged(document, each, budget, [...outer, schema]);
  const { allOf = [], ...own } = schema;
  const parts = [...allOf.map(inner), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  const others = own.additionalProperties;
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(own.items && { items: inner(own.items) }),
    ...(own.anyOf && { anyOf: own.anyOf.map(inner) }),
    ...(own.oneOf && { oneOf: own.oneOf.map(inner) }),
    ...(typeof others === 'object' && { additionalProperties: inner(others) }),
    ...(parts.some((part) => part.properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
      required: parts.flatMap(({ required = [] }) => required),
    }),
  };
}

/** The members and types of a schema. Upstreams add words to enums, and values outside of the bounds. */
function structureOf({ type, items, properties, required = [], ...rest }: RuleSchema): RuleSchema {
  const { additionalProperties: others, anyOf, oneOf, maxItems } = rest;
  return {
    ...(type !== undefined && { type }),
    // Some upstreams write an empty object as an empty list.
    ...(maxItems === 0 && { maxItems }),
    ...(items && { items: structureOf(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, structureOf(each)])),
    }),
    ...(required.length > 0 && { required }),
    ...(others !== undefined && { additionalProperties: typeof others === 'object' ? structureOf(others) : others }),
    ...(anyOf && { anyOf: anyOf.map(structureOf) }),
    ...(oneOf && { oneOf: oneOf.map(structureOf) }),
  };
}
