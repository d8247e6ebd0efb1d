import type { CallerCounts, TelemetryReport } from '#gateway';
import { METRICS, mergeSnapshots, quantileOf, type Snapshot } from '#telemetry';
import type { ApiHealth } from '#upstream';
import type { CallerFigures, OperationFigures, QuotaFigures, Traffic, WireSpan } from './wire.ts';

/** Figures are those of this time, once there is a viewer for as long. */
const WINDOW_MS = 60_000;
const COVERED = 0.9;
const MOST_ROWS = 10;

/** Bars of the chart, of a second each if there was a viewer. */
const SPANS = 60;

interface Past {
  readonly at: number;
  readonly snapshot: Snapshot;
  /** Since the one before. */
  readonly span: WireSpan | 0;
}

/** Sums up the reports of all workers, and remembers them for a while, so that figures are those of the last minute. */
export class TrafficMeter {
  readonly #now: () => number;
  #past: Past[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The traffic by these reports, at least one. */
  read(reports: readonly TelemetryReport[]): Traffic {
    const at = this.#now();
    const snapshots = reports.map(({ metrics }) => metrics);
    const snapshot = mergeSnapshots(METRICS, snapshots);
    const span = spanOf(snapshot, this.#past.at(-1)?.snapshot);
    this.#past = [...this.#past.filter((past) => at - past.at <= WINDOW_MS), { at, snapshot, span }];
    const [first] = this.#past;
    // Until there was a viewer for as long as the window, the figures since the start say more.
    const before = first && at - first.at >= WINDOW_MS * COVERED ? first : undefined;
    const figures = new SnapshotFigures(snapshot, before?.snapshot);
    const current = new SnapshotFigures(snapshot);
    const of = (outcome: string) => figures.sum('manifold.operations', { outcome });
    const hits = (kind: string) => figures.sum('manifold.cache.hits', { kind });
    const duration = 'manifold.operation.duration';
    return {
      workers: reports.length,
      seconds: Math.round((before ? at - before.at : at) / 1000),
      isSinceStart: before === undefined,
      requests: figures.sum('manifold.operations'),
      failed: of('failed'),
      refused: of('refused'),
      cached: hits('response') + hits('operation'),
      expectedCost: Math.round(figures.sum('manifold.operation.cost', { kind: 'expected' })),
      actualCost: figures.sum('manifold.operation.cost', { kind: 'actual' }),
      p50Ms: figures.quantileMs(duration, 0.5),
      p95Ms: figures.quantileMs(duration, 0.95),
      ownP95Ms: figures.quantileMs('manifold.operation.own_duration', 0.95),
      loopP99Ms: figures.quantileMs('nodejs.eventloop.delay', 0.99),
      spans: [...Array<0>(SPANS).fill(0), ...this.#past.map((past) => past.span)].slice(-SPANS),
      operations: operationsOf(figures),
      inFlight: current.sum('manifold.requests.in_flight'),
      limit: Math.round(current.sum('manifold.requests.limit')),
      subscriptions: {
        open: current.sum('manifold.subscriptions'),
        sources: current.sum('manifold.subscriptions.sources'),
        polls: figures.sum('manifold.subscriptions.polls'),
        saved: figures.sum('manifold.subscriptions.polls_saved'),
        lagMs: 1000 * greatest(reports, 'manifold.subscriptions.lag'),
      },
      liveQueries: {
        open: current.sum('manifold.live_queries'),
        different: current.sum('manifold.live_queries.different'),
        evaluations: figures.sum('manifold.live_queries.evaluations'),
        saved: figures.sum('manifold.live_queries.evaluations_saved'),
        changedAt: 1000 * greatest(reports, 'manifold.live_queries.last_change'),
      },
      callers: callersOf(reports.flatMap(({ callers }) => callers)),
      quotas: quotasOf(reports.flatMap(({ apis }) => apis)),
      config: reports.find(({ config }) => config)?.config,
    };
  }
}

function spanOf(snapshot: Snapshot, before: Snapshot | undefined): WireSpan | 0 {
  if (!before) return 0;
  const figures = new SnapshotFigures(snapshot, before);
  const requests = figures.sum('manifold.operations');
  if (requests === 0) return 0;
  const quantile = (share: number) => figures.quantileMs('manifold.operation.duration', share) ?? -1;
  return [requests, figures.sum('manifold.operations', { outcome: 'failed' }), quantile(0.5), quantile(0.95)];
}

function operationsOf(figures: SnapshotFigures): OperationFigures[] {
  const all = figures.labels('manifold.operations', 'operation').map((name) => {
    const of = (outcome?: string) =>
      figures.sum('manifold.operations', { operation: name, ...(outcome !== undefined && { outcome }) });
    const p95Ms = figures.quantileMs('manifold.operation.duration', 0.95, { operation: name });
    return { name, requests: of(), failed: of('failed'), refused: of('refused'), p95Ms };
  });
  const called = all.filter(({ requests }) => requests > 0);
  return called.toSorted((one, other) => other.requests - one.requests).slice(0, MOST_ROWS);
}

/** The greatest of a gauge's values, which have no sum. */
function greatest(reports: readonly TelemetryReport[], gauge: string): number {
  return Math.max(...reports.map(({ metrics }) => new SnapshotFigures(metrics).sum(gauge)));
}

function callersOf(all: readonly CallerCounts[]): CallerFigures[] {
  const merged = [...Map.groupBy(all, ({ caller }) => caller)].map(([caller, counts]): CallerFigures => {
    const sum = (key: 'requests' | 'failed' | 'refused' | 'cost') =>
      counts.reduce((total, each) => total + each[key], 0);
    return { caller, requests: sum('requests'), failed: sum('failed'), refused: sum('refused'), cost: sum('cost') };
  });
  return merged.toSorted((one, other) => other.requests - one.requests).slice(0, MOST_ROWS);
}

function quotasOf(apis: readonly ApiHealth[]): QuotaFigures[] {
  const all = apis.flatMap(({ slug, quotas }) => quotas.map((quota) => ({ slug, ...quota })));
  const merged = [...Map.groupBy(all, ({ slug, name }) => `${slug} ${name}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const left = Math.floor(same.reduce((sum, quota) => sum + quota.left, 0));
    const calls = same.reduce((sum, quota) => sum + (quota.calls ?? 0), 0);
    return { slug: first.slug, name: first.name, left, calls: calls > 0 ? calls : undefined };
  });
  const shareOf = ({ left, calls = left }: QuotaFigures) => (calls === 0 ? 0 : left / calls);
  return merged.toSorted((one, other) => shareOf(one) - shareOf(other)).slice(0, MOST_ROWS);
}

type Labels = Readonly<Record<string, string>>;

/** Figures of a snapshot, as the difference to an earlier one. A worker that ended has taken its counters with it: 0 then. */
class SnapshotFigures {
  readonly #now: Snapshot;
  readonly #before: Snapshot;

  constructor(now: Snapshot, before: Snapshot = {}) {
    this.#now = now;
    this.#before = before;
  }

  /** The sum of the series of a metric with these labels. */
  sum(name: string, labels: Labels = {}): number {
    return Math.max(0, sumOf(this.#now, name, labels) - sumOf(this.#before, name, labels));
  }

  /** The values of a label of a metric's series. */
  labels(name: string, label: string): readonly string[] {
    const index = labelsOf(name).indexOf(label);
    return [...new Set((this.#now[name] ?? []).map(({ labels }) => labels[index] ?? ''))];
  }

  /** A quantile of the values of a histogram's series with these labels, in milliseconds; `undefined` without any. */
  quantileMs(name: string, share: number, labels: Labels = {}): number | undefined {
    const [now, before] = [bucketsOf(this.#now, name, labels), bucketsOf(this.#before, name, labels)];
    const { bounds } = METRICS.find((metric) => metric.name === name) ?? {};
    const counts = now.map((count, index) => Math.max(0, count - (before[index] ?? 0)));
    const seconds = quantileOf(share, counts, bounds);
    return seconds === undefined ? undefined : Number((seconds * 1000).toPrecision(3));
  }
}

function sumOf(snapshot: Snapshot, name: string, labels: Labels): number {
  return samplesOf(snapshot, name, labels).reduce((sum, { value }) => sum + value, 0);
}

function samplesOf(snapshot: Snapshot, name: string, labels: Labels): NonNullable<Snapshot[string]> {
  const names = labelsOf(name);
  return (snapshot[name] ?? []).filter((sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels[names.indexOf(label)] === value),
  );
}

const labelsOf = (name: string): readonly string[] => METRICS.find((metric) => metric.name === name)?.labels ?? [];

/** The buckets of the series of a histogram together. */
function bucketsOf(snapshot: Snapshot, name: string, labels: Labels): readonly number[] {
  const sums: number[] = [];
  for (const { buckets = [] } of samplesOf(snapshot, name, labels)) {
    for (const [index, count] of buckets.entries()) sums[index] = (sums[index] ?? 0) + count;
  }
  return sums;
}
