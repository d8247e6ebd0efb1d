import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isSpecifiedScalarType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '#graph';
import type { Gateway } from '../gateway.ts';

type Variables = Readonly<Record<string, unknown>> | undefined;

/** An operation that was read, checked and compiled once, and can be run any number of times. */
export interface PreparedOperation {
  /** Equal requests may share one execution: it changes nothing, and answers alike. */
  readonly shareable: boolean;
  run(context: Context, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
}

/**
 * Compiles an operation of a valid document. What the compiler cannot do is executed in the ordinary way. A result
 * without data means that nothing was run: the variables did not fit.
 */
export function prepareOperation(
  { schema, randomFields, settings: { performance } }: Pick<Gateway, 'schema' | 'randomFields' | 'settings'>,
  document: DocumentNode,
  operationName: string | undefined,
): PreparedOperation | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const shareable = performance.shareOperations && isQuery && !selectsAny(schema, document, randomFields);
  const ordinary: PreparedOperation['run'] = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
  const compiled = performance.compile ? compileQuery(schema, document, operationName) : undefined;
  if (!compiled || !isCompiledQuery(compiled)) return { shareable, run: ordinary };
  const run: PreparedOperation['run'] = (context, variables) => compiled.query(undefined, context, variables ?? {});
  if (!takesMore(schema, operation)) return { shareable, run };
  // The compiler knows neither of @oneOf nor of what an enum or scalar refuses in its own way; graphql does.
  const check = (variables: Variables) =>
    getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}).errors;
  return { shareable, run: (context, variables) => (check(variables) ? { errors: [] } : run(context, variables)) };
}

/** Whether some variable is more than a built-in scalar, or a list of them. */
function takesMore(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type }) => {
    const resolved = typeFromAST(schema, type as NamedTypeNode);
    return !resolved || !isSpecifiedScalarType(getNamedType(resolved));
  });
}

/** Whether a document selects one of these fields, written as `Type.field`. */
function selectsAny(schema: GraphQLSchema, document: DocumentNode, fields: ReadonlySet<string>): boolean {
  if (fields.size === 0) return false;
  const info = new TypeInfo(schema);
  let found = false;
  const Field = ({ name }: FieldNode) => {
    found ||= fields.has(`${info.getParentType()?.name}.${name.value}`);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return found;
}
