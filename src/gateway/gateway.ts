import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'graphql-yoga';
import { CountedResource } from '#collections';
import type { BudgetSettings, Settings } from '#config';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import type { Edge, FieldPath, GraphSettings, Subgraph } from '#graph';
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
import { createContext } from './auth/caller.ts';
import { TrustedProxies } from './auth/client-address.ts';
import { createHandler, type Handler } from './handler.ts';
import { type Purger, purgerOf } from './http/purger.ts';
import type { BudgetStore } from './limits/budget-store.ts';
import { Budgets, warnUnknownFields } from './limits/budgets.ts';
import { Overload } from './limits/overload.ts';
import { createTelemetry, type Telemetry } from './observe/telemetry.ts';
import { assertPlugins } from './plugins/hooks.ts';
import { type ResponseStores, responseStores } from './reuse/response-cache.ts';
import { downloadOffers, downloadsOf } from './routes/offer-download.ts';
import type { ReceivedMessages } from './routes/received-messages.ts';
import { type ComposedGraph, composeGraph } from './schema/compose.ts';
import { LiveHub } from './subscriptions/hub.ts';
import { ReplicaChanges } from './subscriptions/live-queries.ts';
import type { Caller, RequestContext } from './types.ts';

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
  /** The state of the gateway that this one replaces, which it continues as far as its settings are the same. */
  readonly previous?: GatewayState | undefined;
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
  const { settings, subgraphs: available, edges, log, plugins = [], loadPlugins } = parts;
  assertPlugins(plugins);
  // Neither it nor the parts may be used in a function that lives as long as the gateway: each would hold the one before it.
  const { previous, contractOf = readContract, sharedState } = parts;
  const { auth, federation, server } = settings;
  const isGuarded = typeof auth === 'object';
  const subgraphs = available.filter(({ slug }) => isServed(settings, slug));
  const without = disabledExtras(settings, subgraphs);
  const { introspection } = server;
  const { pageDefault } = settings.limits;
  const composed = composeGraph(
    { subgraphs, edges, without, isGuarded, pageDefault, federation, introspection },
    log,
    parts.graph ?? previous?.graph,
  );
  const { schema, scopes, entities, weighing } = composed;
  const stores = responseStores(settings, composed, previous?.stores);
  const { coalesceCalls, projectRows, httpCaches } = settings.performance;
  const purger = purgerOf(httpCaches, log, previous?.purger);
  const client = createUpstream(
    subgraphs.map(({ slug, contract }) => contract ?? contractOf(slug)),
    settings.apis,
    { store: stores.upstream, shared: sharedState?.responses, purge: purger?.purge, coalesceCalls, projectRows },
    {
      createTransport: parts.createTransport,
      quotaStore: parts.quotaStore ?? sharedState?.quotaStore,
      bus: sharedState?.bus,
      previous: previous?.client,
    },
  );
  const graph: GraphSettings = {
    page: { default: settings.limits.pageDefault, maximum: settings.limits.pageMaximum },
    upload: { bytes: settings.limits.upload, ms: settings.limits.timeouts.request },
    cursorSecret: settings.cursorSecret,
    offerDownload: downloadOffers({
      settings: settings.downloads,
      secret: settings.cursorSecret,
      subgraphs,
      forwardedTo: (slug) => client.forwardedTo(slug),
    }),
    nodes: composed.nodes,
    federation: entities && { entities, mostRepresentations: settings.limits.representations },
    hasExtras: (slug) => settings.apis[slug]?.extras ?? false,
    facts(operation) {
      const [slug = '', id = ''] = operation.split('.');
      return client.facts(slug as Slug, id);
    },
  };
  const overload = overloadOf(settings, log, previous);
  const health = () => client.health();
  const proxies = new TrustedProxies(server.trustedProxies, server.forwardedHeader);
  const telemetry = createTelemetry(
    { settings, log, overload, proxies, health, sharedState, subscriptions: () => live.counts },
    previous?.telemetry,
  );
  const budgetStore =
    parts.budgetStore ?? (settings.budgets && sharedState?.budgetStore(settings.budgets)) ?? previous?.budgetStore;
  const budgets = settings.budgets
    ? new Budgets({ settings: settings.budgets, proxies, log, store: budgetStore })
    : undefined;
  if (settings.budgets) warnUnknownFields(settings.budgets, schema, log);
  const forwardsAuthorization = client.identityHeaders.includes('authorization');
  const authenticator = isGuarded
    ? new Authenticator({ settings: auth, proxies, forwardsAuthorization, log, previous: previous?.authenticator })
    : undefined;
  const shared = previous?.shared?.resource === sharedState ? previous?.shared : countedState(sharedState);
  shared?.use();
  const state: GatewayState = {
    settings,
    log,
    client,
    graph: composed,
    stores,
    messages: previous?.messages ?? new Map(),
    overload,
    authenticator,
    budgetStore: budgets?.store,
    telemetry,
    purger,
    shared,
  };
  const scopeLimits = { calls: settings.limits.calls, upstreamBytes: settings.limits.upstream };
  const contextOf = (caller: Caller): RequestContext => createContext(caller, client, graph, scopeLimits, scopes);
  const bus = parts.bus ?? sharedState?.bus ?? new MemoryBus();
  const live = new LiveHub({
    settings,
    log,
    subgraphs,
    contextOf,
    forwardedTo: (slug: Slug) => client.forwardedTo(slug),
    kindOf: (slug: Slug) => client.kindOf(slug),
    identityHeaders: client.identityHeaders,
    bus,
    leadership: parts.leadership ?? sharedState?.leadership,
  });
  // With a cache that replicas share, its invalidations reach all of them.
  const tellsChanges = (parts.bus ?? sharedState) !== undefined && !(sharedState && settings.performance.cache);
  const replicaChanges = tellsChanges
    ? new ReplicaChanges({
        bus,
        changes: client.changes,
        slugs: subgraphs.map(({ slug }) => slug),
        invalidate: (slug, ids) => client.invalidate(slug as Slug, ids),
      })
    : undefined;
  const core = {
    schema,
    settings,
    log,
    plugins,
    contextOf,
    /** Its subscriptions. */
    live,
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
    health,
    /** Headers of callers that are forwarded to upstreams. */
    identityHeaders: client.identityHeaders,
    pricing: {
      ...weighing,
      graph,
      liveQueries: settings.liveQueries,
      maxCalls: settings.limits.calls,
      maxCost: settings.limits.cost ?? Infinity,
    },
    /** Non-deterministic fields, as `Type.field`. Each caller is offered downloads of its own. */
    randomFields: new Set([...subgraphs.flatMap(({ random }) => random), ...downloadsOf(subgraphs).keys()]),
    changes: client.changes,
    /** Takes note of what other replicas change, until the returned function is called. */
    followChanges: () => replicaChanges?.follow() ?? (() => undefined),
    /** An API has said that something has changed. */
    wake(slug: Slug) {
      client.invalidate(slug);
      live.wake(slug);
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
  let once: Promise<Handler> | undefined;
  const create = async () => {
    await sharedState?.start();
    const loaded = (await loadPlugins?.()) ?? [];
    return createHandler({ ...core, plugins: [...loaded, ...plugins] });
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

function countedState(state: SharedState | undefined): CountedResource<SharedState> | undefined {
  return state && new CountedResource(state);
}

function logOverload(log: Log) {
  return (isOverloaded: boolean, refused: number) => {
    if (isOverloaded) log.warn('Overloaded: requests are refused');
    else log.info('The overload is over', { count: refused });
  };
}

/** The overload control, which is kept with its requests in flight where its settings are the same. */
function overloadOf(settings: Settings, log: Log, previous: GatewayState | undefined): Overload {
  const { overload } = settings.server;
  const isSame = previous?.log === log && isDeepStrictEqual(previous.settings.server.overload, overload);
  return isSame ? previous.overload : new Overload(overload, { changed: logOverload(log) });
}

/** A disabled API is not part of the graph, nor is one without an address if `unconfigured` leaves it out. */
function isServed({ apis, unconfigured }: Settings, slug: Slug): boolean {
  const settings = apis[slug];
  return settings !== undefined && (settings.url !== undefined || unconfigured === 'error');
}

function disabledExtras({ apis }: Settings, subgraphs: readonly Subgraph[]): FieldPath[] {
  return subgraphs.flatMap(({ slug, extras }) => (apis[slug]?.extras ? [] : extras));
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
