import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Variables } from './coerce-literal.ts';
import { compileVariables } from './coerce-variables.ts';
import { compileVariants } from './compile-variants.ts';
import { executeAll, executeSerially } from './execute-selection.ts';
import { DEFAULT_LIMITS, type ExecutionLimits } from './execution-limits.ts';
import { Run } from './run.ts';
import { SelectionCompiler } from './selection-compiler.ts';
import { eventLoop } from './turn-scheduler.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** An operation that can be run any number of times. A run never rejects. */
export type CompiledOperation = (
  context: unknown,
  rawVariables: Variables,
  limits?: ExecutionLimits,
  rootValue?: unknown,
) => Result;

/**
 * Compiles an operation of a valid document: selections, types and arguments are looked up once instead of for every run and
 * every item of a list. A run has the result of graphql-js's `execute`, within its limits; without data, and without
 * errors, it says that variables do not fit their types.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scheduler = eventLoop,
): CompiledOperation {
  const coerceVariables = compileVariables(schema, operation);
  const selectionFor = compileVariants(schema, document, operation, (each, rootType) =>
    new SelectionCompiler(each).root(rootType),
  );
  const execute = operation.operation === OperationTypeNode.MUTATION ? executeSerially : executeAll;
  return (context, rawVariables, limits = DEFAULT_LIMITS, rootValue) => {
    const variables = coerceVariables(rawVariables);
    if (!variables) return { errors: [] };
    const run = new Run(context, variables, rootValue, limits, scheduler);
    try {
      return execute(run, selectionFor(variables));
    } catch (error) {
      run.fail(error);
      return run.result();
    }
  };
}
