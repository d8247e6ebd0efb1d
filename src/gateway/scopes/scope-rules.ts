import type { GraphQLSchema } from 'graphql';
import type { Edge, Subgraph } from '#graph';
import { FieldScopes } from './field-scopes.ts';
import { VisibleSchemas } from './visible-schema.ts';

/** The scopes that a graph needs, and the schemas that callers with some of them see. */
export class ScopeRules {
  readonly fields: FieldScopes;
  readonly visible: VisibleSchemas;

  constructor(schema: GraphQLSchema, subgraphs: readonly Subgraph[], edges: readonly Edge[]) {
    this.fields = new FieldScopes(schema, subgraphs, edges);
    this.visible = new VisibleSchemas(schema, this.fields);
  }
}
