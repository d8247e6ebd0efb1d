import type { GraphQLSchema } from 'graphql';
import type { Edge, Subgraph } from '#graph';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import { FieldScopes } from './field-scopes.ts';
import { fieldForbidden } from './forbidden.ts';
import { VisibleSchemas } from './visible-schema.ts';

/** The scopes that a graph needs, and the schemas that callers with some of them see. */
export class ScopeRules {
  readonly fields: FieldScopes;
  readonly visible: VisibleSchemas;

  constructor(schema: GraphQLSchema, subgraphs: readonly Subgraph[], edges: readonly Edge[]) {
    this.fields = new FieldScopes(schema, subgraphs, edges);
    this.visible = new VisibleSchemas(schema, this.fields);
  }

  /** Throws if a caller may not refetch objects of this type by their `id`. */
  assertNode(type: string, identity: CallerIdentity): void {
    const missing = this.fields.ofType(type)?.scopes.filter((scope) => !identity.scopes.allows(scope)) ?? [];
    if (missing.length > 0) throw fieldForbidden(identity, missing);
  }
}
