import { Histogram, type Sample, type Snapshot } from '#telemetry';
import type { ErrorCode } from '../error-codes.ts';
import type { OperationSummary } from '../pipeline/prepare/operation-summary.ts';
import { type OperationLabels, OTHER } from './operation-labels.ts';
import { OUTCOMES, type RecordSink, type RequestRecord } from './request-record.ts';

/** Codes beyond are counted together. */
const MOST_CODES = 64;
const [FIRST_STATUS, STATUSES] = [100, 500];
const OVERLOADED: ErrorCode = 'OVERLOADED';
const OVERLOADED_STATUS = 503;

/** The counters of one operation. */
class OperationSeries {
  readonly labels: readonly string[];
  readonly durations = new Histogram();
  readonly outcomes = { success: 0, refused: 0, failed: 0, abandoned: 0 };
  calls = 0;
  readonly cost = { worst: 0, expected: 0, actual: 0 };
  constructor(...labels: readonly string[]) {
    this.labels = labels;
  }
}

/** Counts requests. Counting one is a few additions, and allocates nothing. */
export class RequestCounters implements RecordSink {
  readonly #labels: OperationLabels;
  readonly #unknown = new OperationSeries('none', '');
  readonly #series = new Map<string, Map<string, OperationSeries>>();
  readonly #ownDurations = new Histogram();
  readonly #statuses = new Float64Array(STATUSES);
  readonly #codes = new Map<string, number>();
  #sentBytes = 0;
  #cached = 0;
  #coalesced = 0;
  #inFlight = 0;

  constructor(labels: OperationLabels) {
    this.#labels = labels;
  }

  began(): void {
    this.#inFlight += 1;
  }

  /** Counts a request that was refused unread. It has no duration. */
  overloaded(): void {
    this.#unknown.outcomes.failed += 1;
    this.#countStatus(OVERLOADED_STATUS);
    this.#countCode(OVERLOADED);
  }

  finished(record: RequestRecord): void {
    this.#inFlight -= 1;
    const { summary, status, source, cost, codes } = record;
    const series = summary ? this.#seriesOf(summary) : this.#unknown;
    series.outcomes[record.outcome] += 1;
    series.durations.observe(record.durationMs / 1000);
    series.calls += record.callCount;
    this.#ownDurations.observe((record.durationMs - record.upstreamMs) / 1000);
    if (cost) {
      series.cost.worst += cost.estimated.worst;
      series.cost.expected += cost.estimated.expected;
      series.cost.actual += cost.actual;
    }
    this.#sentBytes += record.bytes;
    if (source === 'cache') this.#cached += 1;
    else if (source === 'coalesced') this.#coalesced += 1;
    if (status !== undefined) this.#countStatus(status);
    for (const code of codes) this.#countCode(code);
  }

  read(): Snapshot {
    const all = [this.#unknown, ...[...this.#series.values()].flatMap((types) => [...types.values()])];
    const durations = all.map(({ labels, durations: own }) => ({ labels, ...own.read() }));
    const counted = durations.filter(({ buckets }) => buckets.some((count) => count > 0));
    return {
      'manifold.operations': all.flatMap(({ labels, outcomes }) =>
        nonZero(OUTCOMES.map((outcome) => [[...labels, outcome], outcomes[outcome]])),
      ),
      'manifold.operation.duration': counted,
      'manifold.operation.own_duration': [{ labels: [], ...this.#ownDurations.read() }],
      'manifold.operation.upstream_calls': nonZero(all.map(({ labels, calls }) => [labels, calls])),
      'manifold.operation.cost': all.flatMap(({ labels: [operation = ''], cost }) =>
        nonZero(Object.entries(cost).map(([kind, value]) => [[operation, kind], value])),
      ),
      'manifold.errors': [...this.#codes].map(([code, value]) => ({ labels: [code], value })),
      'manifold.responses': nonZero([...this.#statuses].map((count, at) => [[String(at + FIRST_STATUS)], count])),
      'manifold.sent': [{ labels: [], value: this.#sentBytes }],
      'manifold.cache.hits': [
        { labels: ['response'], value: this.#cached },
        { labels: ['operation'], value: this.#coalesced },
      ],
      'manifold.requests.in_flight': [{ labels: [], value: this.#inFlight }],
    };
  }

  #seriesOf(summary: OperationSummary): OperationSeries {
    const type = summary.type ?? '';
    const label = this.#labels.labelOf(summary);
    let types = this.#series.get(label);
    if (!types) this.#series.set(label, (types = new Map()));
    let series = types.get(type);
    if (!series) types.set(type, (series = new OperationSeries(label, type)));
    return series;
  }

  #countStatus(status: number): void {
    const index = status - FIRST_STATUS;
    this.#statuses[index] = (this.#statuses[index] ?? 0) + 1;
  }

  /** The codes of plugins are their own. */
  #countCode(code: string): void {
    const known = this.#codes.has(code) || this.#codes.size < MOST_CODES ? code : OTHER;
    this.#codes.set(known, (this.#codes.get(known) ?? 0) + 1);
  }
}

function nonZero(counted: readonly (readonly [labels: readonly string[], value: number])[]): Sample[] {
  return counted.flatMap(([labels, value]) => (value > 0 ? [{ labels, value }] : []));
}
