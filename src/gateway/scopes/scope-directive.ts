import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import type { Entrance, FieldScopes } from './field-scopes.ts';

const EXTENSION = 'manifold.scopes';

/**
 * Notes the scopes that fields need, for the printed schema. They are no directives of the executable schema: plugins that know
 * `@requiresScopes` would enforce them, by rules of their own.
 */
export function annotateScopes(schema: GraphQLSchema, fields: FieldScopes): void {
  for (const [field, scopes] of guardedFields(schema, fields)) {
    field.extensions = { ...field.extensions, [EXTENSION]: scopes };
  }
}

/** The directive by which the printed schema tells which scopes a field needs; empty if it needs none. */
export function scopeDirectiveOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): string {
  const scopes = extensions[EXTENSION] as readonly string[] | undefined;
  // The outer list has alternatives, the inner one scopes that are needed together.
  return scopes ? `@requiresScopes(scopes: [[${scopes.map((scope) => JSON.stringify(scope)).join(', ')}]])` : '';
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

/** The scopes without the field's name, which are enough: those of whole APIs. */
function generalScopes({ scopes }: Entrance): readonly string[] {
  return [...new Set(scopes.map((scope) => scope.split(':').slice(0, 2).join(':')))];
}
