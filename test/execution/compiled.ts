import { buildSchema, type GraphQLFieldResolver, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { type CompiledOperation, compileOperation } from '../../src/gateway/execution/compile.ts';
import { DEFAULT_LIMITS, type ExecutionLimits, type TurnScheduler } from '../../src/gateway/execution/run.ts';

type Resolvers = Readonly<Record<string, Readonly<Record<string, GraphQLFieldResolver<any, unknown>>>>>;

/** A schema whose fields have these resolvers, by type and field. */
export function schemaOf(sdl: string, resolvers: Resolvers = {}) {
  const schema = buildSchema(sdl);
  for (const [type, fields] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) {
      const definitions = (schema.getType(type) as unknown as { getFields(): Record<string, object> }).getFields();
      Object.assign(definitions[name] ?? {}, { resolve });
    }
  }
  return schema;
}

/** An operation over such a schema. */
export function compiled(
  sdl: string,
  resolvers: Resolvers,
  query: string,
  scheduler?: TurnScheduler,
): CompiledOperation {
  const document = parse(query);
  return compileOperation(
    schemaOf(sdl, resolvers),
    document,
    getOperationAST(document) as OperationDefinitionNode,
    scheduler,
  );
}

/** Limits that differ from the defaults in these. */
export const limitsOf = (limits: Partial<ExecutionLimits>): ExecutionLimits => ({ ...DEFAULT_LIMITS, ...limits });
