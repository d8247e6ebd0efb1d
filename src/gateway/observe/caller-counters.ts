import type { RecordSink, RequestRecord } from './request-record.ts';

/** The requests of one caller. */
export interface CallerCounts {
  /** A short hash of the caller; `unidentified` without one, `other` beyond the number of callers that are counted. */
  readonly caller: string;
  readonly requests: number;
  readonly failed: number;
  readonly refused: number;
  readonly calls: number;
  readonly cost: number;
}

type Mutable<Counts> = { -readonly [Key in keyof Counts]: Counts[Key] };

const MOST_CALLERS = 1000;

/** Counts the requests of each caller, of a bounded number of callers. */
export class CallerCounters implements RecordSink {
  readonly #callers = new Map<string, Mutable<CallerCounts>>();

  finished(record: RequestRecord): void {
    const counts = this.#countsOf(record.caller ?? 'unidentified');
    counts.requests += 1;
    counts.calls += record.callCount;
    counts.cost += record.cost?.actual ?? 0;
    if (record.outcome === 'failed') counts.failed += 1;
    if (record.outcome === 'refused') counts.refused += 1;
  }

  /** Those with the most requests first. */
  top(count: number): readonly CallerCounts[] {
    return [...this.#callers.values()].toSorted((one, other) => other.requests - one.requests).slice(0, count);
  }

  #countsOf(caller: string): Mutable<CallerCounts> {
    const label = this.#callers.has(caller) || this.#callers.size < MOST_CALLERS ? caller : 'other';
    let counts = this.#callers.get(label);
    if (!counts) {
      counts = { caller: label, requests: 0, failed: 0, refused: 0, calls: 0, cost: 0 };
      this.#callers.set(label, counts);
    }
    return counts;
  }
}
