import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { isNode } from '../fields/known-arguments.ts';
import type { ArgumentsOf } from './record-selection.ts';

/** A way from a root field to a record. */
export interface RecordPath {
  readonly kind: 'query' | 'mutation';
  /** The type of the record. */
  readonly type: GraphQLObjectType;
  /** Its last step, such as `Order.fulfillmentOrder`. */
  readonly name: string;
  /** Selections from the root to the record, such as `orders(first: 2)`, `nodes`. */
  readonly steps: readonly string[];
}

/** A root field with its arguments. */
export interface Root {
  readonly kind: 'query' | 'mutation';
  readonly field: string;
  readonly args: string;
}

/** The shortest path over each field that leads to a record. */
export function recordPaths(schema: GraphQLSchema, roots: readonly Root[], argumentsOf: ArgumentsOf): RecordPath[] {
  const found: RecordPath[] = [];
  const seen = new Set<string>();
  const waiting: Omit<RecordPath, 'name'>[] = [];

  function step(
    from: { kind: Root['kind']; steps: readonly string[] },
    name: string,
    type: GraphQLNamedType,
    own: string,
  ) {
    const members = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    for (const member of members) {
      const narrowed = isAbstractType(type) ? [own, `... on ${member.name}`] : [own];
      const path = { kind: from.kind, type: member, steps: [...from.steps, ...narrowed] };
      if (isNode(member)) found.push({ ...path, name });
      if (seen.has(member.name)) continue;
      seen.add(member.name);
      waiting.push(path);
    }
  }

  for (const { kind, field, args } of roots) {
    const type = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field]?.type;
    if (type) step({ kind, steps: [] }, `${field}${args}`, getNamedType(type), `${field}${args}`);
  }
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    for (const field of Object.values(path.type.getFields())) {
      if (!leadsOn(path.type, field)) continue;
      const args = argumentsOf(path.type.name, field);
      if (args === undefined) continue;
      step(path, `${path.type.name}.${field.name}`, getNamedType(field.type), `${field.name}${args}`);
    }
  }
  return found;
}

/** The edges of a connection lead to the same records as its `nodes`. */
function leadsOn(owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean {
  return !('nodes' in owner.getFields() && field.name === 'edges');
}
