import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { CountedResource } from '#collections';
import type { BudgetSettings, Settings } from '#config';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import { type Edge, exactJson, type FieldPath, type GraphSettings, type Subgraph } from '#graph';
import type { Log } from '#log';
import { type Leadership, MemoryBus, type MessageBus } from '#shared-state';
import type { Snapshot } from '#telemetry';
import {
  type CreateTransport,
  createUpstream,
  type QuotaStore,
  type SharedResponses,
  type UpstreamClient,
} from '#upstream';
import { Authenticator } from './auth/authenticator.ts';
import { audienceKeyOf, contextsOf, identityKeyOf } from './auth/caller.ts';
import { TrustedProxies } from './auth/client-address.ts';
import { DirectExecutor, type Executor, type ExecutorParts, type StreamKey } from './document/executor.ts';
import { type Preparation, PreparedOperation } from './document/operation.ts';
import { PersistedDocuments, PreparedDocuments } from './document/prepared.ts';
import { DocumentReader } from './document/validate.ts';
import { handle, identify, type Services } from './handle.ts';
import { type Purger, purgerOf } from './http/purger.ts';
import { BodyMemory } from './http/reader.ts';
import { CacheHeaders, Cors, Negotiator } from './http/response-headers.ts';
import type { BudgetStore } from './limits/budget-store.ts';
import { addressKey, Budgets, warnUnknownFields } from './limits/budgets.ts';
import { OperationDeadlines } from './limits/deadlines.ts';
import { Overload } from './limits/overload.ts';
import { createTelemetry, type Telemetry } from './observe/telemetry.ts';
import { assertPlugins, hasHttpHooks, wrapPluginErrors } from './plugins/hooks.ts';
import { finish, ResponseForm, Shaper } from './result/respond.ts';
import { ResponseCache, type ResponseStores, responseStores } from './reuse/response-cache.ts';
import { Reuse } from './reuse/reuse.ts';
import { downloadOffers, downloadsOf } from './routes/offer-download.ts';
import type { ReceivedMessages } from './routes/received-messages.ts';
import { type ComposedGraph, composeGraph } from './schema/compose.ts';
import { Hub } from './subscriptions/hub.ts';
import { LiveQueries } from './subscriptions/live-query.ts';
import { ReplicaChanges } from './subscriptions/replica-changes.ts';
import { Sources } from './subscriptions/sources.ts';
import { Streams } from './subscriptions/streams.ts';
import { answerFetch } from './transport/fetch.ts';
import type { YogaServer } from './transport/yoga.ts';
import {
  type BodyResponse,
  type Caller,
  type CallerIdentity,
  type GraphRequest,
  type GraphResponse,
  type Held,
  type RequestContext,
} from './types.ts';

/** The parts of a gateway. */
export interface GatewayParts {
  readonly settings: Settings;
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
  readonly log: Log;
  /** Plugins of envelop and Yoga, in the order in which their hooks run. */
  readonly plugins?: readonly Plugin[];
  /** Loads plugins that come before them, when the request handler is created. */
  readonly loadPlugins?: () => Promise<readonly Plugin[]>;
  /** Makes upstream calls. Unless given: pools of undici. */
  readonly createTransport?: CreateTransport | undefined;
  /** Counts calls against quotas. Unless given: those of this process. */
  readonly quotaStore?: QuotaStore | undefined;
  /** Counts the units of budgets that callers use. Unless given: that of this process. */
  readonly budgetStore?: BudgetStore | undefined;
  /** Reaches the other replicas. Unless given: this process is the only one. */
  readonly bus?: MessageBus | undefined;
  readonly leadership?: Leadership | undefined;
  /** The state that several gateways share. Unless given: none. */
  readonly sharedState?: SharedState | undefined;
  /** Reads contracts; by default those of `mesh/`. */
  readonly contractOf?: (slug: Slug) => Contract;
  /** What is kept of the gateway that this one replaces, as far as its settings are the same. */
  readonly kept?: GatewayState | undefined;
  /** The graph of another gateway, which this one shares where its parts are the same. */
  readonly graph?: ComposedGraph | undefined;
}

/** The state of a gateway that outlives its settings. */
export interface GatewayState {
  readonly settings: Settings;
  readonly log: Log;
  readonly client: UpstreamClient;
  readonly graph: ComposedGraph;
  readonly stores: ResponseStores;
  /** The messages that APIs have sent, by their slugs: none is received again after a reload. */
  readonly messages: Map<string, ReceivedMessages>;
  readonly overload: Overload;
  readonly authenticator: Authenticator | undefined;
  readonly budgetStore: BudgetStore | undefined;
  readonly telemetry: Telemetry | undefined;
  readonly purger: Purger | undefined;
  readonly shared: CountedResource<SharedState> | undefined;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Creates a gateway without a server. It opens no connection and starts no timer before the first request. */
export function createGateway(parts: GatewayParts) {
  assertPlugins(parts.plugins ?? []);
  const core = coreOf(parts);
  const { loadPlugins } = parts;
  let once: Promise<Handler> | undefined;
  const create = async () => {
    await core.sharedState?.start();
    const loaded = (await loadPlugins?.()) ?? [];
    return createHandler({ ...core, plugins: [...loaded, ...core.plugins] });
  };
  const handlerOnce = () =>
    (once ??= create().catch((error: unknown) => {
      // A plugin that could not be loaded may be there for the next request.
      once = undefined;
      throw error;
    }));
  return {
    ...core,
    /** The request handler, created on first use; again where that has failed. */
    handler: handlerOnce,
    /** Ends plugins and closes connections. */
    async end(): Promise<void> {
      const handler = await once?.catch(() => undefined);
      await handler?.close();
      await core.close();
    },
    /** Answers a request of the Fetch API to the graph's path. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const handler = await handlerOnce();
      return handler.fetch(new Request(input, init));
    },
  };
}

/** What a gateway is made of, apart from its handler. No function in it may use the parts, which hold what was kept of the gateway before. */
function coreOf(parts: GatewayParts) {
  const { settings, log, plugins = [], sharedState, kept } = parts;
  const subgraphs = parts.subgraphs.filter(({ slug }) => isServed(settings, slug));
  const composed = composedGraph(parts, subgraphs);
  const { schema, scopes, weighing } = composed;
  const stores = responseStores(settings, composed, kept?.stores);
  const purger = purgerOf(settings.performance.httpCaches, log, kept?.purger);
  const client = clientOf(parts, subgraphs, stores, purger);
  const graph = graphSettings(settings, subgraphs, composed, client);
  const overload = overloadOf(settings, log, kept);
  const proxies = new TrustedProxies(settings.server.trustedProxies, settings.server.forwardedHeader);
  const telemetry = createTelemetry(
    { settings, log, overload, proxies, health: () => client.health(), sharedState, subscriptions: () => live.counts },
    kept?.telemetry,
  );
  const budgets = budgetsOf(parts, proxies, schema);
  const authenticator = authenticatorOf(parts, proxies, client);
  const shared = sharedOf(sharedState, kept);
  const state: GatewayState = {
    settings,
    log,
    client,
    graph: composed,
    stores,
    messages: kept?.messages ?? new Map(),
    overload,
    authenticator,
    budgetStore: budgets?.store,
    telemetry,
    purger,
    shared,
  };
  const { calls, upstream: upstreamBytes } = settings.limits;
  const contextOf = contextsOf(client, graph, { calls, upstreamBytes }, scopes);
  const bus = parts.bus ?? sharedState?.bus ?? new MemoryBus();
  const live = new Hub(settings);
  const sources = sourcesOf(parts, live, subgraphs, client, contextOf, bus);
  const replicaChanges = replicaChangesOf(parts, subgraphs, client, bus);
  return {
    schema,
    settings,
    log,
    plugins,
    contextOf,
    /** Its streams. */
    live,
    sources,
    /** Reaches the other replicas. */
    bus,
    /** The subgraphs and edges of the schema. */
    subgraphs,
    edges: composed.edges,
    /** Absent if callers need no scopes. */
    scopes,
    /** Absent if every caller may use the gateway. */
    authenticator,
    proxies,
    /** Absent without budgets. */
    budgets,
    health: () => client.health(),
    /** Headers of callers that are forwarded to upstreams. */
    identityHeaders: client.identityHeaders,
    pricing: {
      ...weighing,
      graph,
      liveQueries: settings.liveQueries,
      maxCalls: settings.limits.calls,
      maxCost: settings.limits.cost ?? Infinity,
    },
    randomFields: randomFields(subgraphs),
    changes: client.changes,
    /** Takes note of what other replicas change, until the returned function is called. */
    followChanges: () => replicaChanges?.follow() ?? (() => undefined),
    /** An API has said that something has changed. */
    wake(slug: Slug) {
      client.invalidate(slug);
      sources.wake(slug);
    },
    responseStores: stores.responses,
    sharedState,
    /** Metrics, traces and the access log; absent where all of them are off. */
    telemetry,
    overload,
    /** For a gateway that replaces this one. */
    state,
    async close() {
      live.drain(0);
      replicaChanges?.close();
      await client.close();
      await shared?.leave();
      await telemetry?.close();
    },
  };
}

function composedGraph(
  { settings, edges, log, graph, kept }: GatewayParts,
  subgraphs: readonly Subgraph[],
): ComposedGraph {
  const { auth, federation, server, limits } = settings;
  const options = {
    subgraphs,
    edges,
    without: disabledExtras(settings, subgraphs),
    isGuarded: typeof auth === 'object',
    pageDefault: limits.pageDefault,
    federation,
    introspection: server.introspection,
  };
  return composeGraph(options, log, graph ?? kept?.graph);
}

function clientOf(
  { settings, contractOf = readContract, sharedState, createTransport, quotaStore, kept }: GatewayParts,
  subgraphs: readonly Subgraph[],
  stores: ResponseStores,
  purger: Purger | undefined,
): UpstreamClient {
  const { coalesceCalls, projectRows } = settings.performance;
  return createUpstream(
    subgraphs.map(({ slug, contract }) => contract ?? contractOf(slug)),
    settings.apis,
    { store: stores.upstream, shared: sharedState?.responses, purge: purger?.purge, coalesceCalls, projectRows },
    {
      createTransport,
      quotaStore: quotaStore ?? sharedState?.quotaStore,
      bus: sharedState?.bus,
      previous: kept?.client,
    },
  );
}

function graphSettings(
  settings: Settings,
  subgraphs: readonly Subgraph[],
  { entities, nodes }: ComposedGraph,
  client: UpstreamClient,
): GraphSettings {
  const { limits, cursorSecret, downloads, apis } = settings;
  return {
    page: { default: limits.pageDefault, maximum: limits.pageMaximum },
    upload: { bytes: limits.upload, ms: limits.timeouts.request },
    cursorSecret,
    offerDownload: downloadOffers({
      settings: downloads,
      secret: cursorSecret,
      subgraphs,
      forwardedTo: (slug) => client.forwardedTo(slug),
    }),
    nodes,
    federation: entities && { entities, mostRepresentations: limits.representations },
    extras: new Set(Object.entries(apis).flatMap(([slug, { extras }]) => (extras ? [slug] : []))),
    facts(operation) {
      const [slug = '', id = ''] = operation.split('.');
      return client.facts(slug as Slug, id);
    },
  };
}

/** Non-deterministic fields, as `Type.field`. Each caller is offered downloads of its own. */
function randomFields(subgraphs: readonly Subgraph[]): ReadonlySet<string> {
  return new Set([...subgraphs.flatMap(({ random }) => random), ...downloadsOf(subgraphs).keys()]);
}

function budgetsOf(
  { settings: { budgets: settings }, log, sharedState, budgetStore, kept }: GatewayParts,
  proxies: TrustedProxies,
  schema: GraphQLSchema,
): Budgets | undefined {
  if (!settings) return undefined;
  warnUnknownFields(settings, schema, log);
  return new Budgets({
    settings,
    proxies,
    log,
    store: budgetStore ?? sharedState?.budgetStore(settings) ?? kept?.budgetStore,
  });
}

function authenticatorOf(
  { settings: { auth: settings }, log, kept }: GatewayParts,
  proxies: TrustedProxies,
  { identityHeaders }: UpstreamClient,
): Authenticator | undefined {
  if (typeof settings !== 'object') return undefined;
  const forwardsAuthorization = identityHeaders.includes('authorization');
  return new Authenticator({ settings, proxies, forwardsAuthorization, log, kept: kept?.authenticator });
}

function sourcesOf(
  { settings, log, leadership, sharedState }: GatewayParts,
  hub: Hub,
  subgraphs: readonly Subgraph[],
  client: UpstreamClient,
  contextOf: (caller: Caller) => RequestContext,
  bus: MessageBus,
): Sources {
  return new Sources({
    hub,
    log,
    subgraphs,
    leastMs: settings.subscriptions.poll,
    contextOf,
    forwardedTo: (slug: Slug) => client.forwardedTo(slug),
    kindOf: (slug: Slug) => client.kindOf(slug),
    bus,
    leadership: leadership ?? sharedState?.leadership,
  });
}

/** With a cache that replicas share, its invalidations reach all of them. */
function replicaChangesOf(
  { settings, sharedState, bus: own }: GatewayParts,
  subgraphs: readonly Subgraph[],
  client: UpstreamClient,
  bus: MessageBus,
): ReplicaChanges | undefined {
  if ((own ?? sharedState) === undefined || (sharedState && settings.performance.cache)) return undefined;
  return new ReplicaChanges({
    bus,
    changes: client.changes,
    slugs: subgraphs.map(({ slug }) => slug),
    invalidate: (slug, ids) => client.invalidate(slug as Slug, ids),
  });
}

/** Counts the gateways that use a state. */
function sharedOf(state: SharedState | undefined, kept: GatewayState | undefined): GatewayState['shared'] {
  const shared = kept?.shared?.resource === state ? kept?.shared : state && new CountedResource(state);
  shared?.use();
  return shared;
}

function logOverload(log: Log) {
  return (isOverloaded: boolean, refused: number) => {
    if (isOverloaded) log.warn('Overloaded: requests are refused');
    else log.info('The overload is over', { count: refused });
  };
}

/** The overload control, which is kept with its requests in flight where its settings are the same. */
function overloadOf(settings: Settings, log: Log, kept: GatewayState | undefined): Overload {
  const { overload } = settings.server;
  const isSame = kept?.log === log && isDeepStrictEqual(kept.settings.server.overload, overload);
  return isSame ? kept.overload : new Overload(overload, { changed: logOverload(log) });
}

/** A disabled API is not part of the graph, nor is one without an address if `unconfigured` leaves it out. */
function isServed({ apis, unconfigured }: Settings, slug: Slug): boolean {
  const settings = apis[slug];
  return settings !== undefined && (settings.url !== undefined || unconfigured === 'error');
}

function disabledExtras({ apis }: Settings, subgraphs: readonly Subgraph[]): FieldPath[] {
  return subgraphs.flatMap((each) => (apis[each.slug]?.extras ? [] : each.extras));
}

/** The state that several gateways share. Without a connection, each part works as in a single process. */
export interface SharedState {
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly quotaStore: QuotaStore;
  readonly responses: SharedResponses;
  budgetStore(settings: BudgetSettings): BudgetStore;
  /** For the answer to readiness checks. */
  readonly isConnected: boolean;
  /** Its metrics. */
  read(): Snapshot;
  /** Connects; resolves after a short time even if that fails. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** What a gateway is made of, apart from its handler. */
type Core = ReturnType<typeof coreOf>;

/** Answers requests to the graph, independent of the HTTP server. */
export interface Handler extends Pick<Services, 'persisted' | 'executor' | 'shaper' | 'memory' | 'cors'> {
  /** Who sends a request. Throws, or rejects with, its refusal. */
  identify(request: GraphRequest): CallerIdentity | Promise<CallerIdentity>;
  /** Answers a request, with the HTTP hooks of plugins if there are any. */
  handle(request: GraphRequest, held: Held): Promise<GraphResponse>;
  /** Answers a request of the Fetch API: as `handle`, or in another way. */
  fetch(request: Request, answer?: Handler['handle']): Promise<Response>;
  /** The response to an error beside the graph. */
  failure(error: unknown, request: GraphRequest): BodyResponse;
  /** Runs the dispose hooks of plugins. */
  close(): Promise<void>;
}

/** Creates the handler: with GraphQL hooks around execution, and HTTP hooks around all steps, where plugins have them. */
export async function createHandler(parts: Core): Promise<Handler> {
  const { settings, log, identityHeaders, plugins, authenticator } = parts;
  const { corsOrigins } = settings.server;
  const { errors: maxErrors, nodes: maxNodes, answer: maxBytes } = settings.limits;
  const preparation = { ...parts, maxErrors, maxNodes, maxBytes };
  const readerOf = (schema: GraphQLSchema) => new DocumentReader(schema, settings);
  const prepared = new PreparedDocuments(
    settings.performance.documentCacheSize,
    readerOf(parts.schema),
    (document, operation, onCompiled) => new PreparedOperation(document, operation, preparation, onCompiled),
  );
  const deadlines = new OperationDeadlines(settings.limits.timeouts);
  const executorParts: ExecutorParts = {
    prepared,
    deadlines,
    contextOf: parts.contextOf,
    allowsExplain: settings.server.explain,
  };
  const hooked =
    plugins.length > 0
      ? await wrapPluginErrors(() => hookedExecutor(plugins, executorParts, preparation, readerOf))
      : undefined;
  const executor = hooked?.executor ?? new DirectExecutor(executorParts);
  const credentialHeaders = authenticator?.credentialHeaders;
  const { httpCaches } = settings.performance;
  const cacheHeaders = new CacheHeaders({ identityHeaders, corsOrigins, credentialHeaders, httpCaches });
  const shaper = new Shaper({ settings, log, cacheHeaders });
  const services: Services = {
    settings,
    cors: new Cors(corsOrigins),
    negotiator: new Negotiator(),
    persisted: new PersistedDocuments(settings.documents),
    executor,
    shaper,
    memory: new BodyMemory(settings.limits.buffered),
    identityHeaders,
    authenticator,
    observer: parts.telemetry,
    overload: parts.overload,
    budgets: parts.budgets,
    ...sharing(parts, executor, shaper, deadlines),
  };
  const yoga = await hookServer((hooked?.plugins ?? []).filter(hasHttpHooks), services, log);
  return handlerOf(services, yoga);
}

async function hookServer(plugins: readonly Plugin[], services: Services, log: Log): Promise<YogaServer | undefined> {
  if (plugins.length === 0) return undefined;
  log.info('Plugins hook HTTP requests: all requests to the graph are served by Yoga, which is slower', {
    count: plugins.length,
  });
  const { createYogaServer } = await import('./transport/yoga.ts');
  return wrapPluginErrors(() => createYogaServer(plugins, services));
}

function handlerOf(services: Services, yoga: YogaServer | undefined): Handler {
  const { persisted, executor, shaper, memory, cors, negotiator, settings } = services;
  const handleRequest: Handler['handle'] = yoga
    ? (request, held) => yoga.handle(request, held)
    : handle.bind(undefined, services);
  const { buffer: bufferBytes, heartbeat: heartbeatMs } = settings.subscriptions;
  const streams = { bufferBytes, heartbeatMs, writeMs: settings.limits.timeouts.write };
  return {
    persisted,
    executor,
    shaper,
    memory,
    cors,
    identify: identify.bind(undefined, services),
    handle: handleRequest,
    fetch: (request, answer = handleRequest) => answerFetch(request, answer, memory, streams),
    failure(error, request) {
      const form = new ResponseForm(request, cors, undefined);
      form.mediaType = negotiator.accepted(request.headers.accept).mediaType ?? form.mediaType;
      return finish(shaper.failure(error, form), form);
    },
    close: async () => yoga?.close(),
  };
}

/** What equal requests share, and the streams. Plugins have to see each operation, and may decide by its caller: nothing is shared then. */
function sharing(
  parts: Core,
  executor: Executor,
  shaper: Shaper,
  deadlines: OperationDeadlines,
): Pick<Services, 'reuse' | 'streams'> {
  const { settings, plugins, changes, followChanges, responseStores, scopes, live, proxies } = parts;
  const { overload, identityHeaders } = parts;
  const isShared = plugins.length === 0;
  const identityKey = identityKeyOf(identityHeaders);
  const audienceKey = audienceKeyOf(scopes !== undefined);
  // Anonymous callers have a label in common.
  const callerKeyOf = ({ kind, label }: CallerIdentity, request: GraphRequest) =>
    (kind === 'anonymous' ? undefined : label) ?? addressKey(proxies.clientAddress(request));
  const streamKey: StreamKey = ({ document, parameters: { operationName } }, caller, variables) =>
    isShared
      ? JSON.stringify(exactJson([document, operationName, variables, audienceKey(caller), identityKey(caller)]))
      : randomUUID();
  const streams = new Streams({
    hub: live,
    sources: parts.sources,
    liveQueries: new LiveQueries({
      settings: settings.liveQueries,
      counts: live.counts.liveQueries,
      executor,
      shaper,
      overload,
      changes,
      followChanges,
    }),
    executor,
    shaper,
    deadlines,
    identityHeaders,
    streamKey,
    callerKeyOf,
  });
  if (!isShared) return { reuse: undefined, streams };
  const reuse = new Reuse({
    audienceKey,
    identityKey,
    responseCache: responseStores && new ResponseCache(responseStores, settings.http.compression?.minimum),
    coalesces: settings.performance.coalesceOperations,
    changes,
    operationMs: settings.limits.timeouts.operation,
  });
  return { reuse, streams };
}

/** The executor with the GraphQL hooks of plugins, and all plugins, including those that plugins add. */
async function hookedExecutor(
  plugins: readonly Plugin[],
  parts: ExecutorParts,
  preparation: Preparation,
  readerOf: (schema: GraphQLSchema) => DocumentReader,
) {
  const { createEngine, EnvelopedExecutor, envelopEngine } = await import('./plugins/envelop.ts');
  const engine = createEngine({ prepared: parts.prepared, readerOf, preparation });
  const { getEnveloped, plugins: all } = envelopEngine(preparation.schema, engine, plugins);
  return { executor: new EnvelopedExecutor({ ...parts, engine, getEnveloped }), plugins: all };
}
