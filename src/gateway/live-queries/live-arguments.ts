import { type GraphQLSchema, getDirectiveValues, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { INVALID, requestError } from '../pipeline/request-error.ts';

/** The directive of live queries, which `base.graphql` defines. */
const LIVE = 'live';

/** How a live query is evaluated. */
export interface LiveArguments {
  /** The least time between two evaluations, if it is more than that of the settings. */
  readonly throttleMs: number;
}

export function hasLiveDirective({ directives = [] }: OperationDefinitionNode): boolean {
  return directives.some(({ name }) => name.value === LIVE);
}

/** The arguments of `@live` for variables as they are sent; `undefined` for a query that is not live, or invalid variables. */
export function liveArgumentsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  rawVariables: Readonly<Record<string, unknown>>,
): LiveArguments | undefined {
  if (!hasLiveDirective(operation)) return undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], rawVariables);
  return coerced && liveArguments(schema, operation, coerced);
}

/** The arguments of `@live`, with variables of their types; `undefined` for a query that is not live. */
export function liveArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): LiveArguments | undefined {
  const directive = schema.getDirective(LIVE);
  const values = directive && getDirectiveValues(directive, operation, variables);
  if (values?.['if'] !== true) return undefined;
  const throttleMs = (values['throttle'] as number | null | undefined) ?? 0;
  if (throttleMs < 0) throw requestError('`throttle` of `@live` is negative.', { ...INVALID, code: 'BAD_USER_INPUT' });
  return { throttleMs };
}
