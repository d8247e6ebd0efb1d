import type { RecordSink, RequestRecord } from './request-record.ts';

/** A request that failed, as the console shows it. */
export interface RecentFailure {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** The id by which the log has its causes. */
  readonly requestId: string;
  readonly traceId: string | undefined;
  readonly operation: string | undefined;
  readonly codes: readonly string[];
  /** APIs of failed calls. */
  readonly apis: readonly string[];
  readonly durationMs: number;
}

const MOST_FAILURES = 20;

/** The last requests that failed. Nothing in it was sent by a caller or an upstream, except valid names and ids. */
export class RecentFailures implements RecordSink {
  readonly #failures: RecentFailure[] = [];

  finished(record: RequestRecord): void {
    if (record.outcome !== 'failed') return;
    const failed = record.calls.filter(({ code }) => code !== undefined);
    this.#failures.unshift({
      at: Date.now(),
      requestId: record.requestId,
      traceId: record.trace?.traceId,
      operation: record.summary?.name,
      codes: record.codes,
      apis: [...new Set(failed.map((call) => call.api))],
      durationMs: record.durationMs,
    });
    if (this.#failures.length > MOST_FAILURES) this.#failures.pop();
  }

  /** The latest first. */
  read(): readonly RecentFailure[] {
    return [...this.#failures];
  }
}
