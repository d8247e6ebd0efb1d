import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import { serializeAnew, textOf } from '../execution/text.ts';
import type { Cors } from '../pipeline/cors.ts';
import { assertNoCsrf, assertPreflighted } from '../pipeline/csrf.ts';
import type { ExecutionOutcome } from '../pipeline/execute/execution-outcome.ts';
import type { Executor } from '../pipeline/execute/executor.ts';
import type { Uploads } from '../pipeline/execute/operation-deadlines.ts';
import { asFetchResponse, fromFetchRequest } from '../pipeline/fetch-request.ts';
import type { Negotiator } from '../pipeline/negotiate.ts';
import { PendingRequest } from '../pipeline/pending-request.ts';
import type { BodyMemory } from '../pipeline/read/body-memory.ts';
import { bodyText, jsonParameters } from '../pipeline/read/json-body.ts';
import type { RequestParameters } from '../pipeline/read/parameters.ts';
import type { PersistedDocuments } from '../pipeline/read/persisted-documents.ts';
import { type ReaderKind, readerKind } from '../pipeline/read/reader.ts';
import { urlParameters } from '../pipeline/read/url-parameters.ts';
import { isRepeated } from '../pipeline/repeated-header.ts';
import type { Reply } from '../pipeline/reply.ts';
import { errorsIn, type Shaper } from '../pipeline/shape/shaper.ts';
import { HookDeadline } from './hook-deadline.ts';
import { httpPart } from './hooks.ts';
import { PluginError } from './plugin-error.ts';
import { withErrorResponses } from './with-error-responses.ts';

interface YogaParts {
  readonly settings: Settings;
  readonly cors: Cors;
  readonly negotiator: Negotiator;
  readonly executor: Executor;
  readonly shaper: Shaper;
  readonly persisted: PersistedDocuments;
  readonly identityHeaders: readonly string[];
  readonly memory: BodyMemory;
}

/** Serves the graph through the HTTP hooks of plugins. */
export interface YogaServer {
  fetch(request: Request): Promise<Response>;
  /** The response to a request of node:http, which is not written yet. */
  answer(req: IncomingMessage, res: ServerResponse): Promise<Response>;
  /** Runs the hooks of plugins that end with the server. */
  close(): Promise<void>;
}

const DEADLINE = Symbol('deadline');

interface ServerContext {
  readonly [DEADLINE]: HookDeadline;
  /** Where a request came from, if it is from node:http; plugins know these names. */
  readonly req?: IncomingMessage;
  readonly res?: ServerResponse;
}

/** The state of a request between the hooks of Yoga. */
interface YogaRequestState {
  readonly pending: PendingRequest;
  readonly kind: ReaderKind | undefined;
  /** Why the request has no document, unless a plugin knows it. */
  missing?: unknown;
  outcome?: ExecutionOutcome;
  uploads?: Uploads;
}

/**
 * Yoga, for plugins with hooks around the HTTP request: its hooks run in its order, and every stage between them is one of
 * the pipeline's. GraphQL hooks are the executor's.
 */
export function createYogaServer(plugins: readonly Plugin[], parts: YogaParts): YogaServer {
  const { first, last, failure } = stages(parts);
  const { operationMs } = parts.settings.limits.timeouts;
  const limited = async (serve: (context: ServerContext) => Response | Promise<Response>): Promise<Response> => {
    const deadline = new HookDeadline(operationMs);
    try {
      const response: unknown = await Promise.race([serve({ [DEADLINE]: deadline }), deadline.passed]);
      // An instance of another class where a plugin brings its own Fetch API.
      if (typeof response === 'object' && response !== null && 'headers' in response) return response as Response;
      throw new PluginError('A plugin left no response.');
    } finally {
      deadline.end();
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
      try {
        return await limited((context) => yoga.fetch(request, context));
      } catch (error) {
        request.signal.throwIfAborted();
        return failure(error, request);
      }
    },
    answer: (req, res) =>
      limited((context) => yoga.handleNodeRequestAndResponse(req, res, { ...context, req, res } as object)),
    close: async () => yoga.dispose(),
  };
}

/**
 * The stages of the pipeline as the first and the last plugin of Yoga, and the response for what fails around them. A plugin
 * between them may put its own function in the place of a stage's, or around it.
 */
function stages(parts: YogaParts) {
  const { settings, cors, negotiator, executor, shaper, persisted, identityHeaders, memory } = parts;
  const limits = { bytes: settings.limits.answerBytes, cancelled: () => undefined };
  const states = new WeakMap<Request, YogaRequestState>();
  const stateOf = (request: Request): YogaRequestState => {
    let state = states.get(request);
    // A plugin may have replaced the request.
    if (!state) states.set(request, (state = begin(request)));
    return state;
  };
  const begin = (request: Request, incoming?: IncomingMessage): YogaRequestState & { readonly reply?: Reply } => {
    const http = fromFetchRequest(request, memory, incoming && ((name) => isRepeated(incoming, name)));
    const pending = new PendingRequest(http, () => undefined);
    const failed = (reply: Reply) => ({ pending, kind: undefined, reply });
    pending.headers = cors.headersFor(http.headers.origin);
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
  const read = async (state: YogaRequestState): Promise<RequestParameters> => {
    const { request } = state.pending;
    if (state.kind === 'multipart') {
      const { readUpload } = await import('../pipeline/read/multipart.ts');
      const { parameters, uploads } = await readUpload(request, settings.limits, memory);
      state.uploads = uploads;
      return parameters;
    }
    if (state.kind === 'url') return urlParameters(request.url);
    const body = await new Promise<Buffer>((resolve, reject) => {
      request.readBody(settings.limits.bodyBytes, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
    return jsonParameters(bodyText(body));
  };
  const execute = ({ pending, uploads }: YogaRequestState, parameters: RequestParameters, context: object) =>
    new Promise<ExecutionOutcome>((resolve) => {
      const { method, caller } = pending;
      const { query: document = '' } = parameters;
      const initialContext = () => Object.assign(context, { params: parameters });
      const executable = executor.prepare({ method, document, caller, parameters, uploads, initialContext });
      const cancel = executable.start(resolve);
      signalOf(context)?.addEventListener('abort', cancel, { once: true });
    });
  const first: Plugin = {
    onRequestParse({ request, setRequestParser, serverContext }) {
      const { [DEADLINE]: deadline } = asServerContext(serverContext);
      setRequestParser(async () => {
        const state = stateOf(request);
        const parameters = await untimed(deadline, () => read(state));
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
        try {
          // An upload arrives while it is sent on.
          const { [DEADLINE]: deadline } = asServerContext(context);
          state.outcome = await (state.kind === 'multipart' ? untimed(deadline, run) : run());
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
        // A plugin may have changed it in place.
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
      const state = begin(request, asServerContext(hook.serverContext).req);
      states.set(request, state);
      if (state.reply) hook.endResponse(asFetchResponse(state.reply, request.method));
    },
    onParams({ request, params }) {
      const { missing } = stateOf(request);
      if (missing !== undefined && params.query == null) throw missing;
    },
    onResponse({ request, response }) {
      const { headers } = stateOf(request).pending;
      for (let at = 0; at < headers.length; at += 2) response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
    },
  };
  const failure = (error: unknown, request: Request) => {
    const { pending } = stateOf(request);
    return asFetchResponse(shaper.failure(error, pending), pending.method);
  };
  return { first, last, failure };
}

/** The context that Yoga was called with, which its types do not know. */
const asServerContext = (context: object) => context as ServerContext;

/** Runs work with a deadline of its own. */
async function untimed<Result>(deadline: HookDeadline, run: () => Promise<Result>): Promise<Result> {
  deadline.pause();
  try {
    return await run();
  } finally {
    deadline.resume();
  }
}

function signalOf(context: object): AbortSignal | undefined {
  return (context as { request?: Request }).request?.signal;
}
