import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { HttpRequest } from '../pipeline/http-request.ts';
import { parseJson } from '../pipeline/read/parse-json.ts';
import type { Reply } from '../pipeline/reply.ts';
import { requestError } from '../pipeline/request-error.ts';
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
      await this.#answer(request, response, identity.label);
    } catch (error) {
      this.#parts.send(this.#parts.handler.failure(error, request), response);
    }
  }

  /** Ends all streams: their clients connect again. */
  end(): void {
    for (const stream of this.#streams.values()) stream.end();
  }

  async #answer(request: HttpRequest, response: ServerResponse, caller: string | undefined): Promise<void> {
    if (request.method === 'PUT') {
      response.writeHead(201, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(this.#reserve(caller));
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

  #reserve(caller: string | undefined): string {
    if (this.#streams.size >= this.#parts.gateway.settings.subscriptions.most + MOST_RESERVED) {
      const headers = { 'retry-after': '1' };
      throw requestError('The gateway takes no further streams.', { code: 'OVERLOADED', status: 503, headers });
    }
    const token = randomUUID();
    const { subscriptions, limits } = this.#parts.gateway.settings;
    const { writeMs } = limits.timeouts;
    const stream = new ReservedStream(caller, { bufferBytes: subscriptions.bufferBytes, writeMs });
    this.#streams.set(token, stream);
    const timer = setTimeout(() => {
      if (!stream.isOpen) this.#streams.delete(token);
    }, OPEN_WITHIN_MS);
    timer.unref();
    return token;
  }

  #open(token: string, stream: ReservedStream, response: ServerResponse): void {
    if (stream.isOpen) throw requestError('The stream is open already.', { status: 409 });
    stream.open(this.#parts.open(response));
    response.once('close', () => {
      this.#streams.delete(token);
      stream.close();
    });
  }

  async #run(request: HttpRequest, stream: ReservedStream, response: ServerResponse): Promise<void> {
    const { handler, gateway, send } = this.#parts;
    if (!stream.isOpen) throw requestError('The stream is not open: send a GET for it first.', { status: 409 });
    const body = await readBody(request, gateway.settings.limits.bodyBytes);
    const id = operationIdOf(body.toString());
    if (stream.has(id)) throw requestError('The stream has an operation of this id.', { status: 409 });
    const operation: HttpRequest = {
      ...pick(request),
      isStreamed: true,
      readBody: (_limit, done) => done(undefined, body),
    };
    stream.enter(id, (respond) =>
      handler.handle(operation, (reply) => {
        if (reply.status !== 200) {
          stream.leave(id);
          return send(reply, response);
        }
        response.writeHead(202, { 'cache-control': 'no-store' }).end();
        respond(reply);
      }),
    );
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
  if (typeof id !== 'string' || id === '') throw requestError('`extensions.operationId` is missing.');
  return id;
}
