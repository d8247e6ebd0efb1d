import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isSpecifiedScalarType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '#graph';

type Variables = Readonly<Record<string, unknown>> | undefined;

/** An operation that was read, checked and compiled once, and can be run any number of times. */
export interface PreparedOperation {
  readonly type: OperationTypeNode;
  run(context: Context, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
}

/**
 * Compiles an operation of a valid document. What the compiler cannot do is executed in the ordinary way. A result
 * without data means that nothing was run: the variables did not fit.
 */
export function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): PreparedOperation | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const type = operation.operation;
  const ordinary: PreparedOperation['run'] = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return { type, run: ordinary };
  const run: PreparedOperation['run'] = (context, variables) => compiled.query(undefined, context, variables ?? {});
  if (!takesMore(schema, operation)) return { type, run };
  // The compiler knows neither of @oneOf nor of what an enum or scalar refuses in its own way; graphql does.
  const check = (variables: Variables) =>
    getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}).errors;
  return { type, run: (context, variables) => (check(variables) ? { errors: [] } : run(context, variables)) };
}

/** Whether some variable is more than a built-in scalar, or a list of them. */
function takesMore(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type }) => {
    const resolved = typeFromAST(schema, type as NamedTypeNode);
    return !resolved || !isSpecifiedScalarType(getNamedType(resolved));
  });
}
