import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { execute as executeByGraphql } from 'graphql-js-execute';
import { compileOperation } from '../../src/gateway/execution/compile.ts';
import { TurnScheduler } from '../../src/gateway/execution/run.ts';
import { usage } from './usage.ts';

export * from 'graphql-js-execute';

/** Operations without promises are expected to complete at once. */
const scheduler = new TurnScheduler(Infinity);

/** graphql-js's `execute`, replaced by the executor if it supports the operation. */
export function execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const operation = operationOf(args);
  const reason = operation ? optionOf(args) : 'no operation to execute';
  if (!operation || reason) return byGraphql(args, reason ?? '');
  const { schema, document, contextValue, variableValues, rootValue } = args;
  if (!schema.getRootType(operation.operation)) return byGraphql(args, 'a schema without the root type');
  usage.executions += 1;
  if (process.env['GRAPHQL_JS_BY'] === 'graphql-js') return executeByGraphql(args) as ReturnType<typeof execute>;
  const compiled = compileOperation(schema, document, operation, scheduler);
  const result = compiled(contextValue, variableValues ?? {}, undefined, rootValue);
  if (result instanceof Promise || 'data' in result) return result;
  // The executor does not report why variables are invalid.
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, {
    maxErrors: 50,
  });
  return { errors };
}

/** The same for synchronous operations. */
export function executeSync(args: ExecutionArgs): ExecutionResult {
  const result = execute(args);
  if (result instanceof Promise) throw new Error('GraphQL execution failed to complete synchronously.');
  return result;
}

function byGraphql(args: ExecutionArgs, reason: string): ExecutionResult | Promise<ExecutionResult> {
  usage.reasons.add(reason);
  return executeByGraphql(args) as ExecutionResult | Promise<ExecutionResult>;
}

/** An option of graphql-js that the executor does not have. */
function optionOf({ fieldResolver, typeResolver, options }: ExecutionArgs): string | undefined {
  if (fieldResolver) return 'fieldResolver';
  if (typeResolver) return 'typeResolver';
  return options ? 'options' : undefined;
}

function operationOf({ document, operationName, variableValues }: ExecutionArgs): OperationDefinitionNode | undefined {
  if (!(document as DocumentNode | undefined) || typeof (variableValues ?? {}) !== 'object') return undefined;
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const named = operations.filter(({ name }) => operationName == null || name?.value === operationName);
  return named.length === 1 ? named[0] : undefined;
}
