import { type GraphQLSchema, isObjectType } from 'graphql';
import type { RequestContext } from '../pipeline/identify/request-context.ts';
import type { ScopeRules } from '../scopes/scope-rules.ts';
import { subgraphSchema } from './subgraph-schema.ts';

/** Resolves `Query._service`: the schema that the caller sees, printed once. */
export function resolveService(schema: GraphQLSchema, rules: ScopeRules | undefined): void {
  const printed = new WeakMap<GraphQLSchema, string>();
  const textOf = (visible: GraphQLSchema): string => {
    const text = printed.get(visible) ?? subgraphSchema(visible);
    printed.set(visible, text);
    return text;
  };
  const query = schema.getQueryType();
  const field = isObjectType(query) ? query.getFields()['_service'] : undefined;
  if (!field) return;
  field.resolve = (_root, _args, { caller }: RequestContext) => ({
    sdl: () => textOf(rules ? rules.visible.of(caller.identity.scopes) : schema),
  });
}
