import type { GraphQLSchema } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ScopeSet } from '#auth';
import { withoutFields } from '../schema/without-fields.ts';
import type { FieldScopes } from './field-scopes.ts';

/** Schemas that are kept, each for a set of scopes: one takes some megabytes. */
const MOST_SCHEMAS = 16;

/** The part of a schema that a caller with these scopes can use. */
export function visibleSchema(schema: GraphQLSchema, fields: FieldScopes, scopes: ScopeSet): GraphQLSchema {
  const hidden = [...fields.entrances].flatMap(([path, entrance]) =>
    entrance.scopes.every((scope) => scopes.allows(scope)) || !hasField(schema, path) ? [] : [path],
  );
  return withoutFields(schema, hidden);
}

function hasField(schema: GraphQLSchema, path: string): boolean {
  const [type = '', field = ''] = path.split('.');
  const owner = schema.getType(type);
  return (isObjectType(owner) || isInterfaceType(owner)) && owner.getFields()[field] !== undefined;
}

/** The schemas that callers see by introspection, by their scopes. */
export class VisibleSchemas {
  readonly #schema: GraphQLSchema;
  readonly #fields: FieldScopes;
  readonly #known = new LRUCache<ScopeSet, GraphQLSchema>({ max: MOST_SCHEMAS });

  constructor(schema: GraphQLSchema, fields: FieldScopes) {
    this.#schema = schema;
    this.#fields = fields;
  }

  of(scopes: ScopeSet): GraphQLSchema {
    let known = this.#known.get(scopes);
    if (!known) this.#known.set(scopes, (known = visibleSchema(this.#schema, this.#fields, scopes)));
    return known;
  }
}
