import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '#config';
import type { Log } from '#log';
import { METRICS, mergeSnapshots, type Snapshot } from '#telemetry';
import type { ApiHealth } from '#upstream';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { TrustedProxies } from '../pipeline/identify/client-address.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import type { RequestObservation, RequestObserver } from '../pipeline/request-observer.ts';
import type { LiveCounts } from '../subscriptions/index.ts';
import { AccessLog } from './access-log.ts';
import { apiSamples } from './api-samples.ts';
import { configSamples } from './config-samples.ts';
import type { ConfigState } from './config-state.ts';
import { Exporter } from './exporter.ts';
import { Observation } from './observation.ts';
import type { RecordSink, RequestRecord } from './request-record.ts';
import { RequestTrace, type TracedField } from './request-trace.ts';
import { subscriptionSamples } from './subscription-samples.ts';
import type { TelemetryReport } from './telemetry-report.ts';
import { TelemetryTotals } from './telemetry-totals.ts';

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
export function createTelemetry(parts: TelemetryParts, previous?: Telemetry): Telemetry | undefined {
  const { metrics, telemetry, logs, server } = parts.settings;
  const isNeeded = metrics.enabled || telemetry.endpoint !== undefined || logs.access !== 'off' || server.console;
  return isNeeded ? new Telemetry(parts, previous) : undefined;
}

/** Observes all requests of a gateway: counts, traces and logs them. It holds no timer until `start`. */
export class Telemetry implements RequestObserver {
  readonly #parts: TelemetryParts;
  readonly #totals: TelemetryTotals;
  readonly #exporter: Exporter | undefined;
  readonly #fields = new AsyncLocalStorage<TracedField>();
  readonly #sinks: readonly RecordSink[];
  readonly #finished = (record: RequestRecord) => {
    try {
      for (const sink of this.#sinks) sink.finished(record);
    } catch (error) {
      // A failing observer does not affect the response.
      this.#parts.log.error('A request could not be observed', { error: String(error) });
    }
  };
  #isStarted = false;
  #isClosed = false;

  constructor(parts: TelemetryParts, previous?: Telemetry) {
    this.#parts = parts;
    const { settings, log } = parts;
    const { access, slow: slowMs } = settings.logs;
    const totals = previous ? previous.#totals : new TelemetryTotals(settings);
    this.#totals = totals;
    this.#exporter = previous?.exporterFor(parts) ?? createExporter(parts, totals);
    this.#exporter?.use();
    this.#sinks = [
      totals.counters,
      totals.callers,
      totals.failures,
      ...(access === 'off' ? [] : [new AccessLog({ log, access, slowMs })]),
    ];
  }

  began(request: HttpRequest, caller: Caller): RequestObservation {
    this.#totals.counters.began();
    return new Observation({ request, caller, trace: this.#traceOf(caller, request), finished: this.#finished });
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
    const one = (value: number, ...labels: string[]) => [{ labels, value }];
    const { config, counters, process: ownProcess } = this.#totals;
    const own: Snapshot = {
      'manifold.build_info': one(1, process.version),
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
    const { callers, failures, config } = this.#totals;
    return {
      metrics: this.read(),
      apis: this.#parts.health(),
      callers: callers.top(MOST_CALLERS),
      failures: failures.read(),
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

  #traceOf(caller: Caller, request: HttpRequest): RequestTrace | undefined {
    const exporter = this.#exporter;
    if (!exporter) return undefined;
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
