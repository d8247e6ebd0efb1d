import type { Slot } from './plan.ts';
import { type Cost, type Price, type PricedOperation, type Pricing, totalOf } from './price.ts';

/** The calls of one upstream operation in one stage of an execution. */
export interface ExplainedCall {
  /** The API's short name. */
  readonly api: string;
  readonly operation: string;
  readonly method: string;
  /** The path template, with constant parameters; absolute if the API has an address. */
  readonly url: string;
  /** Operations that may be called instead, by the object or by the number of keys. */
  readonly alternatives?: readonly string[];
  /** Absent if the API has no address. */
  readonly host?: string;
  /** The calls at most. */
  readonly times: number;
  /** The calls as a rule, if nothing is cached. */
  readonly expected: number;
  /** The calls of a stage begin after those of the stage before, from 1. */
  readonly stage: number;
  /** The most keys of one call, if it looks up several. */
  readonly batched?: number;
  /** Whether its responses are cached. */
  readonly cached: boolean;
  /** The fields that make the calls, as `Type.field`. */
  readonly fields: readonly string[];
}

/** The upstream calls of an operation, without executing it. */
export interface Explanation {
  readonly calls: readonly ExplainedCall[];
  readonly cost: Price & {
    /** As a rule, if all responses are cached that can be. */
    readonly warm: number;
    /** Of a subscription: the calls for each event, which the others include once. */
    readonly event?: Price;
  };
  /** Of a live query: `cost` is that of one evaluation. */
  readonly live?: LiveCost;
}

type Variables = Parameters<PricedOperation['slots']>[0];

/** Explains an operation with these variables. */
export function explain(
  operation: PricedOperation,
  variables: Variables,
  { maxCalls, liveQueries }: Pick<Pricing, 'maxCalls' | 'liveQueries'>,
  live?: { readonly throttleMs: number },
): Explanation {
  const slots = operation.slots(variables);
  const uncached = slots.filter(({ facts }) => !isCached(facts));
  const total = totalOf(slots, maxCalls);
  const { expected: warm } = totalOf(uncached, maxCalls);
  const grouped = Map.groupBy(slots, ({ operation: name, stage }) => `${stage} ${name}`);
  const calls = [...grouped.values()].map((each) => explained(each, maxCalls));
  const event = operation.isSubscription && { event: operation.eventPrice(variables) };
  return {
    calls: calls.toSorted((one, other) => one.stage - other.stage),
    cost: { ...total, warm, ...event },
    ...(live && { live: liveCost(slots, live.throttleMs, liveQueries) }),
  };
}

function explained(slots: readonly Readonly<Slot>[], maxCalls: number): ExplainedCall {
  const [{ operation, alternatives, facts, stage, maxKeys }] = slots as readonly [Slot];
  const { worst, expected } = totalOf(slots, maxCalls);
  const [slug = '', id = ''] = operation.split('.');
  const host = hostOf(facts.address);
  return {
    api: slug,
    operation: id,
    method: facts.operation.method,
    url: urlOf(facts),
    ...(alternatives.length > 0 && { alternatives: alternatives.map(idOf) }),
    ...(host !== undefined && { host }),
    times: worst,
    expected,
    stage,
    ...(maxKeys !== undefined && { batched: maxKeys }),
    cached: isCached(facts),
    fields: [...new Set(slots.flatMap(({ fields }) => fields))],
  };
}

function idOf(operation: string): string {
  return operation.slice(operation.indexOf('.') + 1);
}

function isCached({ operation }: Slot['facts']): boolean {
  return operation.reads && (operation.cache?.seconds ?? 0) > 0;
}

function urlOf({ address = '', operation }: Slot['facts']): string {
  const constants = operation.query.flatMap(({ name, constant }) =>
    constant === undefined ? [] : [`${name}=${constant}`],
  );
  return `${address}${operation.path}${constants.length > 0 ? `?${constants.join('&')}` : ''}`;
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}

const HOUR_MS = 3_600_000;

/** What a live query costs as a rule, if nothing but time makes responses stale. */
interface LiveCost {
  /** Seconds from one evaluation to the next. */
  readonly every: number;
  readonly evaluationsPerHour: number;
  /** The upstream calls of all its callers together. */
  readonly callsPerMinute: number;
  readonly callsPerHour: number;
}

type Calls = Pick<Slot, 'typical' | 'facts'>;

/** A response that is cached is asked for when it is stale, and all others at each evaluation. */
function liveCost(
  slots: readonly Calls[],
  throttleMs: number,
  { interval: intervalMs, poll: pollMs }: Pricing['liveQueries'],
): LiveCost {
  const least = Math.max(intervalMs, throttleMs);
  const freshMs = ({ facts }: Calls) => Math.max(least, 1000 * (facts.operation.cache?.seconds ?? 0) || pollMs);
  const called = slots.filter(({ typical }) => typical > 0);
  if (called.length === 0) return { every: 0, evaluationsPerHour: 0, callsPerMinute: 0, callsPerHour: 0 };
  const everyMs = Math.min(...called.map(freshMs));
  let callsPerHour = 0;
  for (const slot of called) {
    callsPerHour += (slot.typical * HOUR_MS) / (isCached(slot.facts) ? freshMs(slot) : everyMs);
  }
  return {
    every: everyMs / 1000,
    evaluationsPerHour: rounded(HOUR_MS / everyMs),
    callsPerMinute: rounded(callsPerHour / 60),
    callsPerHour: rounded(callsPerHour),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A request with this header and the value `report` is answered with the cost in the same header. */
export const COST_HEADER = 'graphql-cost';

/** The header of a response with its cost, as a dictionary of RFC 9651, such as `worst=12, expected=3.5, actual=3`. */
export function costHeader({ estimated: { worst, expected }, actual }: Cost): readonly [name: string, value: string] {
  return [COST_HEADER, `worst=${worst}, expected=${expected}, actual=${actual}`];
}
