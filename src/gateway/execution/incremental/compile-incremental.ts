import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type Compiled, compileRoot, ignoreCompiled } from '../compile-root.ts';
import { executeAll, executeSerially, resultOf } from '../execute-selection.ts';
import { DEFAULT_LIMITS } from '../execution-limits.ts';
import type { Run } from '../run.ts';
import { eventLoop } from '../turn-scheduler.ts';
import { Delivery } from './delivery.ts';
import type { PartitionFields } from './field-partition.ts';
import type { IncrementQueue } from './increment-queue.ts';
import { IncrementalCompiler } from './incremental-compiler.ts';
import type { IncrementalSelection } from './incremental-selection.ts';
import type { Part } from './part.ts';

/** The first part of a response, and the others. */
export interface IncrementalResult {
  readonly result: ExecutionResult;
  /** The parts to come. */
  readonly announced: readonly Part[];
  readonly increments: Pick<IncrementQueue, 'next'>;
}

const NONE: IncrementalResult['increments'] = { next: () => Promise.resolve(undefined) };

/** As `CompiledOperation`, for incremental responses. */
export type CompiledIncremental = Compiled<Promise<IncrementalResult>>;

/** Compiles an operation with `@defer` or `@stream`, whose response is incremental. */
export function compileIncremental(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  partition: PartitionFields,
  scheduler = eventLoop,
  onCompiled = ignoreCompiled,
): CompiledIncremental {
  const { coerceVariables, selectionFor, isMutation } = compileRoot(schema, document, operation, (each, rootType) =>
    new IncrementalCompiler({ ...each, isIncremental: true }, partition, onCompiled).root(rootType),
  );
  const execute = (run: Run, selection: IncrementalSelection) =>
    isMutation ? executeSerially(run, selection.own) : executeAll(run, selection);
  return async (context, rawVariables, limits = DEFAULT_LIMITS, rootValue) => {
    const variables = coerceVariables(rawVariables);
    if (!variables) return wholeResult({ errors: [] });
    const delivery = new Delivery({
      inputs: { context, variables, rootValue, scheduler },
      limits,
      resultOf,
    });
    const run = delivery.firstRun();
    try {
      const result = await execute(run, selectionFor(variables));
      return { result, announced: delivery.start(run), increments: delivery.queue };
    } catch (error) {
      run.fail(error);
      return wholeResult(run.result());
    }
  };
}

/** A response of one part. */
export function wholeResult(result: ExecutionResult): IncrementalResult {
  return { result, announced: [], increments: NONE };
}
