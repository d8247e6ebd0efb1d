import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { HostCheck, Refusal } from '#http';
import { peerCertificate } from '../auth/credentials.ts';
import { BodyCollector, BodyMemory, bodyMissing, bodyTooLarge } from '../http/body.ts';
import { isRepeated } from '../http/headers.ts';
import type { ClientCertificate, GraphRequest, NativeRequest } from '../types.ts';

/** A request of node:http for the pipeline. */
export class NodeRequest implements GraphRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: IncomingMessage;
  readonly #memory: BodyMemory;
  readonly #response: ServerResponse | undefined;
  readonly #proceed: (() => void) | undefined;

  /** `proceed` is called before the body is read. */
  constructor(incoming: IncomingMessage, memory: BodyMemory, response?: ServerResponse, proceed?: () => void) {
    this.method = incoming.method ?? '';
    this.url = incoming.url ?? '';
    this.headers = incoming.headers;
    this.#incoming = incoming;
    this.#memory = memory;
    this.#response = response;
    this.#proceed = proceed;
  }

  get native(): NativeRequest | undefined {
    const [request, response, proceed] = [this.#incoming, this.#response, this.#proceed];
    return response && { request, response, proceed };
  }

  get remoteAddress(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  peerCertificate(): ClientCertificate | undefined {
    return peerCertificate(this.#incoming.socket);
  }

  isRepeated(name: string): boolean {
    return isRepeated(this.#incoming, name);
  }

  async readBody(limit: number): Promise<Buffer> {
    const incoming = this.#incoming;
    if (Number(incoming.headers['content-length']) > limit) throw bodyTooLarge(limit);
    // An empty body is read without any chunk.
    if (incoming.readableDidRead || incoming.readableEnded) {
      const body = bodyBefore(incoming);
      if (!body) throw bodyMissing();
      if (body.length > limit) throw bodyTooLarge(limit);
      return body;
    }
    // Its caller has left before: it does not emit `close` again.
    if (incoming.aborted) throw bodyMissing();
    this.#proceed?.();
    const collector = new BodyCollector(limit, this.#memory);
    try {
      return await new Promise((resolve, reject) => {
        // After it is settled, the rest of the body is discarded.
        let isDone = false;
        incoming.on('data', (chunk: Buffer) => {
          if (isDone) return;
          try {
            collector.add(chunk);
          } catch (error) {
            isDone = true;
            reject(error as Error);
          }
        });
        incoming.on('end', () => {
          if (!isDone) resolve(collector.body);
          isDone = true;
        });
        incoming.on('close', () => {
          if (!isDone) reject(bodyMissing());
          isDone = true;
        });
      });
    } finally {
      collector.release();
    }
  }

  stream(): Readable {
    const incoming = this.#incoming;
    this.#proceed?.();
    return incoming.readableDidRead ? Readable.from([bodyBefore(incoming) ?? NOTHING]) : incoming;
  }
}

const NOTHING = Buffer.alloc(0);

/**
 * The body that a body parser in front of the gateway has read: bytes, text or JSON in `body`. Members that were there
 * more than once are lost.
 */
function bodyBefore(incoming: IncomingMessage & { readonly body?: unknown }): Buffer | undefined {
  const { body } = incoming;
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'string') return Buffer.from(body);
  return typeof body === 'object' && body !== null ? Buffer.from(JSON.stringify(body)) : undefined;
}

/** The head of a request to a page, for the stages that read no body. */
export function requestOf(incoming: IncomingMessage): GraphRequest {
  return new NodeRequest(incoming, new BodyMemory(0));
}

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)/is;

const WITH_FRAGMENT: Refusal = { status: 400, message: 'The target of a request has no fragment.' };

/**
 * Rewrites a request target in absolute form, as proxies send it, to origin form. Its host replaces the header `Host`
 * (RFC 9112, section 3.2.2). Returns the refusal of an invalid host or of a fragment, which no target has (section 3.2).
 */
export function toOriginForm(request: IncomingMessage, hostError: HostCheck): Refusal | undefined {
  const { url = '' } = request;
  const fragmentError = url.includes('#') ? WITH_FRAGMENT : undefined;
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return fragmentError;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return hostError({ rawHeaders: ['host', host] }) ?? fragmentError;
}

/** The refusal of a body in another transfer coding than `chunked` (RFC 9112, sections 6.1 and 6.3). */
export function codingError({ headers }: IncomingMessage): Refusal | undefined {
  const coding = headers['transfer-encoding'];
  if (coding === undefined || /^\s*chunked\s*$/i.test(coding)) return undefined;
  const status = /,\s*chunked\s*$/i.test(coding) ? 501 : 400;
  return { status, message: 'The only transfer coding of bodies is `chunked`.' };
}

/** A pipelining client queues a few requests; further ones would only take memory. */
const MAX_QUEUED = 100;

/**
 * Executes the pipelined requests of a connection one after another. node:http parses them all at once; a response has no
 * socket until the responses before it are written.
 */
export class PipelinedRequests {
  readonly #queues = new WeakMap<Socket, { length: number }>();

  /** Starts a request when its response is next on its connection. Destroys a connection with too many queued requests. */
  start(socket: Socket, response: ServerResponse, begin: () => void): void {
    if (response.socket) return begin();
    let queue = this.#queues.get(socket);
    if (!queue) this.#queues.set(socket, (queue = { length: 0 }));
    if (queue.length >= MAX_QUEUED) return void socket.destroy();
    queue.length += 1;
    response.once('socket', () => {
      queue.length -= 1;
      begin();
    });
  }
}
