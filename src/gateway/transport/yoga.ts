import { createYoga, type Plugin } from 'graphql-yoga';
import type { Services } from '../handle.ts';
import { asFetchRequest, isRepeated, SINGLE_HEADERS } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import { httpPart, PluginError } from '../plugins/hooks.ts';
import { finishWithError, overloadedResponse, ResponseForm } from '../result/respond.ts';
import type { GraphRequest, GraphResponse, Held, Receipt } from '../types.ts';
import { HOOKED, HookDeadline, HookedRequest, StepsBetweenHooks, withErrorResponses } from './yoga-steps.ts';

/** Takes requests to the graph through the HTTP hooks of plugins. */
export interface YogaServer {
  /** As `handle`, with hooks around its steps. */
  handle(request: GraphRequest, held: Held): Promise<GraphResponse>;
  /** Runs the dispose hooks of plugins. */
  close(): Promise<void>;
}

/** Creates a Yoga server, which runs the HTTP hooks of plugins in its order; every step between them is one of `handle`. */
export function createYogaServer(plugins: readonly Plugin[], services: Services): YogaServer {
  const { overload, observer, settings, identityHeaders } = services;
  const compressedFrom = settings.http.compression?.minimum ?? Infinity;
  const responses = new WeakMap<Response, GraphResponse>();
  const steps = new StepsBetweenHooks(services, responses);
  const refused = (error: unknown, request: Request, context: object) => steps.refused(error, request, context);
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
    plugins: [steps.first(), ...plugins.map((plugin) => withErrorResponses(httpPart(plugin), refused)), steps.last()],
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
      return finishWithError(services, error, form, held);
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
  return new Request(asFetchRequest(request), { body: request.stream(), duplex: 'half' } as unknown as RequestInit);
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
