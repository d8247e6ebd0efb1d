import { type GraphQLSchema, isObjectType } from 'graphql';
import { nextTurn } from '../execution/next-turn.ts';
import type { RequestContext } from '../pipeline/identify/request-context.ts';
import type { ScopeRules } from '../scopes/scope-rules.ts';
import { subgraphDefinitions } from './subgraph-schema.ts';

/** The definitions that are printed in a turn of the event loop. */
const DEFINITIONS_A_TURN = 64;

/** Resolves `Query._service`: the schema that the caller sees, printed once. */
export function resolveService(schema: GraphQLSchema, rules: ScopeRules | undefined): void {
  const printed = new WeakMap<GraphQLSchema, Promise<string>>();
  const textOf = (visible: GraphQLSchema): Promise<string> => {
    const text = printed.get(visible) ?? printInTurns(visible);
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

async function printInTurns(schema: GraphQLSchema): Promise<string> {
  const definitions: string[] = [];
  for (const definition of subgraphDefinitions(schema)) {
    definitions.push(definition);
    if (definitions.length % DEFINITIONS_A_TURN === 0) await new Promise<void>(nextTurn);
  }
  return definitions.join('\n\n');
}
