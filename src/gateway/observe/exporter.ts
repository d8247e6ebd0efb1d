import type { TelemetrySettings } from '#config';
import type { Log } from '#log';
import {
  METRICS,
  metricsRequest,
  type OtlpTarget,
  postOtlp,
  Sampler,
  type Snapshot,
  SpanExporter,
  traceRequest,
} from '#telemetry';

/** For spans and metrics that are left when the gateway is closed. */
const CLOSE_MS = 2000;

/** Exports spans and metrics of a gateway by OTLP. */
export class Exporter {
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
