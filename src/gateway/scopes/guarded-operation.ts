import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type CompiledOperation, compileOperation } from '../execution/compile.ts';
import type { RequestContext } from '../pipeline/identify/request-context.ts';
import { OperationGuard } from './operation-guard.ts';
import type { ScopeRules } from './scope-rules.ts';

/** A compiled operation that refuses callers who lack its scopes, and shows others the part of the schema that they can use. */
export function guardedOperation(
  compiled: CompiledOperation,
  rules: ScopeRules,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation {
  const guard = new OperationGuard(rules, schema, document, operation);
  const bySchema = new WeakMap<GraphQLSchema, CompiledOperation>();
  const compiledFor = (visible: GraphQLSchema): CompiledOperation => {
    const known = bySchema.get(visible) ?? compileOperation(visible, document, operation);
    bySchema.set(visible, known);
    return known;
  };
  return (context, variables, limits, rootValue) => {
    const { identity } = (context as RequestContext).caller;
    const refusal = guard.refusal(identity);
    if (refusal) return { errors: [refusal] };
    const visible = guard.introspected(identity);
    return (visible ? compiledFor(visible) : compiled)(context, variables, limits, rootValue);
  };
}
