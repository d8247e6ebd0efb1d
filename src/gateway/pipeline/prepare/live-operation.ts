import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { hasLiveDirective, type LiveArguments, liveArguments } from '../../live-queries/live-arguments.ts';
import { OperationGuard } from '../../scopes/operation-guard.ts';
import type { ScopeRules } from '../../scopes/scope-rules.ts';
import type { CallerIdentity } from '../identify/caller-identity.ts';
import { coercedVariables } from './coerced-variables.ts';

interface Options {
  readonly maxErrors: number;
  readonly scopes: ScopeRules | undefined;
}

/**
 * Finds whether an operation is live for these variables. Throws for callers of a live one who lack its scopes, and for
 * invalid variables. `undefined` for an operation without `@live`.
 */
export function liveOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { maxErrors, scopes }: Options,
) {
  if (!hasLiveDirective(operation)) return undefined;
  const guard = scopes && new OperationGuard(scopes, schema, document, operation);
  return (identity: CallerIdentity, raw: Readonly<Record<string, unknown>> = {}): LiveArguments | undefined => {
    const live = liveArguments(schema, operation, coercedVariables(schema, operation, raw, maxErrors));
    const refusal = live && guard?.refusal(identity);
    if (refusal) throw refusal;
    return live;
  };
}
