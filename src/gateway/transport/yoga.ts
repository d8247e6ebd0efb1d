import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { serializeAnew, textOf } from '../execution/serialize.ts';
import { assertAcceptable, authenticate, failure, operationOf, outcomeOf, type Services } from '../handle.ts';
import { isRepeated, SINGLE_HEADERS } from '../http/headers.ts';
import type { RequestParameters } from '../http/parameters.ts';
import { type ReaderKind, readerKind, readParameters } from '../http/read.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Uploads } from '../limits/deadlines.ts';
import { httpPart, PluginError } from '../plugins/hooks.ts';
import { HookDeadline, withDeadlinePaused, withErrorResponses } from '../plugins/http-hooks.ts';
import { failed, inForm, type Outcome, overloadedResponse, ResponseForm, respond } from '../result/respond.ts';
import { errorsIn } from '../result/shaper.ts';
import type { GraphRequest, GraphResponse, Held, Receipt } from '../types.ts';
import { asLazyFetchResponse, fromFetchRequest } from './fetch.ts';

/** Takes requests to the graph through the HTTP hooks of plugins. */
export interface YogaServer {
  /** As `handle`, with hooks around its steps. */
  handle(request: GraphRequest, held: Held): Promise<GraphResponse>;
  /** Runs the dispose hooks of plugins. */
  close(): Promise<void>;
}

/** A request on its way through the hooks. */
class HookedRequest {
  readonly request: GraphRequest;
  readonly held: Held;
  readonly deadline: HookDeadline;
  /** That of the first request that hooks see is observed. */
  form: ResponseForm | undefined;
  /** The request of `form`, which a plugin may replace. */
  seen: Request | undefined;
  /** Settles when the caller is identified. */
  identified: Promise<void> | undefined;
  reader: ReaderKind | undefined;
  memory: Receipt | undefined;
  uploads: Uploads | undefined;
  /** The error for an unknown document, unless a plugin resolves it. */
  missing: unknown;
  outcome: Outcome | undefined;
  /** What hooks see of the outcome. */
  result: object | undefined;

  constructor(request: GraphRequest, held: Held, deadline: HookDeadline) {
    this.request = request;
    this.held = held;
    this.deadline = deadline;
  }
}

const HOOKED = Symbol('hooked');

interface ServerContext {
  readonly [HOOKED]: HookedRequest;
  /** Where a request came from, if it is from node:http; plugins know these names. */
  readonly req?: IncomingMessage;
  readonly res?: ServerResponse;
}

/** The server context, which is missing in Yoga's types. */
const hookedIn = (context: object) => (context as ServerContext)[HOOKED];

/** Creates a Yoga server, which runs the HTTP hooks of plugins in its order; every step between them is one of `handle`. */
export function createYogaServer(plugins: readonly Plugin[], services: Services): YogaServer {
  const { overload, observer, settings, identityHeaders } = services;
  const compressedFrom = settings.http.compression?.minimum ?? Infinity;
  const responses = new WeakMap<Response, GraphResponse>();
  const steps = stepsBetweenHooks(services, responses);
  const yoga = createYoga({
    graphqlEndpoint: settings.server.path,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    logging: false,
    parserAndValidationCache: false,
    maxRequestBodySize: false,
    extraParamNames: ['documentId'],
    plugins: [steps.first, ...plugins.map((plugin) => withErrorResponses(httpPart(plugin), steps.refused)), steps.last],
  });
  const serve = (hooked: HookedRequest): Response | Promise<Response> => {
    const { request } = hooked;
    const { native } = request;
    const context = { [HOOKED]: hooked } as object;
    if (!native || native instanceof Request) return yoga.fetch(asFetchGet(native ?? fetchRequestOf(request)), context);
    const { request: req, response: res, proceed } = native;
    // Two values identify no caller.
    for (const name of [...SINGLE_HEADERS, ...identityHeaders]) if (isRepeated(req, name)) delete req.headers[name];
    // Yoga does not support HEAD. node:http drops the body of a response to HEAD.
    if (req.method === 'HEAD') req.method = 'GET';
    proceed?.();
    return yoga.handleNodeRequestAndResponse(req, res, { ...context, req, res } as object);
  };
  const answer = async (hooked: HookedRequest, place: Receipt): Promise<GraphResponse> => {
    const { request, held, deadline } = hooked;
    try {
      const response: unknown = await Promise.race([serve(hooked), deadline.passed]);
      // Not `instanceof`: a plugin may have its own Fetch API.
      if (typeof response !== 'object' || response === null || !('headers' in response))
        throw new PluginError('A plugin left no response.');
      const answered = await asGraphResponse(
        response as Response,
        responses.get(response as Response),
        request,
        compressedFrom,
      );
      if (answered.kind === 'events') for (const taken of [place, hooked.memory]) taken?.end();
      if (answered.kind !== 'parts' || !responses.has(response as Response))
        hooked.form?.answered(answered.status, answered.kind === 'body' ? answered.body.bytes : 0);
      return answered;
    } catch (error) {
      const form = (hooked.form ??= held.add(new ResponseForm(request, services.cors, observer)));
      return failure(services, error, form, held);
    } finally {
      deadline.end();
    }
  };
  return {
    async handle(request, held) {
      const place = overload.admit(request.method);
      if (!place) {
        observer?.overloaded();
        return overloadedResponse(request, services);
      }
      held.add(place);
      return answer(new HookedRequest(request, held, new HookDeadline(settings.limits.timeouts.operation)), place);
    },
    close: async () => yoga.dispose(),
  };
}

/** A request that did not come by HTTP, as hooks see it. */
function fetchRequestOf(request: GraphRequest): Request {
  const { method, url, headers } = request;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const body = request.stream() as unknown as ReadableStream;
  return new Request(new URL(url, 'http://gateway'), { method, headers: lines, body, duplex: 'half' } as RequestInit);
}

/** Yoga does not support HEAD. */
function asFetchGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
}

/**
 * The response of hooks as the gateway writes it: with the body as the gateway made it, unless a hook has replaced the response. Other JSON
 * of a known length is compressed as the gateway's own.
 */
async function asGraphResponse(
  response: Response,
  made: GraphResponse | undefined,
  { isStreamed, method }: GraphRequest,
  compressedFrom: number,
): Promise<GraphResponse> {
  const { status, body } = response;
  const [headers, type] = headersOf(response.headers);
  if (made?.kind === 'body' && type === `${made.type}; charset=utf-8`) return { ...made, status, headers };
  if (made && made.kind !== 'body') return { ...made, status, headers };
  if (!body) return { kind: 'empty', status, headers, ...(type !== undefined && { type }) };
  const media = /^(application\/(?:graphql-response\+)?json);\s*charset=utf-8$/.exec(type ?? '')?.[1];
  const isWhole = response.headers.has('content-length') && !response.headers.has('content-encoding');
  if (isStreamed || (media !== undefined && isWhole)) {
    const own = new ResponseBody(await response.text());
    const varied = own.bytes >= compressedFrom ? ofAnyCoding(headers) : headers;
    return { kind: 'body', status, headers: varied, type: media ?? 'application/json', body: own };
  }
  const length = response.headers.get('content-length');
  const framed = length === null || method === 'HEAD' ? headers : ['content-length', length, ...headers];
  return { kind: 'parts', status, headers: framed, type: type ?? 'text/plain;charset=UTF-8', parts: body };
}

/** The headers of a response that may be compressed: the tag of a plugin stands for the plain body. */
function ofAnyCoding(headers: readonly string[]): readonly string[] {
  const names = headers.filter((_name, at) => at % 2 === 0);
  const varied = headers.map((value, at) => {
    if (headers[at - 1] === 'etag' && value.startsWith('"')) return `W/${value}`;
    return headers[at - 1] === 'vary' && !/\baccept-encoding\b|\*/i.test(value) ? `${value}, accept-encoding` : value;
  });
  return names.includes('vary') ? varied : [...varied, 'vary', 'accept-encoding'];
}

/** Alternating names and values, and the content type. Cookies are not joined: each needs its own line (RFC 6265, section 3). */
function headersOf(headers: Headers): [string[], string | undefined] {
  const lines: string[] = [];
  for (const [name, value] of headers) {
    if (name !== 'set-cookie' && name !== 'content-length' && name !== 'content-type') lines.push(name, value);
  }
  for (const cookie of headers.getSetCookie()) lines.push('set-cookie', cookie);
  return [lines, headers.get('content-type') ?? undefined];
}

/** An event stream or the parts of a response, as hooks see it: it is not read by them. */
class StreamedResult implements AsyncIterable<never> {
  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new PluginError('HTTP hooks of plugins cannot read a stream: a hook around the operation sees its results.');
  }
}

/**
 * The steps of a request as the first and the last plugin of Yoga, and the response to errors of hooks. A plugin between
 * them can replace or wrap the function of a step.
 */
function stepsBetweenHooks(services: Services, responses: WeakMap<Response, GraphResponse>) {
  const { settings, cors, shaper, persisted, memory, observer } = services;
  const { buffer: bufferBytes, heartbeat: heartbeatMs } = settings.subscriptions;
  const streams = { bufferBytes, heartbeatMs, writeMs: settings.limits.timeouts.write };
  const limits = { bytes: settings.limits.answer, cancelled: () => undefined };
  const hookedBy = new WeakMap<Request, HookedRequest>();
  const formOf = (hooked: HookedRequest, request: Request): ResponseForm => {
    if (hooked.form && hooked.seen === request) return hooked.form;
    const { request: original, held, form: before } = hooked;
    const { remoteAddress, peerCertificate, isStreamed, method } = original;
    const connection = { remoteAddress, isStreamed, peerCertificate: () => peerCertificate?.call(original) };
    const http = fromFetchRequest(request, memory, (name) => original.isRepeated(name), connection);
    const asked = method === 'HEAD' ? { ...http, method } : http;
    const form = new ResponseForm(asked, cors, before ? undefined : observer);
    if (before) {
      form.acceptsEventStream = before.acceptsEventStream;
      hooked.identified = undefined;
      form.budget = before.budget;
    } else {
      held.add(form);
    }
    hooked.form ??= form;
    hooked.seen = request;
    hookedBy.set(request, hooked);
    return (hooked.form = form);
  };
  const toFetch = (response: GraphResponse, { method }: ResponseForm): Response => {
    const made = asLazyFetchResponse(response, method, streams);
    responses.set(made, response);
    return made;
  };
  /** Identifies the caller once. A plugin may have replaced the request that was identified. */
  const identified = (hooked: HookedRequest, form: ResponseForm) =>
    (hooked.identified ??= (async () => {
      const reader = (hooked.reader ??= readerKind(form.request));
      await authenticate(services, form, reader, hooked.held);
      await form.count(services.budgets, hooked.held);
    })());
  const refused = (error: unknown, request: Request, context: object): Response => {
    const form = formOf(hookedIn(context), request);
    return toFetch(failed(error, form, shaper), form);
  };
  const first: Plugin = {
    onRequestParse({ request, setRequestParser, serverContext }) {
      const hooked = hookedIn(serverContext);
      setRequestParser(async () => {
        const form = formOf(hooked, request);
        await identified(hooked, form);
        const reader = (hooked.reader ??= readerKind(form.request));
        const read = await withDeadlinePaused(hooked.deadline, () =>
          readParameters(form.request, reader, settings.limits, memory, hooked.held),
        );
        hooked.held.assertHeld();
        hooked.memory = read.memory;
        hooked.uploads = read.uploads;
        const { documentId: _named, ...others } = read.parameters;
        try {
          return { ...others, query: persisted.textOf(read.parameters) } as GraphQLParams;
        } catch (error) {
          if (read.parameters.query !== undefined) throw error;
          hooked.missing = error;
          return read.parameters as GraphQLParams;
        }
      });
    },
    onParams({ setParamsHandler }) {
      setParamsHandler(async ({ request, params, context }) => {
        const hooked = hookedIn(context);
        const form = formOf(hooked, request);
        const execute = () => {
          const parameters = params as RequestParameters;
          const initialContext = () => Object.assign(context, { request, params });
          const operation = operationOf(form, parameters.query ?? '', parameters, hooked.uploads, initialContext);
          return outcomeOf(services, operation, form, hooked.held);
        };
        try {
          await identified(hooked, form);
          // The time to receive an upload does not count.
          hooked.outcome = await (hooked.reader === 'multipart'
            ? withDeadlinePaused(hooked.deadline, execute)
            : execute());
          const { outcome } = hooked;
          const isWhole = outcome.kind === 'result' && !outcome.parts;
          return (hooked.result = isWhole ? outcome.result : new StreamedResult()) as ExecutionResult;
        } catch (error) {
          return { errors: errorsIn(error) as ExecutionResult['errors'] };
        }
      });
    },
    onResultProcess(hook) {
      const hooked = hookedBy.get(hook.request) ?? hookedIn(hook.serverContext);
      const form = formOf(hooked, hook.request);
      hook.setResultProcessor(async (processed: unknown) => {
        const { outcome, result: seen } = hooked;
        if (processed instanceof StreamedResult && processed === seen && outcome)
          return toFetch(respond(outcome, form, shaper), form);
        // A plugin may have mutated it.
        const result = await serializeAnew(processed as ExecutionResult, limits);
        const { body, freshness } = outcome?.kind === 'result' ? outcome : {};
        const isUnchanged = body && result === seen && textOf(seen) === body.text;
        const response = isUnchanged ? shaper.body(body, freshness, form) : shaper.result(result, form);
        return toFetch(inForm(response, form), form);
      }, form.mediaType);
    },
  };
  const last: Plugin = {
    onRequest(hook) {
      const hooked = hookedIn(hook.serverContext);
      const form = formOf(hooked, hook.request);
      if (form.method === 'OPTIONS') return hook.endResponse(toFetch(cors.preflight(form.request), form));
      try {
        hooked.reader = assertAcceptable(services, form);
      } catch (error) {
        hook.endResponse(refused(error, hook.request, hook.serverContext));
      }
    },
    onParams({ params, context }) {
      const { missing } = hookedIn(context);
      if (missing !== undefined && params.query == null) throw missing;
    },
    onResponse({ request, response, serverContext }) {
      const { headers: own, budget } = formOf(hookedIn(serverContext), request);
      const headers = [...own, ...(budget?.headers() ?? [])];
      for (let at = 0; at < headers.length; at += 2) response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
    },
  };
  return { first, last, refused };
}
