import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Settings, TelemetrySettings } from '#config';
import type { AccessFields, Log } from '#log';
import { releaseOf } from '#package';
import {
  METRICS,
  mergeSnapshots,
  metricsRequest,
  type OtlpTarget,
  ProcessMetrics,
  postOtlp,
  Sampler,
  type Snapshot,
  SpanExporter,
  traceRequest,
} from '#telemetry';
import type { ApiHealth } from '#upstream';
import type { TrustedProxies } from '../auth/client-address.ts';
import type { LiveCounts } from '../subscriptions/hub.ts';
import type { Caller, GraphRequest } from '../types.ts';
import {
  apiSamples,
  CallerCounters,
  type CallerCounts,
  type ConfigState,
  configSamples,
  MessageCounters,
  OperationLabels,
  one,
  Recorder,
  RequestCounters,
  rounded,
  subscriptionSamples,
} from './metrics.ts';
import {
  type CallRecord,
  Observation,
  type RecordSink,
  type RequestObserver,
  RequestTrace,
  type TracedField,
} from './observation.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Callers in a report. */
const MOST_CALLERS = 20;

interface TelemetryParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly overload: { readonly limit: number };
  readonly proxies: Pick<TrustedProxies, 'has'>;
  readonly health: () => readonly ApiHealth[];
  readonly subscriptions: () => LiveCounts;
  readonly sharedState?: { read(): Snapshot } | undefined;
}

/** The observer of a gateway's requests, which goes on with the totals of the one before; `undefined` if its settings need none. */
export function createTelemetry(parts: TelemetryParts, kept?: Telemetry): Telemetry | undefined {
  const { metrics, telemetry, logs, server } = parts.settings;
  const isNeeded = metrics.enabled || telemetry.endpoint !== undefined || logs.access !== 'off' || server.console;
  return isNeeded ? new Telemetry(parts, kept) : undefined;
}

/** Observes all requests of a gateway: counts, traces and logs them. It holds no timer until `start`. */
export class Telemetry implements RequestObserver {
  readonly #parts: TelemetryParts;
  readonly #totals: TelemetryTotals;
  readonly #exporter: Exporter | undefined;
  readonly #recorder: Recorder | undefined;
  readonly #fields = new AsyncLocalStorage<TracedField>();
  readonly #sinks: readonly RecordSink[];
  readonly #finished = (record: Observation) => {
    try {
      for (const sink of this.#sinks) sink.finished(record);
    } catch (error) {
      // A failing observer does not affect the response.
      this.#parts.log.error('A request could not be observed', { error: String(error) });
    }
  };
  #isStarted = false;
  #isClosed = false;

  constructor(parts: TelemetryParts, kept?: Telemetry) {
    this.#parts = parts;
    const { settings, log } = parts;
    const { access, slow: slowMs } = settings.logs;
    const totals = kept ? kept.#totals : new TelemetryTotals(settings);
    this.#totals = totals;
    this.#recorder = totals.recorderFor(settings);
    this.#exporter = kept?.exporterFor(parts) ?? createExporter(parts, totals);
    this.#exporter?.use();
    this.#sinks = [
      totals.counters,
      totals.callers,
      ...(this.#recorder ? [this.#recorder] : []),
      ...(access === 'off' ? [] : [new AccessLog({ log, access, slowMs })]),
    ];
  }

  began(request: GraphRequest, caller: Caller): Observation {
    this.#totals.counters.began();
    const isDetailed = this.#recorder?.isDetailed ?? false;
    const trace = this.#exporter && this.#traceOf(this.#exporter, caller, request);
    return new Observation({ request, caller, trace, isDetailed, finished: this.#finished });
  }

  overloaded(): void {
    this.#totals.counters.overloaded();
  }

  /** An API has sent a message, with this outcome. */
  message(slug: string, outcome: string): void {
    this.#totals.messages.add(slug, outcome);
  }

  /** A caller's connection was opened (1) or closed (-1). */
  connections(change: 1 | -1): void {
    this.#totals.connections += change;
  }

  /** The configuration was reloaded, or could not be. */
  configured(state: ConfigState): void {
    this.#totals.config = state;
  }

  /** Begins to measure the process, and to export. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#totals.start(this.#parts.settings, () => this.read());
    this.#exporter?.start();
  }

  /** The metrics of this process. */
  read(): Snapshot {
    const { config, counters, process: ownProcess } = this.#totals;
    const { version, commit } = releaseOf();
    const own: Snapshot = {
      'manifold.build_info': one(1, process.version, version, commit),
      'manifold.workers': one(1),
      'manifold.connections': one(this.#totals.connections),
      'manifold.requests.limit': one(this.#parts.overload.limit),
      'manifold.log.lines_lost': one(this.#parts.log.lost),
      ...(this.#exporter && {
        'manifold.spans': [
          ...one(this.#exporter.spans.exported, 'exported'),
          ...one(this.#exporter.spans.dropped, 'dropped'),
        ],
      }),
      ...(config && configSamples(config)),
    };
    return mergeSnapshots(METRICS, [
      own,
      counters.read(),
      apiSamples(this.#parts.health()),
      subscriptionSamples(this.#parts.subscriptions()),
      this.#totals.messages.read(),
      this.#parts.sharedState?.read() ?? {},
      ownProcess.read(),
    ]);
  }

  report(): TelemetryReport {
    const { callers, config } = this.#totals;
    return {
      metrics: this.read(),
      apis: this.#parts.health(),
      callers: callers.top(MOST_CALLERS),
      requests: this.#recorder?.read() ?? [],
      ...(config && { config }),
    };
  }

  /** Stops measuring, and exports what is left. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#isStarted) this.#totals.stop();
    await this.#exporter?.leave();
  }

  /** The exporter, if a gateway with these settings would have the same. */
  exporterFor({ settings, log }: TelemetryParts): Exporter | undefined {
    const isSame = this.#parts.log === log && isDeepStrictEqual(this.#parts.settings.telemetry, settings.telemetry);
    return isSame ? this.#exporter : undefined;
  }

  #traceOf(exporter: Exporter, caller: Caller, request: GraphRequest): RequestTrace | undefined {
    const { proxies, settings } = this.#parts;
    // Anyone else could have each request exported, or add spans to a trace that is not theirs.
    const isBelieved = settings.telemetry.callers === 'all' || proxies.has(request.remoteAddress);
    const traceparent = isBelieved ? caller.header('traceparent') : undefined;
    const trace = exporter.sampler.traceOf(traceparent, caller.header('tracestate'));
    if (!trace) return undefined;
    const { method } = request;
    const route = settings.server.path;
    return new RequestTrace({ trace, method, route, fields: this.#fields, add: (span) => exporter.spans.add(span) });
  }
}

function createExporter({ settings: { telemetry }, log }: TelemetryParts, totals: TelemetryTotals) {
  const { endpoint } = telemetry;
  return endpoint === undefined ? undefined : new Exporter({ ...telemetry, endpoint }, log, () => totals.read());
}

/** What one process has measured: plain data, which processes send to each other. */
export interface TelemetryReport {
  readonly metrics: Snapshot;
  readonly apis: readonly ApiHealth[];
  /** Those with the most requests. */
  readonly callers: readonly CallerCounts[];
  /** The latest first. Empty without a console. */
  readonly requests: readonly RecordedRequest[];
  /** Absent where the configuration cannot be reloaded. */
  readonly config?: ConfigState;
}

type LabelSettings = Pick<Settings, 'documents' | 'metrics'>;

/** Totals since the start of the process: counters outlive the settings of a gateway. */
class TelemetryTotals {
  readonly callers = new CallerCounters();
  readonly messages = new MessageCounters();
  readonly counters: RequestCounters;
  readonly process = new ProcessMetrics();
  connections = 0;
  /** The state of the configuration, where it can be reloaded. */
  config: ConfigState | undefined;
  readonly #labels: OperationLabels;
  #recorder: Recorder | undefined;
  #read: (() => Snapshot) | undefined;
  #users = 0;

  constructor({ documents, metrics }: LabelSettings) {
    this.#labels = new OperationLabels(documents.manifest.values(), metrics.operations);
    this.counters = new RequestCounters(this.#labels);
  }

  /** Reads all metrics of the process by the gateway that serves now. */
  read(): Snapshot {
    return this.#read?.() ?? {};
  }

  /** The recorder of a gateway with these settings; absent without a console. It is kept where they are the same. */
  recorderFor({ logs, server }: Pick<Settings, 'logs' | 'server'>): Recorder | undefined {
    if (!server.console) return undefined;
    const settings = { perSecond: server.recordedRequests, slowMs: logs.slow, workers: server.workers };
    if (!isDeepStrictEqual(this.#recorder?.settings, settings)) this.#recorder = new Recorder(settings);
    return this.#recorder;
  }

  /** A gateway with these settings begins to serve. */
  start({ documents, metrics }: LabelSettings, read: () => Snapshot): void {
    this.#read = read;
    this.#labels.extend(documents.manifest.values(), metrics.operations);
    this.#users += 1;
    if (this.#users === 1) this.process.start();
  }

  /** A gateway has ended. */
  stop(): void {
    this.#users -= 1;
    if (this.#users === 0) this.process.stop();
  }
}

/** For spans and metrics that are left when the gateway is closed. */
const CLOSE_MS = 2000;

/** Exports spans and metrics of a gateway by OTLP. */
class Exporter {
  readonly sampler: Sampler;
  readonly spans: SpanExporter;
  readonly #settings: TelemetrySettings;
  readonly #sendMetrics: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  /** The gateways that use it. */
  #users = 0;

  constructor(settings: TelemetrySettings & { readonly endpoint: string }, log: Log, read: () => Snapshot) {
    this.#settings = settings;
    this.sampler = new Sampler(settings.sample);
    const target: OtlpTarget = settings;
    const resource = {
      'service.name': settings.serviceName,
      'service.instance.id': crypto.randomUUID(),
      'process.pid': process.pid,
    };
    this.#failed = (error) => {
      const cause = error instanceof Error ? `${error.name}: ${error.message}` : undefined;
      log.causes([{ level: 'warn', message: 'Telemetry could not be exported', fields: { cause } }]);
    };
    this.spans = new SpanExporter({
      send: (spans) => postOtlp(target, 'traces', traceRequest(resource, spans)),
      failed: this.#failed,
    });
    this.#sendMetrics = () => postOtlp(target, 'metrics', metricsRequest(resource, METRICS, read()));
  }

  /** One more gateway uses it. */
  use(): void {
    this.#users += 1;
  }

  start(): void {
    if (this.#timer) return;
    const { metrics, metricsInterval: metricsIntervalMs } = this.#settings;
    if (metrics) this.#timer = setInterval(() => void this.#exportMetrics(), metricsIntervalMs).unref();
  }

  /** Ends the use by a gateway. After the last one it exports the rest, for at most two seconds. */
  async leave(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    const isStarted = this.#timer !== undefined;
    clearInterval(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    const all = Promise.all([this.spans.flush(), isStarted ? this.#exportMetrics() : undefined]);
    await Promise.race([all, timeout]);
    clearTimeout(timer);
  }

  async #exportMetrics(): Promise<void> {
    try {
      await this.#sendMetrics();
    } catch (error) {
      this.#failed(error);
    }
  }
}

interface AccessLogParts {
  readonly log: Log;
  readonly access: Settings['logs']['access'];
  readonly slowMs: number;
  readonly random?: () => number;
}

/**
 * Writes a line for requests that are over: all of them, a share, or problems alone. Failed and slow ones are always written.
 */
export class AccessLog implements RecordSink {
  readonly #log: Log;
  readonly #share: number;
  readonly #slowMs: number;
  readonly #random: () => number;

  constructor({ log, access, slowMs, random = Math.random }: AccessLogParts) {
    this.#log = log;
    this.#share = access === 'all' ? 1 : typeof access === 'number' ? access : 0;
    this.#slowMs = slowMs;
    this.#random = random;
  }

  finished(record: Observation): void {
    const isSlow = record.durationMs >= this.#slowMs;
    const isWritten = isSlow || record.outcome === 'failed' || (this.#share > 0 && this.#random() < this.#share);
    if (!isWritten) return;
    if (isSlow) this.#log.access('warn', 'Slow operation', { ...fieldsOf(record), explain: explainLines(record) });
    else this.#log.access('info', 'Request', fieldsOf(record));
  }
}

function fieldsOf(record: Observation): AccessFields {
  const { summary, calls, callCount, codes, cost, trace } = record;
  return {
    requestId: record.requestId,
    traceId: trace?.traceId,
    caller: record.caller,
    method: record.method,
    tool: record.tool,
    operation: summary?.name,
    type: summary?.type,
    document: summary?.hash,
    outcome: record.outcome,
    status: record.status,
    bytes: record.bytes,
    durationMs: rounded(record.durationMs),
    ownMs: rounded(record.durationMs - record.upstreamMs),
    source: record.source,
    codes: codes.length > 0 ? codes : undefined,
    costWorst: cost?.estimated.worst,
    costExpected: cost?.estimated.expected,
    costActual: cost?.actual,
    callCount,
    calls: calls.length > 0 ? calls.map(callFields) : undefined,
  };
}

/** The calls that were expected, one text each. */
function explainLines(record: Observation): readonly string[] | undefined {
  const calls = record.explain()?.calls ?? [];
  if (calls.length === 0) return undefined;
  return calls.map(
    ({ stage, api: slug, operation, expected, times }) =>
      `stage ${stage}: ${slug}.${operation}, expected ${rounded(expected)}, at most ${times}`,
  );
}

function callFields(call: CallRecord) {
  return {
    api: call.api,
    operation: call.operation,
    source: call.source,
    status: call.status,
    code: call.code,
    attempts: call.attempts,
    durationMs: call.durationMs === undefined ? undefined : rounded(call.durationMs),
  };
}
