import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import { parseJson } from '../pipeline/read/parse-json.ts';
import type { Reply } from '../pipeline/reply.ts';
import { requestError } from '../pipeline/request-error.ts';
import { isOperationId } from './operation-id.ts';
import { ReservedStream } from './reserved-stream.ts';

const TOKEN_HEADER = 'x-graphql-event-stream-token';
/** The time in which a reserved stream has to be opened. */
const OPEN_WITHIN_MS = 30_000;
/** Streams of a process that are reserved and not open yet. */
const MOST_RESERVED = 10_000;

interface ReservedParts {
  readonly gateway: Gateway;
  readonly handler: Handler;
  /** Opens a stream of events as the response. */
  readonly open: (response: ServerResponse) => ServerResponse;
  readonly send: (reply: Reply, response: ServerResponse) => void;
}

/**
 * Streams that several operations share (graphql-sse, single connection mode): a PUT reserves one, a GET opens it, a POST runs an
 * operation whose results it has, and a DELETE ends that.
 */
export class ReservedStreams {
  readonly #parts: ReservedParts;
  readonly #streams = new Map<string, ReservedStream>();
  readonly #perCaller = new Map<string, number>();

  constructor(parts: ReservedParts) {
    this.#parts = parts;
  }

  /** Whether a request is of this mode. */
  takes({ method, headers, url }: HttpRequest): boolean {
    return (
      method === 'PUT' ||
      method === 'DELETE' ||
      headers[TOKEN_HEADER] !== undefined ||
      (method === 'GET' && /[?&]token=/.test(url))
    );
  }

  /** Answers a request of this mode. */
  async answer(request: HttpRequest, response: ServerResponse): Promise<void> {
    try {
      const identity = await this.#parts.handler.identify(request);
      await this.#answer(request, response, identity);
    } catch (error) {
      this.#parts.send(this.#parts.handler.failure(error, request), response);
    }
  }

  /** Ends all streams: their clients connect again. */
  end(): void {
    for (const stream of this.#streams.values()) stream.end();
  }

  async #answer(request: HttpRequest, response: ServerResponse, identity: CallerIdentity): Promise<void> {
    const caller = identity.label;
    if (request.method === 'PUT') {
      const token = this.#reserve(caller, this.#parts.handler.callerKeyOf(identity, request));
      response.writeHead(201, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(token);
      return;
    }
    const parameters = new URL(request.url, 'http://gateway').searchParams;
    const token = String(request.headers[TOKEN_HEADER] ?? parameters.get('token'));
    const stream = this.#streams.get(token);
    // The token of another caller is as unknown as one that never was.
    if (!stream || stream.caller !== caller) throw requestError('There is no such stream.', { status: 404 });
    if (request.method === 'GET') return this.#open(token, stream, response);
    if (request.method === 'DELETE') {
      stream.leave(parameters.get('operationId') ?? '');
      response.writeHead(200).end();
      return;
    }
    if (request.method !== 'POST') throw requestError('A stream takes GET, POST and DELETE.', { status: 405 });
    await this.#run(request, stream, response);
  }

  #reserve(caller: string | undefined, callerKey: string): string {
    const { subscriptions, limits } = this.#parts.gateway.settings;
    if (this.#streams.size >= subscriptions.most + MOST_RESERVED) {
      const headers = { 'retry-after': '1' };
      throw requestError('The gateway takes no further streams.', { code: 'OVERLOADED', status: 503, headers });
    }
    if ((this.#perCaller.get(callerKey) ?? 0) >= subscriptions.perCaller) {
      const message = `The caller has ${subscriptions.perCaller} streams, which is the most: end one first.`;
      throw requestError(message, { code: 'RATE_LIMITED', status: 429, headers: { 'retry-after': '30' } });
    }
    const token = randomUUID();
    const { writeMs } = limits.timeouts;
    const stream = new ReservedStream(caller, callerKey, { bufferBytes: subscriptions.bufferBytes, writeMs });
    this.#streams.set(token, stream);
    this.#count(callerKey, 1);
    const timer = setTimeout(() => {
      if (!stream.isOpen) this.#release(token, stream);
    }, OPEN_WITHIN_MS);
    timer.unref();
    return token;
  }

  #open(token: string, stream: ReservedStream, response: ServerResponse): void {
    if (stream.isOpen) throw requestError('The stream is open already.', { status: 409 });
    stream.open(this.#parts.open(response));
    response.once('close', () => {
      this.#release(token, stream);
      stream.close();
    });
  }

  #release(token: string, { callerKey }: ReservedStream): void {
    if (this.#streams.delete(token)) this.#count(callerKey, -1);
  }

  #count(callerKey: string, change: 1 | -1): void {
    const count = (this.#perCaller.get(callerKey) ?? 0) + change;
    if (count > 0) this.#perCaller.set(callerKey, count);
    else this.#perCaller.delete(callerKey);
  }

  async #run(request: HttpRequest, stream: ReservedStream, response: ServerResponse): Promise<void> {
    const { handler, gateway, send } = this.#parts;
    const body = await readBody(request, gateway.settings.limits.bodyBytes);
    // It may have ended meanwhile, and would never leave what is begun for it.
    if (!stream.isOpen) throw requestError('The stream is not open: send a GET for it first.', { status: 409 });
    const id = operationIdOf(body.toString());
    if (stream.has(id)) throw requestError('The stream has an operation of this id.', { status: 409 });
    const operation: HttpRequest = {
      ...pick(request),
      isStreamed: true,
      readBody: (_limit, done) => done(undefined, body),
    };
    const { overload } = gateway;
    let isCounted = true;
    const answered = () => {
      if (isCounted) overload.leave();
      isCounted = false;
    };
    overload.enter();
    stream.enter(id, (respond) => {
      const abandon = handler.handle(operation, (reply) => {
        if (reply.status === 200) {
          response.writeHead(202, { 'cache-control': 'no-store' }).end();
          void respond(reply).finally(answered);
          return;
        }
        answered();
        stream.leave(id);
        send(reply, response);
      });
      return () => {
        answered();
        abandon();
      };
    });
  }
}

function pick(request: HttpRequest): Omit<HttpRequest, 'readBody' | 'isStreamed'> {
  const { method, url, headers, remoteAddress } = request;
  return {
    method,
    url,
    headers,
    remoteAddress,
    peerCertificate: () => request.peerCertificate?.(),
    isRepeated: (name) => request.isRepeated(name),
    stream: () => request.stream(),
  };
}

function readBody(request: HttpRequest, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request.readBody(limit, (error, body) => (error ? reject(error) : resolve(body)));
  });
}

/** The id of an operation, in the extensions of its request. */
function operationIdOf(text: string): string {
  const { extensions } = (parseJson(text, 'The body') ?? {}) as {
    readonly extensions?: { readonly operationId?: unknown };
  };
  const id = extensions?.operationId;
  if (isOperationId(id)) return id;
  throw requestError('`extensions.operationId` is missing, or has more than 200 characters.');
}
