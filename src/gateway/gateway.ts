import type { Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import { type Edge, entityTypes, type FieldPath, type GraphSettings, type Subgraph } from '#graph';
import type { Log } from '#log';
import type { Leadership, MessageBus } from '#shared-state';
import {
  type CachedResponse,
  type CreateTransport,
  createUpstream,
  Memory,
  MemoryStore,
  type QuotaStore,
} from '#upstream';
import { type BudgetStore, Budgets, warnUnknownFields } from './budgets/index.ts';
import { annotateSubgraph, resolveService, shareablePaths } from './federation/index.ts';
import { createHandler, type Handler } from './handler.ts';
import { LiveHub } from './live/index.ts';
import { createTelemetry } from './observe/telemetry.ts';
import { Overload } from './pipeline/admit/overload.ts';
import type { ResponseCacheStores } from './pipeline/execute/response-cache.ts';
import { Authenticator } from './pipeline/identify/authenticator.ts';
import { TrustedProxies } from './pipeline/identify/client-address.ts';
import { type Caller, createContext, type RequestContext } from './pipeline/identify/request-context.ts';
import { assertPlugins } from './plugins/assert-hooks.ts';
import { callDeclarations, readTypicalSizes, weighFields } from './price/index.ts';
import { applicableEdges, nodeTypes, stitch } from './schema/stitch.ts';
import { describeScopes } from './scopes/scope-directive.ts';
import { ScopeRules } from './scopes/scope-rules.ts';
import type { SharedState } from './shared-state.ts';

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
  /** Counts what callers use of their budgets. Unless given: that of this process. */
  readonly budgetStore?: BudgetStore | undefined;
  /** Reaches the other replicas. Unless given: this process is the only one. */
  readonly bus?: MessageBus | undefined;
  readonly leadership?: Leadership | undefined;
  /** The state that several gateways share. Unless given: none. */
  readonly sharedState?: SharedState | undefined;
  /** Reads contracts; by default those of `mesh/`. */
  readonly contractOf?: (slug: Slug) => Contract;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Creates a gateway without a server. It opens no connection and starts no timer before the first request. */
export function createGateway(parts: GatewayParts) {
  const { settings, subgraphs: available, log, plugins = [], contractOf = readContract, sharedState } = parts;
  const { federation } = settings;
  assertPlugins(plugins);
  const subgraphs = available.filter(({ slug }) => isServed(settings, slug));
  const edges = federation ? parts.edges : parts.edges.filter(({ foreignEntities }) => !foreignEntities);
  const joined = applicableEdges(subgraphs, edges);
  const schema = stitch(subgraphs, edges, disabledExtras(settings, subgraphs), federation && settings.server);
  const nodes = nodeTypes(subgraphs);
  const entities = federation && entityTypes(schema, nodes, [...subgraphs, ...joined]);
  const stores = createStores(settings);
  const { coalesceCalls, projectRows } = settings.performance;
  const client = createUpstream(
    subgraphs.map(({ slug, contract }) => contract ?? contractOf(slug)),
    settings.interfaces,
    { store: stores.upstream, shared: sharedState?.responses, coalesceCalls, projectRows },
    parts.createTransport,
    parts.quotaStore ?? sharedState?.quotaStore,
  );
  const graph: GraphSettings = {
    page: { default: settings.limits.pageDefault, maximum: settings.limits.pageMaximum },
    cursorSecret: settings.cursorSecret,
    nodes: new Map([...nodes].filter(([name]) => schema.getType(name))),
    federation: entities && { entities, mostRepresentations: settings.limits.representations },
    hasExtras: (slug) => settings.interfaces[slug]?.extras ?? false,
    facts(operation) {
      const [slug = '', id = ''] = operation.split('.');
      return client.facts(slug as Slug, id);
    },
  };
  const overload = new Overload(settings.server.overload, { changed: logOverload(log) });
  const telemetry = createTelemetry({ settings, log, overload, health: () => client.health(), sharedState });
  const { auth } = settings;
  const isGuarded = typeof auth === 'object';
  const scopes = isGuarded ? new ScopeRules(schema, subgraphs, joined) : undefined;
  if (scopes) describeScopes(schema, scopes.fields);
  const proxies = new TrustedProxies(settings.server.trustedProxies);
  const budgets = settings.budgets
    ? new Budgets({
        settings: settings.budgets,
        proxies,
        log,
        store: parts.budgetStore ?? sharedState?.budgetStore(settings.budgets),
      })
    : undefined;
  if (settings.budgets) warnUnknownFields(settings.budgets, schema, log);
  const forwardsAuthorization = client.identityHeaders.includes('authorization');
  const authenticator = isGuarded
    ? new Authenticator({ settings: auth, proxies, forwardsAuthorization, log })
    : undefined;
  const weighing = {
    declarations: callDeclarations([...subgraphs, ...joined], graph.nodes),
    typical: readTypicalSizes(),
  };
  weighFields(schema, { ...weighing, pageDefault: settings.limits.pageDefault });
  if (federation && entities) {
    annotateSubgraph(schema, entities, shareablePaths(federation, schema, subgraphs, log));
    resolveService(schema, scopes);
  }
  const contextOf = (caller: Caller): RequestContext => createContext(caller, client, graph, settings.limits, scopes);
  const live = new LiveHub({
    settings,
    log,
    subgraphs,
    contextOf,
    forwardedTo: client.forwardedTo,
    identityHeaders: client.identityHeaders,
    bus: parts.bus ?? sharedState?.bus,
    leadership: parts.leadership ?? sharedState?.leadership,
  });
  const core = {
    schema,
    settings,
    log,
    plugins,
    contextOf,
    /** Its subscriptions. */
    live,
    /** The subgraphs and edges of the schema. */
    subgraphs,
    edges: joined,
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
    pricing: { ...weighing, graph, maxCalls: settings.limits.calls, maxCost: settings.limits.cost ?? Infinity },
    /** Non-deterministic fields, as `Type.field`. */
    randomFields: new Set(subgraphs.flatMap(({ random }) => random)),
    changes: client.changes,
    responseStores: stores.responses,
    sharedState,
    /** Metrics, traces and the access log; absent where all of them are off. */
    telemetry,
    overload,
    async close() {
      live.drain(0);
      await client.close();
      await sharedState?.close();
      await telemetry?.close();
    },
  };
  let once: Promise<Handler> | undefined;
  const create = async () => {
    await sharedState?.start();
    const loaded = (await parts.loadPlugins?.()) ?? [];
    return createHandler({ ...core, plugins: [...loaded, ...plugins] });
  };
  const handlerOnce = () => (once ??= create());
  return {
    ...core,
    /** The request handler, created on first use. */
    handler: handlerOnce,
    /** Ends plugins and closes connections. */
    async end(): Promise<void> {
      const handler = await once?.catch(() => undefined);
      await handler?.yoga?.close();
      await core.close();
    },
    /** Answers a request of the Fetch API to the graph's path. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const handler = await handlerOnce();
      return handler.fetch(new Request(input, init));
    },
  };
}

function logOverload(log: Log) {
  return (isOverloaded: boolean, refused: number) => {
    if (isOverloaded) log.warn('Overloaded: requests are refused');
    else log.info('The overload is over', { count: refused });
  };
}

/** The stores of upstream responses and of GraphQL responses; they share one memory. */
function createStores({ performance: { cache, cacheBytes, responseCache } }: Settings) {
  const memory = new Memory(cacheBytes);
  const responses = (): ResponseCacheStores => ({ public: new MemoryStore(memory), private: new MemoryStore(memory) });
  return {
    upstream: cache ? new MemoryStore<CachedResponse>(memory) : undefined,
    responses: cache && responseCache ? responses() : undefined,
  };
}

/** A disabled interface is not part of the graph, nor is one without an address if `unconfigured` leaves it out. */
function isServed({ interfaces, unconfigured }: Settings, slug: Slug): boolean {
  const settings = interfaces[slug];
  return settings !== undefined && (settings.url !== undefined || unconfigured === 'error');
}

function disabledExtras({ interfaces }: Settings, subgraphs: readonly Subgraph[]): FieldPath[] {
  return subgraphs.flatMap(({ slug, extras }) => (interfaces[slug]?.extras ? [] : extras));
}
