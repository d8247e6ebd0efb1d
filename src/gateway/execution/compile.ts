import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Variables } from './coerce-literal.ts';
import { compileVariables } from './coerce-variables.ts';
import type { CompiledSelection } from './compiled-selection.ts';
import { DEFAULT_LIMITS, type ExecutionLimits } from './execution-limits.ts';
import type { Field } from './field.ts';
import { compileFlags, NO_FLAGS } from './flags.ts';
import { fragmentsOf } from './fragments.ts';
import type { Container } from './response-path.ts';
import { Run } from './run.ts';
import { SelectionCompiler } from './selection-compiler.ts';
import { setProperty } from './set-property.ts';
import { serializeInTurns } from './text.ts';
import { eventLoop } from './turn-scheduler.ts';
import { propertiesOf } from './values.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** An operation that can be run any number of times. A run never rejects. */
export type CompiledOperation = (
  context: unknown,
  rawVariables: Variables,
  limits?: ExecutionLimits,
  rootValue?: unknown,
) => Result;

/** Combinations of the values in `@skip` and `@include` for which an operation is compiled. */
const VARIANTS = 16;
/** Responses with more bytes or nodes are serialized in turns; JSON.stringify takes a few milliseconds for smaller ones. */
const LARGE_BYTES = 512 * 1024;
const LARGE_NODES = 16 * 1024;
/** The most bytes of a leaf that was counted as one. */
const BYTES_OF_LEAF = 24;

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
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) throw new TypeError(`The schema has no ${operation.operation} type.`);
  const fragments = fragmentsOf(document);
  const coerceVariables = compileVariables(schema, operation);
  const flagsOf = compileFlags(document);
  const variants = new Map<string, CompiledSelection>();
  const selectionFor = (variables: Variables): CompiledSelection => {
    const flags = flagsOf(variables);
    const key = flags === NO_FLAGS ? '' : JSON.stringify(flags);
    let selection = variants.get(key);
    if (!selection) {
      selection = new SelectionCompiler({ schema, operation, fragments, flags }).root(rootType);
      if (variants.size === VARIANTS) variants.clear();
      variants.set(key, selection);
    }
    return selection;
  };
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

function executeAll(run: Run, selection: CompiledSelection): Result {
  run.data = selection.complete(run, run.rootValue, undefined);
  return run.isSettled ? answerOf(run) : run.settled().then(() => answerOf(run));
}

/** The fields of a mutation: each begins when the one before is settled, with everything below it. */
function executeSerially(run: Run, { fields }: CompiledSelection): Result {
  const data: Container = {};
  run.data = data;
  const executeFrom = (first: number): Result => {
    for (const [index, field] of fields.entries()) {
      if (index < first || run.data === null) continue;
      executeField(run, data, field);
      if (!run.isSettled) return run.settled().then(() => executeFrom(index + 1));
    }
    return answerOf(run);
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

function answerOf(run: Run): Result {
  const result = run.result();
  const isLarge =
    run.hasObjectLeaf ||
    run.bytes > LARGE_BYTES ||
    run.nodes > LARGE_NODES ||
    run.bytes * BYTES_OF_LEAF > run.limits.bytes;
  return isLarge ? serializeInTurns(result, run.limits, run.scheduler) : result;
}
