import { AsyncLocalStorage } from 'node:async_hooks';
import type { Settings } from '#config';
import type { Log } from '#log';
import { METRICS, mergeSnapshots, ProcessMetrics, type Snapshot } from '#telemetry';
import type { InterfaceHealth } from '#upstream';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import type { RequestObservation, RequestObserver } from '../pipeline/request-observer.ts';
import { AccessLog } from './access-log.ts';
import { CallerCounters } from './caller-counters.ts';
import { Exporter } from './exporter.ts';
import { interfaceSamples } from './interface-samples.ts';
import { Observation } from './observation.ts';
import { OperationLabels } from './operation-labels.ts';
import { RecentFailures } from './recent-failures.ts';
import { RequestCounters } from './request-counters.ts';
import type { RecordSink, RequestRecord } from './request-record.ts';
import { RequestTrace, type TracedField } from './request-trace.ts';
import type { TelemetryReport } from './telemetry-report.ts';

/** Callers in a report. */
const MOST_CALLERS = 20;

interface TelemetryParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly overload: { readonly limit: number };
  readonly health: () => readonly InterfaceHealth[];
  readonly sharedState?: { read(): Snapshot } | undefined;
}

/** The observer of a gateway's requests; `undefined` if its settings need none. */
export function createTelemetry(parts: TelemetryParts): Telemetry | undefined {
  const { metrics, telemetry, logs, server } = parts.settings;
  const isNeeded = metrics.enabled || telemetry.endpoint !== undefined || logs.access !== 'off' || server.console;
  return isNeeded ? new Telemetry(parts) : undefined;
}

/** Observes all requests of a gateway: counts, traces and logs them. It holds no timer until `start`. */
export class Telemetry implements RequestObserver {
  readonly #callers = new CallerCounters();
  readonly #failures = new RecentFailures();
  readonly #parts: TelemetryParts;
  readonly #counters: RequestCounters;
  readonly #process = new ProcessMetrics();
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
  #connections = 0;
  #isStarted = false;

  constructor(parts: TelemetryParts) {
    this.#parts = parts;
    const { settings, log } = parts;
    const { access, slowMs } = settings.logs;
    this.#counters = new RequestCounters(
      new OperationLabels(settings.documents.manifest.values(), settings.metrics.operations),
    );
    const { endpoint } = settings.telemetry;
    if (endpoint !== undefined) {
      this.#exporter = new Exporter({ ...settings.telemetry, endpoint }, log, () => this.read());
    }
    this.#sinks = [
      this.#counters,
      this.#callers,
      this.#failures,
      ...(access === 'off' ? [] : [new AccessLog({ log, access, slowMs })]),
    ];
  }

  began(request: HttpRequest, caller: Caller): RequestObservation {
    this.#counters.began();
    return new Observation({ request, caller, trace: this.#traceOf(caller, request), finished: this.#finished });
  }

  overloaded(): void {
    this.#counters.overloaded();
  }

  /** A caller's connection was opened (1) or closed (-1). */
  connections(change: 1 | -1): void {
    this.#connections += change;
  }

  /** Begins to measure the process, and to export. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#process.start();
    this.#exporter?.start();
  }

  /** The metrics of this process. */
  read(): Snapshot {
    const one = (value: number, ...labels: string[]) => [{ labels, value }];
    const own: Snapshot = {
      'manifold.build_info': one(1, process.version),
      'manifold.workers': one(1),
      'manifold.connections': one(this.#connections),
      'manifold.requests.limit': one(this.#parts.overload.limit),
      'manifold.log.lines_lost': one(this.#parts.log.lost),
      ...(this.#exporter && {
        'manifold.spans': [
          ...one(this.#exporter.spans.exported, 'exported'),
          ...one(this.#exporter.spans.dropped, 'dropped'),
        ],
      }),
    };
    return mergeSnapshots(METRICS, [
      own,
      this.#counters.read(),
      interfaceSamples(this.#parts.health()),
      this.#parts.sharedState?.read() ?? {},
      this.#process.read(),
    ]);
  }

  report(): TelemetryReport {
    return {
      metrics: this.read(),
      interfaces: this.#parts.health(),
      callers: this.#callers.top(MOST_CALLERS),
      failures: this.#failures.read(),
    };
  }

  /** Stops measuring, and exports what is left. */
  async close(): Promise<void> {
    this.#process.stop();
    await this.#exporter?.close();
  }

  #traceOf(caller: Caller, { method }: HttpRequest): RequestTrace | undefined {
    const exporter = this.#exporter;
    const trace = exporter?.sampler.traceOf(caller.header('traceparent'), caller.header('tracestate'));
    if (!exporter || !trace) return undefined;
    const route = this.#parts.settings.server.path;
    return new RequestTrace({ trace, method, route, fields: this.#fields, add: (span) => exporter.spans.add(span) });
  }
}
