import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import type { Log } from '#log';
import type { Changes } from '#upstream';
import type { Authenticator } from './auth/authenticator.ts';
import { audienceKeyOf, identityKeyOf } from './auth/caller.ts';
import type { TrustedProxies } from './auth/client-address.ts';
import { DirectExecutor, type Executor, type ExecutorParts, type StreamKey } from './document/executor.ts';
import { type Preparation, PreparedOperation } from './document/operation.ts';
import { PersistedDocuments } from './document/persisted.ts';
import { PreparedDocuments } from './document/prepared.ts';
import { DocumentReader } from './document/validate.ts';
import { handle, type Services } from './handle.ts';
import { BodyMemory } from './http/body.ts';
import { CacheHeaders } from './http/cache-headers.ts';
import { Cors } from './http/cross-origin.ts';
import { Negotiator } from './http/negotiate.ts';
import { addressKey, type Budgets } from './limits/budgets.ts';
import { OperationDeadlines } from './limits/deadlines.ts';
import type { Overload } from './limits/overload.ts';
import type { RequestObserver } from './observe/observation.ts';
import { hasHttpHooks, wrapPluginErrors } from './plugins/hooks.ts';
import { ResponseForm } from './result/respond.ts';
import { Shaper } from './result/shaper.ts';
import { ResponseCache, type ResponseCacheStores } from './reuse/response-cache.ts';
import { Reuse } from './reuse/reuse.ts';
import type { ScopeRules } from './schema/scopes.ts';
import type { LiveHub } from './subscriptions/hub.ts';
import { LiveQueries } from './subscriptions/live-queries.ts';
import { Subscriptions } from './subscriptions/subscriptions.ts';
import { answerFetch } from './transport/fetch.ts';
import type { YogaServer } from './transport/yoga.ts';
import {
  type BodyResponse,
  type Caller,
  type CallerIdentity,
  type GraphRequest,
  type GraphResponse,
  type Held,
  OPEN_IDENTITY,
  type RequestContext,
} from './types.ts';

interface HandlerParts {
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly log: Log;
  readonly plugins: readonly Plugin[];
  readonly contextOf: (caller: Caller) => RequestContext;
  readonly identityHeaders: readonly string[];
  readonly randomFields: ReadonlySet<string>;
  readonly changes: Pick<Changes, 'count' | 'listen'>;
  readonly followChanges: () => () => void;
  readonly scopes?: ScopeRules | undefined;
  readonly authenticator?: Authenticator | undefined;
  readonly responseStores: ResponseCacheStores | undefined;
  readonly telemetry: RequestObserver | undefined;
  readonly pricing: Preparation['pricing'];
  readonly overload: Overload;
  readonly budgets?: Budgets | undefined;
  readonly live: LiveHub;
  readonly proxies: Pick<TrustedProxies, 'clientAddress'>;
}

/** Answers requests to the graph, independent of the HTTP server. */
export interface Handler extends Pick<Services, 'persisted' | 'executor' | 'shaper' | 'identify' | 'memory'> {
  /** Answers a request, with the HTTP hooks of plugins if there are any. */
  handle(request: GraphRequest, held: Held): Promise<GraphResponse>;
  /** Answers a request of the Fetch API to the graph. */
  fetch(request: Request): Promise<Response>;
  /** The response to an error beside the graph. */
  failure(error: unknown, request: GraphRequest): BodyResponse;
  /** Runs the dispose hooks of plugins. */
  close(): Promise<void>;
}

/** Creates the handler: with GraphQL hooks around execution, and HTTP hooks around all steps, where plugins have them. */
export async function createHandler(parts: HandlerParts): Promise<Handler> {
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
    identify: (request) => request.identity ?? authenticator?.identify(request) ?? OPEN_IDENTITY,
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
  const { persisted, executor, shaper, identify, memory, cors, negotiator, settings } = services;
  const answer: Handler['handle'] = yoga
    ? (request, held) => yoga.handle(request, held)
    : (request, held) => handle(services, request, held);
  const { buffer: bufferBytes, heartbeat: heartbeatMs } = settings.subscriptions;
  const streams = { bufferBytes, heartbeatMs, writeMs: settings.limits.timeouts.write };
  return {
    persisted,
    executor,
    shaper,
    identify,
    memory,
    handle: answer,
    fetch: (request) => answerFetch(request, answer, memory, streams),
    failure(error, request) {
      const form = new ResponseForm(request, cors, undefined);
      form.mediaType = negotiator.find(request.headers.accept) ?? form.mediaType;
      return shaper.failure(error, form);
    },
    close: async () => yoga?.close(),
  };
}

/** What equal requests share, and the streams. Plugins have to see each operation, and may decide by its caller: nothing is shared then. */
function sharing(
  {
    settings,
    plugins,
    changes,
    followChanges,
    responseStores,
    scopes,
    live,
    proxies,
    overload,
    identityHeaders,
  }: HandlerParts,
  executor: Executor,
  shaper: Shaper,
  deadlines: OperationDeadlines,
): Pick<Services, 'reuse' | 'subscriptions' | 'liveQueries'> {
  const isShared = plugins.length === 0;
  const identityKey = identityKeyOf(identityHeaders);
  const audienceKey = audienceKeyOf(scopes !== undefined);
  // Anonymous callers have a label in common.
  const callerKeyOf = ({ kind, label }: CallerIdentity, request: GraphRequest) =>
    (kind === 'anonymous' ? undefined : label) ?? addressKey(proxies.clientAddress(request));
  const streamKey: StreamKey = ({ document, parameters: { operationName } }, caller, variables) =>
    isShared
      ? JSON.stringify([document, operationName, variables, audienceKey(caller), identityKey(caller)])
      : randomUUID();
  const callers = { streamKey, callerKeyOf };
  const liveQueries = new LiveQueries({
    settings,
    executor,
    shaper,
    overload,
    registry: live.registry,
    counts: live.liveQueryCounts,
    changes,
    followChanges,
    identityHeaders,
    ...callers,
  });
  const subscriptions = new Subscriptions({ hub: live, executor, shaper, deadlines, ...callers });
  if (!isShared) return { reuse: undefined, subscriptions, liveQueries };
  const reuse = new Reuse({
    audienceKey,
    identityKey,
    responseCache: responseStores && new ResponseCache(responseStores, settings.http.compression?.minimum),
    coalesces: settings.performance.coalesceOperations,
    changes,
    operationMs: settings.limits.timeouts.operation,
  });
  return { reuse, subscriptions, liveQueries };
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
