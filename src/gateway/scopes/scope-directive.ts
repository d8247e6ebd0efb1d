import {
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parseConstValue,
} from 'graphql';
import type { Entrance, FieldScopes } from './field-scopes.ts';

/** The name of the directive that tells tools which scopes a field needs. */
export const SCOPE_DIRECTIVE = 'requiresScopes';

/** Adds `@requiresScopes` to the fields that need scopes, for the printed schema. */
export function annotateScopes(schema: GraphQLSchema, fields: FieldScopes): void {
  for (const [field, scopes] of guardedFields(schema, fields)) {
    if (!field.astNode) continue;
    field.astNode = { ...field.astNode, directives: [...(field.astNode.directives ?? []), directiveOf(scopes)] };
  }
}

/** Adds the scopes that fields need to their descriptions, for introspection. */
export function describeScopes(schema: GraphQLSchema, fields: FieldScopes): void {
  for (const [field, scopes] of guardedFields(schema, fields)) {
    const needs = `Needs ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`;
    field.description = field.description ? `${field.description}\n\n${needs}` : needs;
  }
}

function* guardedFields(schema: GraphQLSchema, { entrances }: FieldScopes) {
  for (const [path, entrance] of entrances) {
    const [type = '', name = ''] = path.split('.');
    const owner = schema.getType(type);
    const field: GraphQLField<unknown, unknown> | undefined = isObjectType(owner) ? owner.getFields()[name] : undefined;
    const scopes = generalScopes(entrance);
    if (field && scopes.length > 0) yield [field, scopes] as const;
  }
}

/** The scopes without the field's name, which are enough: those of whole interfaces. */
function generalScopes({ scopes }: Entrance): readonly string[] {
  return [...new Set(scopes.map((scope) => scope.split(':').slice(0, 2).join(':')))];
}

/** The outer list has alternatives, the inner one scopes that are needed together. */
function directiveOf(scopes: readonly string[]): ConstDirectiveNode {
  const value = parseConstValue(JSON.stringify([scopes]), { noLocation: true });
  const argument = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'scopes' }, value } as const;
  return { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: SCOPE_DIRECTIVE }, arguments: [argument] };
}
