import { type ExecutionResult, locatedError } from 'graphql';
import type { ExecutionLimits } from './execution-limits.ts';
import { JsonSerializer } from './json-serializer.ts';
import { eventLoop, type Turns } from './turn-scheduler.ts';
import { isGraphQLError } from './values.ts';

type Limits = Pick<ExecutionLimits, 'bytes' | 'cancelled'>;

/** The serialized data of large responses, in parts. They are joined once, with the other members: a text may be large. */
const parts = new WeakMap<object, readonly string[]>();

/** A response as JSON. */
export function textOf(result: ExecutionResult): string {
  const { data } = result;
  const serialized = data ? parts.get(data) : undefined;
  if (!serialized) return JSON.stringify(result);
  const members = Object.entries(result).flatMap(([key, value]: [string, unknown]) => {
    const member = key === 'data' ? serialized : (JSON.stringify(value) as string | undefined);
    return member === undefined ? [] : [`,"${key}":`].concat(member);
  });
  const [first = '', ...others] = members;
  // A single join: a concatenation would be copied when it is sent.
  return ['{', first.slice(1), ...others, '}'].join('');
}

/**
 * Serializes the data of a response for `textOf`, in several turns of the event loop if it is large. A response that is
 * too large, or cannot be serialized, is replaced by its error.
 */
export function serializeInTurns(
  result: ExecutionResult,
  limits: Limits,
  scheduler: Turns,
): ExecutionResult | Promise<ExecutionResult> {
  const { data } = result;
  if (!data) return result;
  const serialize = (serializer: JsonSerializer): ExecutionResult | undefined => {
    if (!serializer.advance()) return undefined;
    parts.set(data, serializer.parts);
    return result;
  };
  try {
    const serializer = new JsonSerializer(data, limits.bytes, scheduler);
    return serialize(serializer) ?? inLaterTurns(() => serialize(serializer), limits, scheduler);
  } catch (error) {
    return failed(error);
  }
}

/** The same for a result that may have changed since its data was serialized. */
export function serializeAnew(
  result: ExecutionResult,
  limits: Limits,
  scheduler = eventLoop,
): ExecutionResult | Promise<ExecutionResult> {
  const { data } = result;
  if (typeof data !== 'object' || data === null) return result;
  parts.delete(data);
  return serializeInTurns(result, limits, scheduler);
}

function inLaterTurns(
  advance: () => ExecutionResult | undefined,
  limits: Limits,
  scheduler: Turns,
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
  limits: Limits,
): ExecutionResult | undefined {
  try {
    const reason = limits.cancelled();
    return reason ? failed(reason) : advance();
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): ExecutionResult {
  return { errors: [isGraphQLError(error) ? error : locatedError(error, undefined)], data: null };
}
