import type { EnabledApi, Settings } from '#config';
import type { Contract } from '#contract';
import type { BudgetStore, Explanation, SchemaChanges, SchemaFormat, TelemetryReport } from '#gateway';
import type { Log, LogSettings } from '#log';
import type { FaultRule, ReadRules } from '#sandbox';
import type { Snapshot } from '#telemetry';
import type { QuotaStore } from '#upstream';
import type { ApiCheck } from './check-adapter.ts';
import type { Reloader, ReloadTarget } from './reloader.ts';

/** A server on its port. To stop it: `drain`, then `stop` after the time that load balancers need to notice. */
export interface Listening {
  /** `http://127.0.0.1:4000`, with the port that the system chose if the settings have none. */
  readonly origin: string;
  /** Answers 503 to readiness checks from now on, and everything else as before. */
  drain?(): void;
  /** The measurements of this process; absent if it measures nothing, or is the primary of workers. */
  report?(): TelemetryReport | undefined;
  /** The metrics of all processes that serve the graph; absent if nothing is measured. */
  metrics?(): Promise<Snapshot>;
  /** Absent where its configuration cannot be reloaded. */
  readonly target?: ReloadTarget;
  /** Refuses new connections, and resolves once requests in flight have finished or their grace is over. */
  stop(options?: { readonly isReplaced?: boolean }): Promise<void>;
}

/** Reads the metrics of all processes that serve the graph. */
export type ReadMetrics = () => Promise<Snapshot>;

/** An operation to explain. */
export interface ExplainRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type Explained = { readonly explanation: Explanation } | { readonly problems: readonly string[] };

export type GraphFormat = SchemaFormat | 'federation';

/** The origin of the settings: the options of a command, and the environment. */
export interface SettingsSource {
  readonly options: Readonly<Record<string, string>>;
  readonly terminal: { readonly environment: Readonly<Record<string, string | undefined>> };
}

/** What workers count and measure together, by their primary. */
export interface WorkerStores {
  readonly quotaStore: QuotaStore;
  readonly budgetStore: BudgetStore | undefined;
  reports(): Promise<readonly TelemetryReport[]>;
}

/** What commands run, loaded on first use. */
export interface Services {
  /** The contracts of all APIs: the built-in ones and, with a source, those of the settings file's `subgraphs`. */
  contracts(source?: SettingsSource): Promise<readonly Contract[]>;
  /** Rejects with the system's error where the address cannot be used. */
  serveGraph(settings: Settings, ofWorkers?: WorkerStores): Promise<Listening>;
  /** As `serveGraph`. An API's base address is the origin and its slug: `http://127.0.0.1:4100/chat`. */
  serveSandbox(settings: Settings, faults: readonly FaultRule[]): Promise<Listening>;
  /** Serves `/metrics`, and `/reload` with a reloader. Rejects as `serveGraph`. */
  serveMetrics(
    settings: Settings,
    read: ReadMetrics,
    reloader?: Pick<Reloader, 'reload' | 'settings' | 'files' | 'keptSettings'>,
  ): Promise<Listening>;
  /** Reads fault rules from the contents of a file. */
  readFaults(found: unknown, contracts: readonly Contract[]): Promise<ReadRules>;
  /** Reads once from an API with an address, and compares the answer with its contract. */
  checkApi(contract: Contract, settings: EnabledApi): Promise<ApiCheck>;
  createLog(settings: LogSettings): Promise<Log>;
  /**
   * The graph as text, in one of the formats that tools read, or as a subgraph of Apollo Federation for composers: all of it, or what a
   * caller with these scopes can use.
   */
  printGraph(settings: Settings, format: GraphFormat, scopes?: readonly string[]): Promise<string>;
  /** The upstream calls of an operation, or the problems of an invalid document. */
  explain(settings: Settings, request: ExplainRequest): Promise<Explained>;
  /** The changes to the graph from this schema. Throws a `GraphQLError` where the text is no schema. */
  graphChanges(settings: Settings, before: string): Promise<SchemaChanges>;
}
