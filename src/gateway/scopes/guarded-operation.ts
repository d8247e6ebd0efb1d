import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../pipeline/identify/request-context.ts';
import { OperationGuard } from './operation-guard.ts';
import type { ScopeRules } from './scope-rules.ts';

/** Executes an operation in the context of a request. */
type Execute<Rest extends readonly unknown[], Result> = (context: unknown, ...rest: Rest) => Result;

interface Guarded<Rest extends readonly unknown[], Result> {
  readonly rules: ScopeRules;
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compile: (schema: GraphQLSchema) => Execute<Rest, Result>;
  readonly refuse: (error: GraphQLError) => Result;
}

/** An operation that refuses callers who lack its scopes, and shows others the part of the schema that they can use. */
export function guardedOperation<Rest extends readonly unknown[], Result>({
  rules,
  schema,
  document,
  operation,
  compile,
  refuse,
}: Guarded<Rest, Result>): Execute<Rest, Result> {
  const guard = new OperationGuard(rules, schema, document, operation);
  const bySchema = new WeakMap<GraphQLSchema, Execute<Rest, Result>>();
  const compiledFor = (visible: GraphQLSchema) => {
    const known = bySchema.get(visible) ?? compile(visible);
    bySchema.set(visible, known);
    return known;
  };
  return (context, ...rest) => {
    const { identity } = (context as RequestContext).caller;
    const refusal = guard.refusal(identity);
    if (refusal) return refuse(refusal);
    return compiledFor(guard.introspected(identity) ?? schema)(context, ...rest);
  };
}
