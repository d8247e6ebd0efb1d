import type { InterfaceSettings } from '#upstream';

/** Everything that can be set, checked, with every default filled in. */
export interface Settings {
  readonly server: ServerSettings;
  readonly sandbox: SandboxSettings;
  readonly limits: LimitSettings;
  readonly performance: PerformanceSettings;
  readonly documents: DocumentSettings;
  readonly logs: LogSettings;
  /** What cursors are bound with. Its default is published. */
  readonly cursorSecret: string;
  /** What becomes of an interface without an address: its fields fail as NOT_CONFIGURED, or are left out. */
  readonly unconfigured: 'error' | 'omit';
  /** By slug; an interface that is switched off is not there. */
  readonly interfaces: Readonly<Record<string, EnabledInterface>>;
}

export interface ServerSettings {
  readonly host: string;
  /** Further hosts that requests may name; `*` is any. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** Where the graph is served, such as `/graphql`. */
  readonly path: string;
  readonly workers: number;
  readonly graphiql: boolean;
  readonly console: boolean;
  readonly introspection: boolean;
  /** Compared with the `Origin` header as they are. */
  readonly corsOrigins: readonly string[];
  /** How long connections are still taken after the signal to stop, with readiness 503. */
  readonly drainDelayMs: number;
  readonly shutdownGraceMs: number;
}

export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
}

export interface LimitSettings {
  readonly bodyBytes: number;
  readonly uploadBytes: number;
  readonly headerBytes: number;
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly fields: number;
  readonly nodes: number;
  readonly answerBytes: number;
  readonly connections: number;
  readonly bufferedBytes: number;
  readonly calls: number;
  readonly errors: number;
  readonly pageDefault: number;
  readonly pageMaximum: number;
  readonly timeouts: CallerTimeouts;
}

export interface CallerTimeouts {
  readonly operationMs: number;
  readonly headersMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  readonly writeMs: number;
}

/** What makes answers cheaper; each can be switched off. */
export interface PerformanceSettings {
  readonly coalesceOperations: boolean;
  readonly coalesceCalls: boolean;
  readonly projectRows: boolean;
  readonly cache: boolean;
  readonly responseCache: boolean;
  readonly cacheBytes: number;
  readonly documentBytes: number;
}

/** Documents that callers may name instead of sending them. */
export interface DocumentSettings {
  /** Their texts, by what a manifest calls them. */
  readonly manifest: ReadonlyMap<string, string>;
  /** No others are answered. */
  readonly only: boolean;
}

export interface LogSettings {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly format: 'text' | 'json';
}

export interface EnabledInterface extends InterfaceSettings {
  /** Operations that are known from public sources only are part of the graph too. */
  readonly extras: boolean;
  /** The sandbox stands in for it. */
  readonly sandboxed?: boolean;
}
