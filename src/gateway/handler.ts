import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import type { Log } from '#log';
import type { Changes } from '#upstream';
import { type Preparation, PreparedOperation } from './document/operation.ts';
import { PreparedDocuments } from './document/prepared.ts';
import { DocumentReader } from './document/validate.ts';
import { addressKey, type Budgets } from './limits/budgets.ts';
import type { Overload } from './pipeline/admit/overload.ts';
import { Cors } from './pipeline/cors.ts';
import { DirectExecutor, type ExecutorParts } from './pipeline/execute/direct-executor.ts';
import { createEngine } from './pipeline/execute/engine.ts';
import { EnvelopedExecutor } from './pipeline/execute/enveloped-executor.ts';
import type { Executor, StreamKey } from './pipeline/execute/executor.ts';
import { OperationDeadlines } from './pipeline/execute/operation-deadlines.ts';
import { ResponseCache, type ResponseCacheStores } from './pipeline/execute/response-cache.ts';
import { Streams } from './pipeline/execute/streams.ts';
import { Subscriptions } from './pipeline/execute/subscriptions.ts';
import { asFetchResponse, fromFetchRequest } from './pipeline/fetch-request.ts';
import type { Authenticator } from './pipeline/identify/authenticator.ts';
import type { TrustedProxies } from './pipeline/identify/client-address.ts';
import { audienceKeyOf, identityKeyOf } from './pipeline/identify/identity-key.ts';
import { Negotiator } from './pipeline/negotiate.ts';
import { PendingRequest } from './pipeline/pending-request.ts';
import { Pipeline, type PipelineParts } from './pipeline/pipeline.ts';
import { BodyMemory } from './pipeline/read/body-memory.ts';
import { PersistedDocuments } from './pipeline/read/persisted-documents.ts';
import type { Reply, Respond } from './pipeline/reply.ts';
import type { RequestObserver } from './pipeline/request-observer.ts';
import { responseHeaders } from './pipeline/response-headers.ts';
import { CacheHeaders } from './pipeline/shape/cache-headers.ts';
import { Shaper } from './pipeline/shape/shaper.ts';
import { hasHttpHooks } from './plugins/hooks.ts';
import { wrapPluginErrors } from './plugins/wrap-plugin-errors.ts';
import type { YogaServer } from './plugins/yoga.ts';
import type { ScopeRules } from './schema/scopes.ts';
import type { LiveHub } from './subscriptions/hub.ts';
import { LiveQueries } from './subscriptions/live-queries.ts';
import { type Caller, type CallerIdentity, type HttpRequest, OPEN_IDENTITY, type RequestContext } from './types.ts';

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
export interface Handler {
  readonly persisted: PersistedDocuments;
  readonly executor: Executor;
  readonly shaper: Shaper;
  /** Answers a request through the pipeline. Call the returned function when its response has ended or the caller has left. */
  handle(request: HttpRequest, respond: Respond): () => void;
  /** The caller of a request, whose credential is valid. Throws, or rejects with, the refusal. */
  readonly identify: (request: HttpRequest) => CallerIdentity | Promise<CallerIdentity>;
  /** What the subscriptions and streams of a caller are counted by: its credential, or the address of one without. */
  readonly callerKeyOf: (identity: CallerIdentity, request: HttpRequest) => string;
  fetch(request: Request): Promise<Response>;
  /** The reply to an error outside of the pipeline. */
  failure(error: unknown, request: HttpRequest): Reply;
  /** Answers all requests if a plugin has HTTP hooks, which Yoga calls. */
  readonly yoga: YogaServer | undefined;
  /** The memory budget of request bodies, until they are answered. */
  readonly memory: BodyMemory;
}

/** Creates the handler: with the pipeline alone, with GraphQL hooks around execution, or with HTTP hooks around all stages. */
export async function createHandler(parts: HandlerParts): Promise<Handler> {
  const { settings, log, identityHeaders, plugins, authenticator } = parts;
  const { corsOrigins } = settings.server;
  const persisted = new PersistedDocuments(settings.documents);
  const { errors: maxErrors, nodes: maxNodes, answer: maxBytes } = settings.limits;
  const preparation = { ...parts, maxErrors, maxNodes, maxBytes };
  const readerOf = (schema: GraphQLSchema) => new DocumentReader(schema, settings);
  const reader = readerOf(parts.schema);
  const prepared = new PreparedDocuments(
    settings.performance.documentCacheSize,
    reader,
    (document, operation, onCompiled) => new PreparedOperation(document, operation, preparation, onCompiled),
  );
  const executorParts: ExecutorParts = {
    prepared,
    deadlines: new OperationDeadlines(settings.limits.timeouts),
    contextOf: parts.contextOf,
    allowsExplain: settings.server.explain,
  };
  const hooked =
    plugins.length > 0
      ? await wrapPluginErrors(() => hookedExecutor(plugins, executorParts, preparation, readerOf))
      : undefined;
  const credentialHeaders = authenticator?.credentialHeaders;
  const cacheHeaders = new CacheHeaders({
    identityHeaders,
    corsOrigins,
    credentialHeaders,
    httpCaches: settings.performance.httpCaches,
  });
  const stages = {
    settings,
    cors: new Cors(corsOrigins),
    negotiator: new Negotiator(),
    persisted,
    executor: hooked?.executor ?? new DirectExecutor(executorParts),
    shaper: new Shaper({ settings, log, cacheHeaders }),
    identify: (request: HttpRequest) => authenticator?.identify(request) ?? OPEN_IDENTITY,
    identityHeaders,
    memory: new BodyMemory(settings.limits.buffered),
    observer: parts.telemetry,
    overload: parts.overload,
    budgets: parts.budgets,
  };
  const httpPlugins = (hooked?.plugins ?? []).filter(hasHttpHooks);
  if (httpPlugins.length > 0) {
    log.info('Plugins hook HTTP requests: all requests to the graph are served by Yoga, which is slower', {
      count: httpPlugins.length,
    });
    const { createYogaServer } = await import('./plugins/yoga.ts');
    const yoga = await wrapPluginErrors(() => createYogaServer(httpPlugins, stages));
    return { ...pipelineHandler(parts, stages, executorParts), yoga, fetch: (request) => yoga.fetch(request) };
  }
  return pipelineHandler(parts, stages, executorParts);
}

type Stages = Pick<
  PipelineParts,
  | 'settings'
  | 'cors'
  | 'negotiator'
  | 'persisted'
  | 'executor'
  | 'shaper'
  | 'identityHeaders'
  | 'identify'
  | 'memory'
  | 'observer'
  | 'overload'
  | 'budgets'
>;

function pipelineHandler(
  { settings, plugins, changes, followChanges, responseStores, scopes, live, proxies, overload }: HandlerParts,
  stages: Stages,
  { deadlines }: Pick<ExecutorParts, 'deadlines'>,
): Handler {
  // Plugins have to see each operation, and may decide by its caller: no response is cached, no execution or stream shared.
  const allowsReuse = plugins.length === 0;
  const identityKey = identityKeyOf(stages.identityHeaders);
  const audienceKey = audienceKeyOf(scopes !== undefined);
  const { executor, shaper } = stages;
  // Anonymous callers have a label in common.
  const callerKeyOf = ({ kind, label }: CallerIdentity, request: HttpRequest) =>
    (kind === 'anonymous' ? undefined : label) ?? addressKey(proxies.clientAddress(request));
  const streamKey: StreamKey = ({ document, parameters: { operationName } }, caller, variables) =>
    allowsReuse
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
    identityHeaders: stages.identityHeaders,
    ...callers,
  });
  const pipeline = new Pipeline({
    ...stages,
    identityKey,
    audienceKey,
    streams: new Streams(new Subscriptions({ hub: live, executor, shaper, deadlines, ...callers }), liveQueries),
    changes,
    responseCache:
      allowsReuse && responseStores ? new ResponseCache(responseStores, settings.http.compression?.minimum) : undefined,
    coalescesOperations: allowsReuse && settings.performance.coalesceOperations,
  });
  const { memory, cors, negotiator } = stages;
  return {
    persisted: stages.persisted,
    executor: stages.executor,
    shaper,
    identify: stages.identify,
    callerKeyOf,
    yoga: undefined,
    memory,
    handle: (request, respond) => pipeline.handle(request, respond),
    failure(error, request) {
      const pending = new PendingRequest(request, () => undefined);
      pending.headers = responseHeaders(cors, pending);
      pending.mediaType = negotiator.find(request.headers.accept) ?? pending.mediaType;
      return shaper.failure(error, pending);
    },
    async fetch(request) {
      const { method, signal } = request;
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        const abandon = pipeline.handle(fromFetchRequest(request, memory), (reply, end) => {
          const { buffer: bufferBytes, heartbeat: heartbeatMs } = settings.subscriptions;
          const writeMs = settings.limits.timeouts.write;
          resolve(asFetchResponse(reply, method, { bufferBytes, heartbeatMs, writeMs, signal }, end));
        });
        const abort = () => {
          abandon();
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
      });
    },
  };
}

/** The executor with the GraphQL hooks of plugins, and all plugins, including those that plugins add. */
async function hookedExecutor(
  plugins: readonly Plugin[],
  parts: ExecutorParts,
  preparation: Preparation,
  readerOf: (schema: GraphQLSchema) => DocumentReader,
) {
  const { envelopEngine } = await import('./plugins/envelop.ts');
  const engine = createEngine({ prepared: parts.prepared, readerOf, preparation });
  const { getEnveloped, plugins: all } = envelopEngine(preparation.schema, engine, plugins);
  return { executor: new EnvelopedExecutor({ ...parts, engine, getEnveloped }), plugins: all };
}
