import type { ExecutionResult } from 'graphql';
import type { CompiledSelection } from './compiled-selection.ts';
import type { Field } from './field.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';
import { setProperty } from './set-property.ts';
import { serializeInTurns } from './text.ts';
import { propertiesOf } from './values.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Responses with more bytes or nodes are serialized in turns; JSON.stringify takes a few milliseconds for smaller ones. */
const LARGE_BYTES = 512 * 1024;
const LARGE_NODES = 16 * 1024;
/** The most bytes of a leaf that was counted as one. */
const BYTES_OF_LEAF = 24;

interface Selection {
  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container;
}

/** Executes the fields of a query at once. */
export function executeAll(run: Run, selection: Selection): Result {
  run.data = selection.complete(run, run.rootValue, undefined);
  return run.isSettled ? resultOf(run) : run.settled().then(() => resultOf(run));
}

/** The fields of a mutation: each begins when the one before is settled, with everything below it. */
export function executeSerially(run: Run, { fields }: Pick<CompiledSelection, 'fields'>): Result {
  const data: Container = {};
  run.data = data;
  const executeFrom = (first: number): Result => {
    for (const [index, field] of fields.entries()) {
      if (index < first || run.data === null) continue;
      executeField(run, data, field);
      if (!run.isSettled) return run.settled().then(() => executeFrom(index + 1));
    }
    return resultOf(run);
  };
  return executeFrom(0);
}

function executeField(run: Run, data: Container, field: Field): void {
  try {
    setProperty(data, field.key, field.execute(run, run.rootValue, propertiesOf(run.rootValue), undefined));
  } catch (error) {
    run.fail(error);
  }
}

/** The result of a run that is settled, whose text is made in turns if it is large. */
export function resultOf(run: Run): Result {
  const result = run.result();
  const isLarge =
    run.hasObjectLeaf ||
    run.bytes > LARGE_BYTES ||
    run.nodes > LARGE_NODES ||
    run.bytes * BYTES_OF_LEAF > run.limits.bytes;
  return isLarge ? serializeInTurns(result, run.limits, run.scheduler) : result;
}
