import { type ExecutionResult, GraphQLError, locatedError } from 'graphql';
import { DEFAULT_LIMITS, type ExecutionLimits } from './execution-limits.ts';
import { JsonSerializer } from './json-serializer.ts';
import { eventLoop, type TurnScheduler } from './turn-scheduler.ts';

/** The data of large answers, serialized already. */
const texts = new WeakMap<object, string>();

/** An answer as JSON. */
export function textOf(result: ExecutionResult): string {
  const { data, errors } = result;
  const text = data ? texts.get(data) : undefined;
  if (text === undefined) return JSON.stringify(result);
  return errors ? `{"errors":${JSON.stringify(errors)},"data":${text}}` : `{"data":${text}}`;
}

/**
 * Serializes the data of an answer for `textOf`, in several turns of the event loop where it is large. An answer that is
 * larger than it may be, or cannot be serialized, becomes one that says so.
 */
export function serializeInTurns(
  result: ExecutionResult,
  limits: ExecutionLimits,
  scheduler: TurnScheduler,
): ExecutionResult | Promise<ExecutionResult> {
  const { data } = result;
  if (!data) return result;
  const serialize = (serializer: JsonSerializer): ExecutionResult | undefined => {
    if (!serializer.advance()) return undefined;
    texts.set(data, serializer.text);
    return result;
  };
  try {
    const serializer = new JsonSerializer(data, limits.bytes, scheduler);
    return serialize(serializer) ?? inLaterTurns(() => serialize(serializer), limits, scheduler);
  } catch (error) {
    return failed(error);
  }
}

/** The same within the default limits. */
export async function writeInTurns(result: ExecutionResult): Promise<ExecutionResult> {
  return serializeInTurns(result, DEFAULT_LIMITS, eventLoop);
}

function inLaterTurns(
  advance: () => ExecutionResult | undefined,
  limits: ExecutionLimits,
  scheduler: TurnScheduler,
): Promise<ExecutionResult> {
  return new Promise((resolve) => {
    const resume = () => {
      const result = advanceUnlessCancelled(advance, limits);
      if (result) resolve(result);
      return !result;
    };
    scheduler.add({ resume });
  });
}

function advanceUnlessCancelled(
  advance: () => ExecutionResult | undefined,
  limits: ExecutionLimits,
): ExecutionResult | undefined {
  try {
    const reason = limits.cancelled();
    return reason ? failed(reason) : advance();
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): ExecutionResult {
  return { errors: [error instanceof GraphQLError ? error : locatedError(error, undefined)], data: null };
}
