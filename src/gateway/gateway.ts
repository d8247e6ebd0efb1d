import type { Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import type { Edge, FieldPath, GraphSettings, Subgraph } from '#graph';
import type { Log } from '#log';
import { type CachedResponse, createUpstream, Memory, MemoryStore } from '#upstream';
import { createHandler, type Handler } from './handler.ts';
import type { ResponseCacheStores } from './pipeline/execute/response-cache.ts';
import { type Caller, createContext, type RequestContext } from './pipeline/identify/request-context.ts';
import { assertPlugins } from './plugins/assert-hooks.ts';
import { applicableEdges, nodeTypes, stitch } from './schema/stitch.ts';

/** The parts of a gateway. */
export interface GatewayParts {
  readonly settings: Settings;
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
  readonly log: Log;
  /** Plugins of envelop and Yoga, in the order in which their hooks run. */
  readonly plugins?: readonly Plugin[];
  /** Reads contracts; those of `mesh/` unless given. */
  readonly contractOf?: (slug: Slug) => Contract;
}

export type Gateway = ReturnType<typeof createGateway>;

/** The whole gateway but its port: it opens no connection and holds no timer until the first request. */
export function createGateway(parts: GatewayParts) {
  const { settings, subgraphs: known, edges, log, plugins = [], contractOf = readContract } = parts;
  assertPlugins(plugins);
  const subgraphs = known.filter(({ slug }) => isServed(settings, slug));
  const schema = stitch(subgraphs, edges, extrasSwitchedOff(settings, subgraphs));
  const stores = storesOf(settings);
  const { coalesceCalls, projectRows } = settings.performance;
  const client = createUpstream(
    subgraphs.map(({ slug }) => contractOf(slug)),
    settings.interfaces,
    { store: stores.upstream, coalesceCalls, projectRows },
  );
  const graph: GraphSettings = {
    page: { default: settings.limits.pageDefault, maximum: settings.limits.pageMaximum },
    cursorSecret: settings.cursorSecret,
    nodes: new Map([...nodeTypes(subgraphs)].filter(([name]) => schema.getType(name))),
    facts(operation) {
      const [slug = '', id = ''] = operation.split('.');
      return client.facts(slug as Slug, id);
    },
  };
  const core = {
    schema,
    settings,
    log,
    plugins,
    contextOf: (caller: Caller): RequestContext => createContext(caller, client, graph, settings.limits.calls),
    /** The subgraphs and edges of the schema. */
    subgraphs,
    edges: applicableEdges(subgraphs, edges),
    health: () => client.health(),
    /** Headers of callers that are forwarded to upstreams. */
    identityHeaders: client.identityHeaders,
    /** Fields, as `Type.field`, that have another value each time. */
    randomFields: new Set(subgraphs.flatMap(({ random }) => random)),
    changes: client.changes,
    responseStores: stores.responses,
    close: () => client.close(),
  };
  let once: Promise<Handler> | undefined;
  const handlerOnce = () => (once ??= createHandler(core));
  return {
    ...core,
    /** The stages that answer requests, put together by the first that needs them. */
    handler: handlerOnce,
    /** Answers a request of the Fetch API to the graph's path. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const handler = await handlerOnce();
      return handler.fetch(new Request(input, init));
    },
  };
}

/** The stores of upstream responses and of whole responses; they share one memory. */
function storesOf({ performance: { cache, cacheBytes, responseCache } }: Settings) {
  const memory = new Memory(cacheBytes);
  const responses = (): ResponseCacheStores => ({ public: new MemoryStore(memory), private: new MemoryStore(memory) });
  return {
    upstream: cache ? new MemoryStore<CachedResponse>(memory) : undefined,
    responses: cache && responseCache ? responses() : undefined,
  };
}

/** An interface that is switched off, or has no address where that leaves it out, is no part of the graph. */
function isServed({ interfaces, unconfigured }: Settings, slug: Slug): boolean {
  const settings = interfaces[slug];
  return settings !== undefined && (settings.url !== undefined || unconfigured === 'error');
}

function extrasSwitchedOff({ interfaces }: Settings, subgraphs: readonly Subgraph[]): FieldPath[] {
  return subgraphs.flatMap(({ slug, extras }) => (interfaces[slug]?.extras ? [] : extras));
}
