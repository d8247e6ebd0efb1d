import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '#graph';
import { compileOperation } from '../execution/compile.ts';
import type { Gateway } from '../gateway.ts';

type Variables = Readonly<Record<string, unknown>> | undefined;

/** An operation that was read, checked and compiled once, and can be run any number of times. */
export interface PreparedOperation {
  /** Equal requests may share one execution: it changes nothing, and answers alike. */
  readonly shareable: boolean;
  run(context: Context, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
}

/**
 * Prepares an operation of a valid document. A result without data means that nothing was run: the variables did not fit.
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
  if (!performance.compile) return { shareable, run: ordinary };
  const compiled = compileOperation(schema, document, operation);
  return { shareable, run: (context, variables) => compiled(context, variables ?? {}) };
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
