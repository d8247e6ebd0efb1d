import type { AuthSettings } from '#auth';
import type { CompressionLevel, ContentCoding } from '#http';
import type { RedisAddress } from '#shared-state';
import type { ApiSettings } from '#upstream';

/** All settings, validated and with defaults. */
export interface Settings {
  readonly server: ServerSettings;
  readonly http: HttpSettings;
  /** Absent: callers connect without TLS. */
  readonly tls: TlsSettings | undefined;
  /** How callers are identified; `open` serves everyone. Absent: the same, on loopback only. */
  readonly auth: AuthSettings | 'open' | undefined;
  readonly sandbox: SandboxSettings;
  readonly limits: LimitSettings;
  /** Budgets of callers; absent if there are none. */
  readonly budgets: BudgetSettings | undefined;
  /** The graph as a subgraph of a federated one; absent if it is none. */
  readonly federation: FederationSettings | undefined;
  readonly subscriptions: SubscriptionSettings;
  readonly downloads: DownloadSettings;
  readonly liveQueries: LiveQuerySettings;
  readonly performance: PerformanceSettings;
  /** Absent: this process shares no state. */
  readonly redis: RedisSettings | undefined;
  readonly documents: DocumentSettings;
  /** URLs of the modules of plugins. */
  readonly plugins: readonly string[];
  /** URLs of the modules of APIs outside of this repository. */
  readonly subgraphs: readonly string[];
  readonly logs: LogSettings;
  readonly metrics: MetricsSettings;
  readonly telemetry: TelemetrySettings;
  /** The key that authenticates cursors. Its default is public. */
  readonly cursorSecret: string;
  /** Whether the fields of an API without an address fail with NOT_CONFIGURED, or are omitted. */
  readonly unconfigured: 'error' | 'omit';
  /** By slug, without APIs that are switched off. */
  readonly apis: Readonly<Record<string, EnabledApi>>;
}

/** The graph as a subgraph of a federated one. */
export interface FederationSettings {
  /** APIs, types and fields that other subgraphs resolve too, such as `countries`, `Country` and `Query.countries`. */
  readonly shareable: readonly string[];
}

export interface ServerSettings {
  readonly host: string;
  /** Further hosts that requests may name; `*` is any. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** The path of the graph, such as `/graphql`. */
  readonly path: string;
  /** Addresses and networks of proxies whose headers about a connection are believed. */
  readonly trustedProxies: readonly string[];
  /** The header in which they tell the address of the client. */
  readonly forwardedHeader: 'x-forwarded-for' | 'forwarded';
  /** Whether the configuration is reloaded when its files change. */
  readonly watch: boolean;
  readonly workers: number;
  readonly graphiql: boolean;
  readonly console: boolean;
  /** Whether callers may have operations explained. */
  readonly explain: boolean;
  readonly introspection: boolean;
  /** Values of the `Origin` header. */
  readonly corsOrigins: readonly string[];
  /** The time after the signal to stop in which connections are still accepted, with readiness 503. */
  readonly drainDelayMs: number;
  readonly shutdownGraceMs: number;
  readonly overload: OverloadSettings;
}

/** How responses are sent. */
export interface HttpSettings {
  /** Absent: nothing is compressed. */
  readonly compression: CompressionSettings | undefined;
  readonly http2: boolean;
  readonly statusCodes: StatusCodes;
}

/** Files of TLS towards callers, as absolute paths. */
export interface TlsSettings {
  readonly key: string;
  readonly cert: string;
  /** Certificates that may sign those of clients. Absent: clients are not asked for one. */
  readonly clientCa?: string | undefined;
}

/** Those that clients know, or those of the newest draft of GraphQL over HTTP. */
export type StatusCodes = 'compatible' | 'draft';

export interface CompressionSettings {
  /** In order of preference. */
  readonly algorithms: readonly ContentCoding[];
  readonly level: CompressionLevel;
  readonly minimumBytes: number;
}

/** The limits beyond which requests are refused, so that the others do not wait. */
export interface OverloadSettings {
  /** How long operations may wait for the event loop. */
  readonly maxDelayMs: number;
  /** Requests that are not answered yet. */
  readonly maxInFlight: number;
}

export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
  /** The published rate limits that are enforced. */
  readonly limits: 'published' | 'usual' | 'none';
  /** The APIs that answer as specified, where the public service differs. */
  readonly asSpecified: readonly string[];
}

export interface LimitSettings {
  readonly bodyBytes: number;
  readonly uploadBytes: number;
  readonly headerBytes: number;
  readonly tokens: number;
  readonly operations: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly fields: number;
  readonly nodes: number;
  readonly answerBytes: number;
  readonly connections: number;
  readonly bufferedBytes: number;
  readonly calls: number;
  /** The highest price of an operation; `undefined` without a limit. */
  readonly cost?: number | undefined;
  readonly upstreamBytes: number;
  readonly errors: number;
  /** Of `_entities`, in one operation. */
  readonly representations: number;
  readonly pageDefault: number;
  readonly pageMaximum: number;
  readonly timeouts: CallerTimeouts;
}

/** Budgets of callers. */
export interface BudgetSettings {
  /** Those of root fields too. */
  readonly rules: readonly BudgetRuleSettings[];
  /** The treatment of requests that cannot be counted. */
  readonly onFailure: 'allow' | 'refuse';
  readonly memoryBytes: number;
}

export interface SubscriptionSettings {
  /** Those of all callers. */
  readonly most: number;
  readonly perCaller: number;
  /** Events that may wait for a subscriber. */
  readonly bufferBytes: number;
  readonly heartbeatMs: number;
  /** The time between two polls, where it is not that of the source. */
  readonly pollMs: number | undefined;
  /** Of APIs that send messages, by their names. */
  readonly hooks: Readonly<Record<string, HookSettings | undefined>>;
}

/** Bytes that callers read by URLs. */
export interface DownloadSettings {
  /** Whether a URL is for the caller who was given it, or enough by itself. */
  readonly access: 'caller' | 'url';
  readonly lifetimeMs: number;
  /** The origin of URLs; absent: they are relative to that of the graph. */
  readonly origin: string | undefined;
}

export interface LiveQuerySettings {
  /** Different ones, of all callers. */
  readonly most: number;
  /** The least time between two evaluations. */
  readonly intervalMs: number;
  /** The time between two evaluations where responses have no freshness. */
  readonly pollMs: number;
  readonly resultBytes: number;
  /** Of the newest results together. */
  readonly memoryBytes: number;
}

export interface HookSettings {
  readonly keys: readonly HookKey[];
}

/** A secret that signs messages of an API. */
export interface HookKey {
  readonly id: string;
  readonly secret: string;
}

/** The callers that are counted together. */
export type BudgetKey = 'key' | 'subject' | 'tenant' | 'address';
export type BudgetWindow = 'second' | 'minute' | 'day';

/** The units of one resource that each caller may use. */
export interface BudgetRuleSettings {
  /** In headers and errors; of a field, its `Type.field`. */
  readonly name: string;
  readonly of: 'requests' | 'cost' | 'concurrency' | 'field';
  readonly per: BudgetKey;
  readonly limit: number;
  /** A day is that of the calendar, in UTC. Absent for concurrent requests. */
  readonly within: BudgetWindow | undefined;
  /** The most at once, where that is not the limit. */
  readonly burst: number | undefined;
  /** The callers that it applies to. */
  readonly callers: BudgetCallers;
}

/** Callers that fulfil all of these. */
export interface BudgetCallers {
  readonly kinds: readonly string[] | undefined;
  readonly tenants: readonly string[] | undefined;
  /** They have all of these scopes. */
  readonly scopes: readonly string[] | undefined;
}

export interface CallerTimeouts {
  readonly operationMs: number;
  readonly headersMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  readonly writeMs: number;
}

/** Optimizations; each can be switched off. */
/** HTTP caches in front of the gateway. */
export interface HttpCacheSettings {
  readonly header: 'Cache-Tag' | 'Surrogate-Key';
  /** Where purge requests are sent. */
  readonly purge: readonly string[];
}

export interface PerformanceSettings {
  readonly coalesceOperations: boolean;
  readonly coalesceCalls: boolean;
  readonly projectRows: boolean;
  readonly cache: boolean;
  readonly responseCache: boolean;
  readonly httpCaches?: HttpCacheSettings | undefined;
  readonly cacheBytes: number;
  readonly documentBytes: number;
}

/** The Redis of several gateways. */
export interface RedisSettings {
  readonly address: RedisAddress;
  /** Of all keys. */
  readonly prefix: string;
  readonly timeoutMs: number;
}

/** Persisted documents. */
export interface DocumentSettings {
  /** The texts of documents by their ids. */
  readonly manifest: ReadonlyMap<string, string>;
  /** Whether all other documents are refused. */
  readonly only: boolean;
}

export interface LogSettings {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly format: 'text' | 'json';
  readonly access: AccessSetting;
  /** From when on an operation is slow. */
  readonly slowMs: number;
}

/** The requests that get a line in the log; a number is a share of them, from 0 to 1, in addition to problems. */
export type AccessSetting = 'off' | 'problems' | 'all' | number;

/** The metrics for Prometheus, on an address of their own. */
export interface MetricsSettings {
  readonly enabled: boolean;
  readonly host: string;
  readonly port: number;
  /** Whether the port was chosen, rather than the default. */
  readonly isPortSet: boolean;
  /** The most names of operations that are labels, besides those of persisted documents. */
  readonly operations: number;
}

/** The export of traces and metrics by OTLP. */
export interface TelemetrySettings {
  /** Absent: nothing is exported. */
  readonly endpoint: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of requests that are traced, from 0 to 1, where their caller has not decided. */
  readonly sample: number;
  /** Whose `traceparent` is believed. */
  readonly callers: 'proxies' | 'all';
  readonly metrics: boolean;
  readonly metricsIntervalMs: number;
}

export interface EnabledApi extends ApiSettings {
  /** Whether operations are included that are publicly documented but not in the specification. */
  readonly extras: boolean;
  /** Whether its upstream is the sandbox. */
  readonly sandboxed?: boolean;
}
