import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type Compiled, compileRoot, ignoreCompiled } from './compile-root.ts';
import { executeAll, executeSerially } from './execute-selection.ts';
import { DEFAULT_LIMITS } from './execution-limits.ts';
import { Run } from './run.ts';
import { SelectionCompiler } from './selection-compiler.ts';
import { eventLoop } from './turn-scheduler.ts';

/** A run never rejects. */
export type CompiledOperation = Compiled<ExecutionResult | Promise<ExecutionResult>>;

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
  onCompiled = ignoreCompiled,
): CompiledOperation {
  const { coerceVariables, selectionFor, isMutation } = compileRoot(schema, document, operation, (each, rootType) =>
    new SelectionCompiler(each, onCompiled).root(rootType),
  );
  const execute = isMutation ? executeSerially : executeAll;
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
