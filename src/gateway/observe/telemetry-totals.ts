import type { Settings } from '#config';
import { ProcessMetrics, type Snapshot } from '#telemetry';
import { CallerCounters } from './caller-counters.ts';
import type { ConfigState } from './config-state.ts';
import { MessageCounters } from './message-counters.ts';
import { OperationLabels } from './operation-labels.ts';
import { RecentFailures } from './recent-failures.ts';
import { RequestCounters } from './request-counters.ts';

type LabelSettings = Pick<Settings, 'documents' | 'metrics'>;

/** Totals since the start of the process: counters outlive the settings of a gateway. */
export class TelemetryTotals {
  readonly callers = new CallerCounters();
  readonly failures = new RecentFailures();
  readonly messages = new MessageCounters();
  readonly counters: RequestCounters;
  readonly process = new ProcessMetrics();
  connections = 0;
  /** The state of the configuration, where it can be reloaded. */
  config: ConfigState | undefined;
  readonly #labels: OperationLabels;
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
