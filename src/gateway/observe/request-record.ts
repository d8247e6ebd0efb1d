import type { TraceContext } from '#telemetry';
import type { OperationSummary } from '../pipeline/prepare/operation-summary.ts';
import type { ResponseSource } from '../pipeline/request-observer.ts';
import type { Cost, Explanation } from '../price/index.ts';
import type { CallRecord } from './call-record.ts';

/**
 * How a request ended. `refused`: by the caller's own error. `failed`: by an error of the gateway or of an API, also if
 * the response has data. `abandoned`: the caller disconnected.
 */
export type RequestOutcome = 'success' | 'refused' | 'failed' | 'abandoned';

export const OUTCOMES: readonly RequestOutcome[] = ['success', 'refused', 'failed', 'abandoned'];

/** A request that is over, for logs, metrics and traces. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** A short hash of the caller, if it is known. */
  readonly caller: string | undefined;
  /** Absent for a request that was refused before its operation was known. */
  readonly summary: OperationSummary | undefined;
  readonly source: ResponseSource;
  readonly outcome: RequestOutcome;
  /** Absent for an abandoned request. */
  readonly status: number | undefined;
  readonly bytes: number;
  readonly durationMs: number;
  /** The time in which at least one upstream call was in flight. */
  readonly upstreamMs: number;
  /** The distinct codes of its errors. */
  readonly codes: readonly string[];
  /** Its calls, without those beyond a limit. */
  readonly calls: readonly CallRecord[];
  /** All calls, those included that stored responses answered. */
  readonly callCount: number;
  /** Absent if nothing was executed, or another request's execution is shared. */
  readonly cost: Cost | undefined;
  readonly trace: TraceContext | undefined;
  /** The calls that were expected; `undefined` if nothing was executed. */
  explain(): Explanation | undefined;
}

/** Receives each request when it is over. */
export interface RecordSink {
  finished(record: RequestRecord): void;
}
