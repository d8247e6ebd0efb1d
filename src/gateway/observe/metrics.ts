import {
  type ASTNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
  type ValueNode,
  visit,
} from 'graphql';
import { Histogram, type Sample, type Snapshot } from '#telemetry';
import type { ApiHealth } from '#upstream';
import type { OperationSummary } from '../document/operation.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { LiveCounts } from '../subscriptions/hub.ts';
import { type CallRecord, type Observation, OUTCOMES, type RecordSink } from './observation.ts';
import type { RecordedCall, RecordedPlan, RecordedRequest } from './recorded-request.ts';

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
  readonly #tools = new Map<string, number>();
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
    this.#statuses[OVERLOADED_STATUS - FIRST_STATUS] = (this.#statuses[OVERLOADED_STATUS - FIRST_STATUS] ?? 0) + 1;
    this.#countCode(OVERLOADED);
  }

  finished(record: Observation): void {
    this.#inFlight -= 1;
    const { summary, status, source, cost, codes, tool } = record;
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
    if (status !== undefined) this.#statuses[status - FIRST_STATUS] = (this.#statuses[status - FIRST_STATUS] ?? 0) + 1;
    for (const code of codes) this.#countCode(code);
    // The names of tools are those of the settings.
    if (tool !== undefined) this.#tools.set(tool, (this.#tools.get(tool) ?? 0) + 1);
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
      'manifold.mcp.calls': [...this.#tools].map(([tool, value]) => ({ labels: [tool], value })),
      'manifold.responses': nonZero([...this.#statuses].map((count, at) => [[String(at + FIRST_STATUS)], count])),
      'manifold.sent': one(this.#sentBytes),
      'manifold.cache.hits': [...one(this.#cached, 'response'), ...one(this.#coalesced, 'operation')],
      'manifold.requests.in_flight': one(this.#inFlight),
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

  /** The codes of plugins are their own. */
  #countCode(code: string): void {
    const known = this.#codes.has(code) || this.#codes.size < MOST_CODES ? code : OTHER;
    this.#codes.set(known, (this.#codes.get(known) ?? 0) + 1);
  }
}

/** The only sample of a metric, or the one with these labels. */
export const one = (value: number, ...labels: readonly string[]): Sample[] => [{ labels, value }];

function nonZero(counted: readonly (readonly [labels: readonly string[], value: number])[]): Sample[] {
  return counted.flatMap(([labels, value]) => (value > 0 ? [{ labels, value }] : []));
}

/** The label of operations whose name is not one of the labels. */
export const OTHER = 'other';
/** The label of operations without a name. */
const ANONYMOUS = 'anonymous';
const OPERATION = /(?:^|[^\w$@])(?:query|mutation|subscription)\s+([_A-Za-z]\w{0,99})/g;

/**
 * The labels of operations, a bounded set: the names in persisted documents, and of others the first so many. A caller who
 * sends any number of names makes no further series.
 */
export class OperationLabels {
  readonly #labels = new Set<string>();
  #maxOthers: number;
  #left: number;

  constructor(persisted: Iterable<string>, maxOthers: number) {
    this.#maxOthers = maxOthers;
    this.#left = maxOthers;
    this.extend(persisted, maxOthers);
  }

  /** Goes on with other persisted documents, and another number. Labels that are in use stay. */
  extend(persisted: Iterable<string>, maxOthers: number): void {
    for (const text of persisted) {
      for (const [, name = ''] of text.matchAll(OPERATION)) this.#labels.add(name);
    }
    this.#left = Math.max(0, this.#left + maxOthers - this.#maxOthers);
    this.#maxOthers = maxOthers;
  }

  labelOf(summary: OperationSummary): string {
    const { name } = summary;
    if (name === undefined) return ANONYMOUS;
    if (this.#labels.has(name)) return name;
    if (this.#left === 0) return OTHER;
    this.#left -= 1;
    this.#labels.add(name);
    return name;
  }
}

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

  finished(record: Observation): void {
    const caller = record.caller ?? 'unidentified';
    const label = this.#callers.has(caller) || this.#callers.size < MOST_CALLERS ? caller : 'other';
    let counts = this.#callers.get(label);
    if (!counts) {
      counts = { caller: label, requests: 0, failed: 0, refused: 0, calls: 0, cost: 0 };
      this.#callers.set(label, counts);
    }
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
}

/** Counts the messages of APIs. */
export class MessageCounters {
  readonly #counts = new Map<string, Map<string, number>>();

  add(slug: string, outcome: string): void {
    let counts = this.#counts.get(slug);
    if (!counts) this.#counts.set(slug, (counts = new Map()));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }

  read(): Snapshot {
    return {
      'manifold.hooks.messages': [...this.#counts].flatMap(([slug, counts]) =>
        [...counts].map(([outcome, value]) => ({ labels: [slug, outcome], value })),
      ),
    };
  }
}

/** The metrics of APIs. Those that were never called have only gauges. */
export function apiSamples(apis: readonly ApiHealth[]): Snapshot {
  const each = (value: (health: ApiHealth) => number): Sample[] =>
    apis.map((health) => ({ labels: [health.slug], value: value(health) }));
  const called = (value: (health: ApiHealth) => number) => each(value).filter((sample) => sample.value > 0);
  const sum = (value: (health: ApiHealth) => number) => apis.reduce((total, health) => total + value(health), 0);
  return {
    'manifold.cache.hits': [
      { labels: ['stored'], value: sum(({ cacheHits }) => cacheHits) },
      { labels: ['call'], value: sum(({ joined }) => joined) },
    ],
    'manifold.upstream.calls': called(({ calls }) => calls),
    'manifold.upstream.failures': apis.flatMap(({ slug, failures }) =>
      Object.entries(failures).map(([code, value]) => ({ labels: [slug, code], value })),
    ),
    'manifold.upstream.faults': each(({ faults }) => faults),
    'manifold.upstream.abandoned': called(({ abandoned }) => abandoned),
    'manifold.upstream.duration': apis
      .filter(({ durations }) => durations.value > 0)
      .map(({ slug, durations }) => ({ labels: [slug], ...durations })),
    'manifold.upstream.in_flight': each(({ inFlight }) => inFlight),
    'manifold.upstream.queued': each(({ queued }) => queued),
    'manifold.upstream.quota_left': apis.flatMap(({ slug, quotas }) =>
      quotas.map(({ name, left }) => ({ labels: [slug, name], value: left })),
    ),
    'manifold.upstream.quota_limit': apis.flatMap(({ slug, quotas }) =>
      quotas.flatMap(({ name, calls }) => (calls === undefined ? [] : [{ labels: [slug, name], value: calls }])),
    ),
    'manifold.upstream.breaker_open': each(({ breaker }) => (breaker === 'open' ? 1 : 0)),
  };
}

/** The metrics of subscriptions and live queries. */
export function subscriptionSamples(counts: LiveCounts): Snapshot {
  const each = (values: Readonly<Record<string, number>>) =>
    Object.entries(values).map(([label, value]) => ({ labels: [label], value }));
  return {
    'manifold.subscriptions': one(counts.subscribers),
    'manifold.subscriptions.sources': one(counts.topics),
    'manifold.subscriptions.polls': one(counts.polls),
    'manifold.subscriptions.polls_saved': one(counts.savedPolls),
    'manifold.subscriptions.events': one(counts.events),
    'manifold.subscriptions.interrupted': each(counts.interrupted),
    'manifold.subscriptions.lag': one(counts.lagMs / 1000),
    'manifold.live_queries': one(counts.liveQueries.open),
    'manifold.live_queries.different': one(counts.liveQueries.different),
    'manifold.live_queries.memory': one(counts.liveQueries.bytes),
    'manifold.live_queries.evaluations': each(counts.liveQueries.evaluations),
    'manifold.live_queries.evaluations_saved': one(counts.liveQueries.savedEvaluations),
    'manifold.live_queries.last_change': one(counts.liveQueries.changedAt / 1000),
    'manifold.live_queries.postponed': each(counts.liveQueries.postponed),
  };
}

/** The metrics of a configuration. */
export function configSamples({ generation, hash, loadedAt, reloads }: ConfigState): Snapshot {
  return {
    'manifold.config.info': one(1, hash),
    'manifold.config.generation': one(generation),
    'manifold.config.last_success_timestamp': one(loadedAt / 1000),
    'manifold.config.reloads': [...one(reloads.success, 'success'), ...one(reloads.failure, 'failure')],
  };
}

/** The state of a configuration that can be reloaded, as plain data. */
export interface ConfigState {
  /** 1 at the start; each reload that succeeds adds 1. */
  readonly generation: number;
  /** A hash of the settings without their secrets: equal where processes have the same settings. */
  readonly hash: string;
  /** When it was loaded, in milliseconds since 1970. */
  readonly loadedAt: number;
  /** The reloads so far. */
  readonly reloads: { readonly success: number; readonly failure: number };
  /** Why the latest reload failed; absent where it succeeded, or there was none. */
  readonly problem?: { readonly at: number; readonly text: string } | undefined;
}

/** Requests that are held: so many that were slow or had errors, and as many others. */
const MOST_HELD = 200;
/** Requests with errors that are recorded at once, and each second. */
const MOST_PROBLEMS = 20;
/** The longest document that is recorded, without its values. */
const LONGEST_DOCUMENT = 8000;
/** The arguments whose numbers are the sizes of pages. */
const PAGE_SIZES: ReadonlySet<string> = new Set(['first', 'last']);

interface RecorderSettings {
  /** Requests without errors that are recorded each second: 0 records no details of any. */
  readonly perSecond: number;
  readonly slowMs: number;
  readonly workers: number;
}

/** The last requests, as many each second as its settings allow: its cost does not grow with the traffic. */
export class Recorder implements RecordSink {
  readonly settings: RecorderSettings;
  /** Whether the steps of requests and the attempts of calls are recorded. */
  readonly isDetailed: boolean;
  readonly #problems: Held;
  readonly #others: Held;
  /** By operation: each is printed once. */
  readonly #documents = new WeakMap<OperationSummary, string | undefined>();

  constructor(settings: RecorderSettings) {
    const { perSecond, workers } = settings;
    const most = Math.ceil(MOST_HELD / 2 / workers);
    this.settings = settings;
    this.isDetailed = perSecond > 0;
    this.#problems = new Held(MOST_PROBLEMS, most);
    this.#others = new Held(perSecond, most);
  }

  finished(record: Observation): void {
    // GraphiQL asks for one with each change of a text.
    if (record.isExplainedOnly && record.outcome === 'success') return;
    const isProblem = record.outcome !== 'success' || (this.isDetailed && record.durationMs >= this.settings.slowMs);
    const held = isProblem ? this.#problems : this.#others;
    const now = performance.now();
    if (held.mayAdd(now)) held.add(this.#recorded(record, Date.now() - record.durationMs));
  }

  /** The latest first. */
  read(): readonly RecordedRequest[] {
    return [...this.#problems.all, ...this.#others.all].toSorted((one, other) => other.at - one.at);
  }

  #recorded(record: Observation, at: number): RecordedRequest {
    const { summary, trace, calls, startedAt } = record;
    return {
      at,
      requestId: record.requestId,
      traceId: trace?.traceId,
      caller: record.caller,
      tool: record.tool,
      operation: summary?.name,
      type: summary?.type,
      document: summary && this.isDetailed ? this.#documentOf(summary) : undefined,
      outcome: record.outcome,
      status: record.status,
      source: record.source,
      bytes: record.bytes,
      ms: rounded(record.durationMs),
      upstreamMs: rounded(record.upstreamMs),
      codes: record.codes,
      errors: record.errors,
      steps: record.steps.map(({ step, ms }) => ({ step, ms: rounded(ms) })),
      calls: calls.map((call) => recordedCall(call, startedAt)),
      callCount: record.callCount,
      spared: calls.filter(({ source }) => source !== 'upstream').length,
      plan: this.isDetailed ? planOf(record) : undefined,
    };
  }

  #documentOf(summary: OperationSummary): string | undefined {
    if (!this.#documents.has(summary)) this.#documents.set(summary, withoutValues(summary));
    return this.#documents.get(summary);
  }
}

/** A bounded number of requests, added at a bounded rate. */
class Held {
  readonly all: RecordedRequest[] = [];
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at = 0;

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = perSecond;
  }

  mayAdd(now: number): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  add(request: RecordedRequest): void {
    this.all.push(request);
    if (this.all.length > this.#most) this.all.shift();
  }
}

function recordedCall(call: CallRecord, startedAt: number): RecordedCall {
  const { api, operation, source, keys, bytes, durationMs, status, code, spans } = call;
  return {
    api,
    operation,
    source,
    keys,
    bytes,
    at: rounded(call.startedAt - startedAt),
    ms: durationMs === undefined ? undefined : rounded(durationMs),
    status,
    code,
    spans: spans.map((span) => ({
      at: rounded(span.startedAt - startedAt),
      ms: span.ms === undefined ? undefined : rounded(span.ms),
      wait: span.wait,
      status: span.status,
      code: span.code,
    })),
  };
}

function planOf(record: Observation): RecordedPlan | undefined {
  const explanation = record.explain();
  if (!explanation) return undefined;
  const { worst, expected, warm } = explanation.cost;
  return {
    worst,
    expected: rounded(expected),
    warm: rounded(warm),
    actual: record.cost?.actual,
    calls: explanation.calls.map((call) => ({
      api: call.api,
      operation: call.operation,
      ...(call.alternatives && { alternatives: call.alternatives }),
      stage: call.stage,
      times: call.times,
      expected: rounded(call.expected),
      ...(call.batched !== undefined && { batched: call.batched }),
      cached: call.cached,
      fields: call.fields,
    })),
  };
}

/** An operation and its fragments without the values in them, which are as private as those of variables; `undefined` if it is too long or no document. */
function withoutValues({ text, name = '' }: OperationSummary): string | undefined {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true });
  } catch {
    return undefined;
  }
  const operation: DocumentNode = separateOperations(document)[name] ?? document;
  const printed = print(
    visit(operation, {
      Argument: ({ name: { value: argument }, value }) =>
        value.kind === Kind.INT && PAGE_SIZES.has(argument) ? false : undefined,
      enter: (node: ASTNode) => placeholderOf(node as ValueNode),
    }),
  );
  return printed.length > LONGEST_DOCUMENT ? undefined : printed;
}

function placeholderOf(node: ValueNode): ValueNode | undefined {
  if (node.kind === Kind.STRING) return { ...node, value: '…', block: false };
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return { ...node, value: '0' };
  return undefined;
}

export const rounded = (value: number) => Math.round(value * 100) / 100;
