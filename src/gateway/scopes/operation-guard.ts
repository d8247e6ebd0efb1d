import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { ScopeSet } from '#auth';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import { operationForbidden } from './forbidden.ts';
import { operationScopes } from './required-scopes.ts';
import type { ScopeRules } from './scope-rules.ts';

/** Decides which callers may execute an operation. What it needs is found once, when the operation is prepared. */
export class OperationGuard {
  readonly #rules: ScopeRules;
  readonly #required: readonly string[];
  readonly #introspects: boolean;
  #lastAllowed: ScopeSet | undefined;

  constructor(rules: ScopeRules, schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    const { required, introspects } = operationScopes(schema, document, operation, rules.fields);
    this.#rules = rules;
    this.#required = required;
    this.#introspects = introspects;
  }

  /** Why a caller may not execute the operation. */
  refusal(identity: CallerIdentity): GraphQLError | undefined {
    const { scopes } = identity;
    if (scopes === this.#lastAllowed) return undefined;
    const missing = this.#required.filter((scope) => !scopes.allows(scope));
    if (missing.length > 0) return operationForbidden(identity, missing);
    this.#lastAllowed = scopes;
    return undefined;
  }

  /** The schema that introspection shows to a caller; `undefined` if the operation does not read the schema. */
  introspected({ scopes }: CallerIdentity): GraphQLSchema | undefined {
    return this.#introspects ? this.#rules.visible.of(scopes) : undefined;
  }
}
