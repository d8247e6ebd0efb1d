import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import { serializeAnew, textOf } from '../execution/serialize.ts';
import type { Budgets } from '../limits/budgets.ts';
import { type Overload, overloadedReply } from '../pipeline/admit/overload.ts';
import type { Cors } from '../pipeline/cors.ts';
import { assertNoCsrf, assertPreflighted } from '../pipeline/csrf.ts';
import { CallerGoneError } from '../pipeline/execute/ended-errors.ts';
import type { ExecutionOutcome } from '../pipeline/execute/execution-outcome.ts';
import type { Executor } from '../pipeline/execute/executor.ts';
import type { Uploads } from '../pipeline/execute/operation-deadlines.ts';
import { settled } from '../pipeline/execute/settled.ts';
import { asFetchResponse, fromFetchRequest, onResponseEnd } from '../pipeline/fetch-request.ts';
import { peerCertificate } from '../pipeline/identify/peer-certificate.ts';
import type { Negotiator } from '../pipeline/negotiate.ts';
import { PendingRequest } from '../pipeline/pending-request.ts';
import { tooManyBodies } from '../pipeline/read/body-errors.ts';
import type { BodyMemory } from '../pipeline/read/body-memory.ts';
import type { RequestParameters } from '../pipeline/read/parameters.ts';
import type { PersistedDocuments } from '../pipeline/read/persisted-documents.ts';
import { type ReaderKind, readerKind } from '../pipeline/read/reader.ts';
import { isRepeated } from '../pipeline/repeated-header.ts';
import type { Reply } from '../pipeline/reply.ts';
import type { RequestObserver } from '../pipeline/request-observer.ts';
import { responseHeaders } from '../pipeline/response-headers.ts';
import { errorsIn, type Shaper } from '../pipeline/shape/shaper.ts';
import type { CallerIdentity, HttpRequest } from '../types.ts';
import { HookDeadline, withDeadlinePaused } from './hook-deadline.ts';
import { httpPart } from './hooks.ts';
import { PluginError } from './plugin-error.ts';
import { readParameters } from './read-parameters.ts';
import { asServerContext, DEADLINE, OBSERVED, type ServerContext } from './server-context.ts';
import { withErrorResponses } from './with-error-responses.ts';

interface YogaParts {
  readonly settings: Settings;
  readonly cors: Cors;
  readonly negotiator: Negotiator;
  readonly executor: Executor;
  readonly shaper: Shaper;
  readonly persisted: PersistedDocuments;
  readonly identityHeaders: readonly string[];
  readonly identify: (request: HttpRequest) => CallerIdentity | Promise<CallerIdentity>;
  readonly memory: BodyMemory;
  readonly observer: RequestObserver | undefined;
  readonly overload: Pick<Overload, 'admit' | 'inTurn'>;
  readonly budgets: Budgets | undefined;
}

/** Serves the graph with the HTTP hooks of plugins. */
export interface YogaServer {
  fetch(request: Request): Promise<Response>;
  /** Creates the response to a request of node:http, without writing it. Calls `proceed` before it reads the body. */
  answer(req: IncomingMessage, res: ServerResponse, proceed?: () => void): Promise<Response>;
  /** Runs the dispose hooks of plugins. */
  close(): Promise<void>;
}

/** The state of a request across the hooks of Yoga. */
interface YogaRequestState {
  readonly pending: PendingRequest;
  readonly kind: ReaderKind | undefined;
  /** The error for an unknown document, unless a plugin resolves it. */
  missing?: unknown;
  outcome?: ExecutionOutcome;
  uploads?: Uploads;
  /** Settles when the caller is identified. */
  identified?: Promise<void>;
}

/**
 * Creates a Yoga server for plugins with HTTP hooks. Hooks run in Yoga's order; every stage between them is one of the
 * pipeline. GraphQL hooks run in the executor.
 */
export function createYogaServer(plugins: readonly Plugin[], parts: YogaParts): YogaServer {
  const { first, last, failure } = stages(parts);
  const { overload, observer, memory } = parts;
  const { operation: operationMs } = parts.settings.limits.timeouts;
  const withDeadline = async (serve: (context: ServerContext) => Response | Promise<Response>): Promise<Response> => {
    const deadline = new HookDeadline(operationMs);
    const observed: ServerContext[typeof OBSERVED] = {};
    let status = 500;
    try {
      const context = { [DEADLINE]: deadline, [OBSERVED]: observed };
      const response: unknown = await Promise.race([serve(context), deadline.passed]);
      // Not `instanceof`: a plugin may have its own Fetch API.
      if (typeof response !== 'object' || response === null || !('headers' in response)) {
        throw new PluginError('A plugin left no response.');
      }
      ({ status } = response as Response);
      return response as Response;
    } finally {
      // The length of a body that a plugin streams is not known.
      observed.isOver = true;
      observed.observation?.answered(status, 0);
      observed.admission?.end();
      memory.release(observed.heldBytes ?? 0);
      deadline.end();
    }
  };
  /** Counts a request in flight, or refuses it. `serve` is given what to call when the response has ended or the caller has left. */
  const admitted = async (
    { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
    serve: (end: () => void) => Promise<Response>,
  ): Promise<Response> => {
    const receipt = overload.admit(method);
    if (!receipt) {
      observer?.overloaded();
      return asFetchResponse(overloadedReply({ headers }, parts), method);
    }
    try {
      return await serve(() => receipt.end());
    } catch (error) {
      receipt.end();
      throw error;
    }
  };
  const yoga = createYoga({
    graphqlEndpoint: parts.settings.server.path,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    logging: false,
    parserAndValidationCache: false,
    maxRequestBodySize: false,
    extraParamNames: ['documentId'],
    plugins: [first, ...plugins.map((plugin) => withErrorResponses(httpPart(plugin), failure)), last],
  });
  return {
    async fetch(request) {
      const { method, headers, signal } = request;
      try {
        return await admitted({ method, headers: Object.fromEntries(headers) }, async (end) => {
          signal.addEventListener('abort', end, { once: true });
          return onResponseEnd(await withDeadline((context) => yoga.fetch(request, context)), end);
        });
      } catch (error) {
        signal.throwIfAborted();
        return failure(error, request);
      }
    },
    answer: (req, res, proceed) =>
      admitted(req, (end) => {
        if (res.closed) end();
        res.once('close', end);
        proceed?.();
        return withDeadline((context) =>
          yoga.handleNodeRequestAndResponse(req, res, { ...context, req, res } as object),
        );
      }),
    close: async () => yoga.dispose(),
  };
}

/**
 * The stages of the pipeline as the first and the last plugin of Yoga, and the response to errors of hooks. A plugin between
 * them can replace or wrap the function of a stage.
 */
function stages(parts: YogaParts) {
  const {
    settings,
    cors,
    negotiator,
    executor,
    shaper,
    persisted,
    identityHeaders,
    identify,
    memory,
    observer,
    budgets,
    overload,
  } = parts;
  const limits = { bytes: settings.limits.answer, cancelled: () => undefined };
  const states = new WeakMap<Request, YogaRequestState>();
  const stateOf = (request: Request): YogaRequestState => {
    let state = states.get(request);
    // A plugin may have replaced the request.
    if (!state) states.set(request, (state = begin(request)));
    return state;
  };
  const begin = (request: Request, context?: ServerContext): YogaRequestState & { readonly reply?: Reply } => {
    const { req: incoming, [OBSERVED]: observed } = context ?? {};
    const connection = incoming && {
      remoteAddress: incoming.socket.remoteAddress,
      peerCertificate: () => peerCertificate(incoming.socket),
    };
    const http = fromFetchRequest(request, memory, incoming && ((name) => isRepeated(incoming, name)), connection);
    const pending = new PendingRequest(http, () => undefined, observed && observer);
    if (observed) observed.observation = pending.observation;
    const failed = (reply: Reply) => ({ pending, kind: undefined, reply });
    pending.headers = responseHeaders(cors, pending);
    if (http.method === 'OPTIONS') return failed(cors.preflight(http));
    try {
      pending.mediaType = negotiator.mediaType(http.headers.accept);
      const kind = readerKind(http);
      assertNoCsrf(http, identityHeaders);
      if (kind === 'multipart') assertPreflighted(http);
      return { pending, kind };
    } catch (error) {
      return failed(shaper.failure(error, pending));
    }
  };
  /** Identifies the caller once. A plugin may have replaced the request that was identified. */
  const identified = (state: YogaRequestState, observed: ServerContext[typeof OBSERVED]) =>
    (state.identified ??= (async () => {
      const { caller, request } = state.pending;
      caller.identity = await identify(request);
      if (caller.identity.kind === 'certificate' && state.kind === 'url') assertPreflighted(request);
      if (!budgets) return;
      if (observed.isOver) throw new CallerGoneError();
      state.pending.admission = observed.admission ??= budgets.admission(request, caller.identity);
      await (observed.admitted ??= Promise.resolve(observed.admission.begin()));
    })());
  const read = async (
    state: YogaRequestState,
    observed: ServerContext[typeof OBSERVED],
  ): Promise<RequestParameters> => {
    const { parameters, uploads, bytes } = await readParameters(state.pending.request, state.kind, {
      settings,
      memory,
    });
    if (observed.isOver) throw new CallerGoneError();
    observed.heldBytes = (observed.heldBytes ?? 0) + bytes;
    if (!memory.take(bytes)) throw tooManyBodies();
    if (uploads) state.uploads = uploads;
    return parameters;
  };
  const execute = async ({ pending, uploads }: YogaRequestState, parameters: RequestParameters, context: object) => {
    const { method, caller, admission, observation } = pending;
    const { query: document = '' } = parameters;
    const initialContext = () => Object.assign(context, { params: parameters });
    await new Promise<void>((begin) => overload.inTurn(begin));
    const prepared = executor.prepare({ method, document, caller, parameters, uploads, initialContext });
    const settle = await admission?.charge(prepared);
    const signal = signalOf(context);
    if (signal?.aborted) {
      settle?.(0);
      throw new CallerGoneError();
    }
    const executable = settle ? settled(prepared, settle) : prepared;
    return new Promise<ExecutionOutcome>((resolve) => {
      observation?.executing(executable);
      const cancel = executable.start((outcome) => {
        observation?.executed(outcome.cost);
        pending.reportCost(outcome.cost);
        resolve(outcome);
      });
      signal?.addEventListener('abort', cancel, { once: true });
    });
  };
  const first: Plugin = {
    onRequestParse({ request, setRequestParser, serverContext }) {
      const { [DEADLINE]: deadline, [OBSERVED]: observed } = asServerContext(serverContext);
      setRequestParser(async () => {
        const state = stateOf(request);
        await identified(state, observed);
        const parameters = await withDeadlinePaused(deadline, () => read(state, observed));
        const { documentId: _named, ...others } = parameters;
        try {
          return { ...others, query: persisted.textOf(parameters) } as GraphQLParams;
        } catch (error) {
          if (parameters.query !== undefined) throw error;
          state.missing = error;
          return parameters as GraphQLParams;
        }
      });
    },
    onParams({ setParamsHandler }) {
      setParamsHandler(async ({ request, params, context }) => {
        const state = stateOf(request);
        const run = () => execute(state, params as RequestParameters, Object.assign(context, { request }));
        const { [DEADLINE]: deadline, [OBSERVED]: observed } = asServerContext(context);
        try {
          await identified(state, observed);
          // The time to receive an upload does not count.
          state.outcome = await (state.kind === 'multipart' ? withDeadlinePaused(deadline, run) : run());
          return state.outcome.result;
        } catch (error) {
          return { errors: errorsIn(error) as ExecutionResult['errors'] };
        }
      });
    },
    onResultProcess(hook) {
      const { pending, outcome } = stateOf(hook.request);
      hook.setResultProcessor(async (processed) => {
        const { body, freshness, result: executed } = outcome ?? {};
        // A plugin may have mutated it.
        const result = await serializeAnew(processed as ExecutionResult, limits);
        const isUnchanged = body && result === executed && textOf(executed) === body.text;
        const reply = isUnchanged ? shaper.body(body, freshness, pending) : shaper.result(result, pending);
        return asFetchResponse(reply, pending.method);
      }, pending.mediaType);
    },
  };
  const last: Plugin = {
    onRequest(hook) {
      const { request } = hook;
      const state = begin(request, asServerContext(hook.serverContext));
      states.set(request, state);
      if (state.reply) hook.endResponse(asFetchResponse(state.reply, request.method));
    },
    onParams({ request, params }) {
      const { missing } = stateOf(request);
      if (missing !== undefined && params.query == null) throw missing;
    },
    onResponse({ request, response }) {
      const { headers: own, admission } = stateOf(request).pending;
      const headers = [...own, ...(admission?.headers() ?? [])];
      for (let at = 0; at < headers.length; at += 2) response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
    },
  };
  const failure = (error: unknown, request: Request) => {
    const { pending } = stateOf(request);
    return asFetchResponse(shaper.failure(error, pending), pending.method);
  };
  return { first, last, failure };
}

function signalOf(context: object): AbortSignal | undefined {
  return (context as { request?: Request }).request?.signal;
}
