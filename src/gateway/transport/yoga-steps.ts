import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { serializeAnew, textOf } from '../execution/serialize.ts';
import { assertAcceptable, authenticate, operationOf, outcomeOf, readParameters, type Services } from '../handle.ts';
import { type ReaderKind, type RequestParameters, readerKind } from '../http/reader.ts';
import { GRACE_MS, OperationTimeoutError, PausableTimer, type Uploads } from '../limits/deadlines.ts';
import { PluginError } from '../plugins/hooks.ts';
import {
  EVENT_STREAM_TYPE,
  errorsIn,
  inForm,
  type Outcome,
  ResponseForm,
  respond,
  respondToError,
} from '../result/respond.ts';
import { type GraphRequest, type GraphResponse, Held, type Receipt } from '../types.ts';
import { asFetchResponse, fromFetchRequest, headerLines } from './fetch.ts';
import type { StreamOptions } from './sse.ts';

/** A request on its way through the hooks. */
export class HookedRequest {
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

/** The deadline of a request with HTTP hooks, which may never settle. The time to receive the body does not count. */
export class HookDeadline extends PausableTimer {
  /** Rejects at the deadline. */
  readonly passed: Promise<never>;

  constructor(limitMs: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    super(limitMs + GRACE_MS, () => reject(new OperationTimeoutError(limitMs)));
    this.passed = promise;
  }

  /** Pauses it during work with its own deadline. */
  async pausedDuring<Result>(run: () => Promise<Result>): Promise<Result> {
    this.pause();
    try {
      return await run();
    } finally {
      this.resume();
    }
  }
}

export const HOOKED = Symbol('hooked');

interface ServerContext {
  readonly [HOOKED]: HookedRequest;
  /** Where a request came from, if it is from node:http; plugins know these names. */
  readonly req?: IncomingMessage;
  readonly res?: ServerResponse;
}

/** The server context, which is missing in Yoga's types. */
const hookedIn = (context: object) => (context as ServerContext)[HOOKED];

/**
 * The steps of a request as the first and the last plugin of Yoga, and the response to errors of hooks. A plugin between
 * them can replace or wrap the function of a step.
 */
export class StepsBetweenHooks {
  readonly #services: Services;
  /** What the responses of the gateway itself were made of. */
  readonly #responses: WeakMap<Response, GraphResponse>;
  readonly #hookedBy = new WeakMap<Request, HookedRequest>();
  readonly #streams: StreamOptions;

  constructor(services: Services, responses: WeakMap<Response, GraphResponse>) {
    const { subscriptions, limits } = services.settings;
    const { buffer: bufferBytes, heartbeat: heartbeatMs } = subscriptions;
    this.#services = services;
    this.#responses = responses;
    this.#streams = { bufferBytes, heartbeatMs, writeMs: limits.timeouts.write };
  }

  /** The first plugin: it replaces the parser, the handler and the processor of Yoga. */
  first(): Plugin {
    return {
      onRequestParse: (hook) => this.#parse(hook),
      onParams: (hook) => this.#execute(hook),
      onResultProcess: (hook) => this.#process(hook),
    };
  }

  /** The last plugin: what is refused before the steps, and the headers of every response. */
  last(): Plugin {
    const services = this.#services;
    return {
      onRequest: (hook) => {
        const hooked = hookedIn(hook.serverContext);
        const form = this.#formOf(hooked, hook.request);
        if (form.method === 'OPTIONS')
          return hook.endResponse(this.#toFetch(services.cors.preflight(form.request), form));
        try {
          hooked.reader = assertAcceptable(services, form);
        } catch (error) {
          hook.endResponse(this.refused(error, hook.request, hook.serverContext));
        }
      },
      onParams: ({ params, context }) => {
        const { missing } = hookedIn(context);
        if (missing !== undefined && params.query == null) throw missing;
      },
      onResponse: ({ request, response, serverContext }) => {
        // A plugin may have left none, which is refused later.
        if (!response) return;
        const form = this.#formOf(hookedIn(serverContext), request);
        const cacheControl = response.headers.get('cache-control') ?? undefined;
        const headers = [...form.headers, ...form.callerHeaders(cacheControl)];
        for (let at = 0; at < headers.length; at += 2) response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
      },
    };
  }

  #formOf(hooked: HookedRequest, request: Request): ResponseForm {
    const { cors, memory, observer } = this.#services;
    if (hooked.form && hooked.seen === request) return hooked.form;
    const { request: original, held, form: before } = hooked;
    const { remoteAddress, peerCertificate, isStreamed, identity, agent, method } = original;
    const connection = {
      remoteAddress,
      isStreamed,
      identity,
      agent,
      peerCertificate: () => peerCertificate?.call(original),
    };
    const http = fromFetchRequest(request, memory, (name) => original.isRepeated(name), connection);
    const asked = method === 'HEAD' ? { ...http, method } : http;
    const form = new ResponseForm(asked, cors, before ? undefined : observer);
    if (before) {
      form.acceptsEventStream = before.acceptsEventStream;
      form.partsFormat = before.partsFormat;
      hooked.identified = undefined;
      form.budget = before.budget;
    } else {
      held.add(form);
    }
    hooked.form ??= form;
    hooked.seen = request;
    this.#hookedBy.set(request, hooked);
    return (hooked.form = form);
  }

  #toFetch(response: GraphResponse, { method }: ResponseForm): Response {
    const made = asLazyFetchResponse(response, method, this.#streams);
    this.#responses.set(made, response);
    return made;
  }

  /** Identifies the caller once. A plugin may have replaced the request that was identified. */
  #identified(hooked: HookedRequest, form: ResponseForm): Promise<void> {
    const services = this.#services;
    return (hooked.identified ??= (async () => {
      const reader = (hooked.reader ??= readerKind(form.request));
      await authenticate(services, form, reader, hooked.held);
      if (services.budgets) await form.count(services.budgets, hooked.held);
    })());
  }

  /** The response to an error of a hook. */
  refused(error: unknown, request: Request, context: object): Response {
    const form = this.#formOf(hookedIn(context), request);
    return this.#toFetch(respondToError(error, form, this.#services.shaper), form);
  }

  #parse({ request, setRequestParser, serverContext }: Parameters<NonNullable<Plugin['onRequestParse']>>[0]): void {
    const { settings, memory, persisted } = this.#services;
    const hooked = hookedIn(serverContext);
    setRequestParser(async () => {
      const form = this.#formOf(hooked, request);
      await this.#identified(hooked, form);
      const reader = (hooked.reader ??= readerKind(form.request));
      const read = await hooked.deadline.pausedDuring(() =>
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
  }

  #execute({ setParamsHandler }: Parameters<NonNullable<Plugin['onParams']>>[0]): void {
    const services = this.#services;
    setParamsHandler(async ({ request, params, context }) => {
      const hooked = hookedIn(context);
      const form = this.#formOf(hooked, request);
      const execute = () => {
        const parameters = params as RequestParameters;
        const initialContext = () => Object.assign(context, { request, params });
        const operation = operationOf(form, parameters.query ?? '', parameters, hooked.uploads, initialContext);
        return outcomeOf(services, operation, form, hooked.held);
      };
      try {
        await this.#identified(hooked, form);
        // The time to receive an upload does not count.
        hooked.outcome = await (hooked.reader === 'multipart' ? hooked.deadline.pausedDuring(execute) : execute());
        const { outcome } = hooked;
        const isWhole = outcome.kind === 'result' && !outcome.parts;
        return (hooked.result = isWhole ? outcome.result : new StreamedResult()) as ExecutionResult;
      } catch (error) {
        return { errors: errorsIn(error) as ExecutionResult['errors'] };
      }
    });
  }

  #process(hook: Parameters<NonNullable<Plugin['onResultProcess']>>[0]): void {
    const { shaper, settings } = this.#services;
    const limits = { bytes: settings.limits.answer, cancelled: () => undefined };
    const hooked = this.#hookedBy.get(hook.request) ?? hookedIn(hook.serverContext);
    const form = this.#formOf(hooked, hook.request);
    hook.setResultProcessor(async (processed: unknown) => {
      const { outcome, result: seen } = hooked;
      if (processed instanceof StreamedResult && processed === seen && outcome)
        return this.#toFetch(respond(outcome, form, shaper), form);
      // A plugin may have mutated it.
      const result = await serializeAnew(processed as ExecutionResult, limits);
      const { body, freshness } = outcome?.kind === 'result' ? outcome : {};
      const isUnchanged = body && result === seen && textOf(seen) === body.text;
      const response = isUnchanged ? shaper.body(body, freshness, form) : shaper.result(result, form);
      return this.#toFetch(inForm(response, form), form);
    }, form.mediaType);
  }
}

/**
 * Wraps a plugin's HTTP hooks: an error becomes a response, which later hooks see. Yoga does so for all other hooks.
 */
export function withErrorResponses(
  plugin: Plugin,
  failure: (error: unknown, request: Request, serverContext: object) => Response,
): Plugin {
  const { onRequest, onResultProcess, onResponse } = plugin;
  const own: Plugin = { ...plugin };
  if (onRequest) {
    own.onRequest = async (hook) => {
      try {
        await onRequest(hook);
      } catch (error) {
        hook.endResponse(failure(error, hook.request, hook.serverContext));
      }
    };
  }
  if (onResultProcess) {
    own.onResultProcess = async (hook) => {
      try {
        await onResultProcess(hook);
      } catch (error) {
        hook.setResult({ errors: errorsIn(error) as NonNullable<ExecutionResult['errors']> });
      }
    };
  }
  if (onResponse) {
    own.onResponse = async (hook) => {
      try {
        await onResponse(hook);
      } catch (error) {
        hook.setResponse(failure(error, hook.request, hook.serverContext));
      }
    };
  }
  return own;
}

/** An event stream or the parts of a response, as hooks see it: it is not read by them. */
class StreamedResult implements AsyncIterable<never> {
  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new PluginError('HTTP hooks of plugins cannot read a stream: a hook around the operation sees its results.');
  }
}

/** A response as hooks have it, who may leave it unread: a stream begins when it is read. */
function asLazyFetchResponse(response: GraphResponse, method: string, options: StreamOptions): Response {
  const read = () => asFetchResponse(response, method, new Held(), options);
  if (response.kind !== 'parts' && response.kind !== 'events') return read();
  const { status, headers, kind } = response;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (read().body as ReadableStream<Uint8Array>).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const type = kind === 'parts' ? response.type : EVENT_STREAM_TYPE;
  return new Response(body, { status, headers: [...headerLines(headers), ['content-type', type]] });
}
