import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { peerCertificate } from '../auth/peer-certificate.ts';
import { BodyCollector } from '../http/body-collector.ts';
import { bodyMissing, bodyTooLarge } from '../http/body-errors.ts';
import { BodyMemory } from '../http/body-memory.ts';
import { isRepeated } from '../http/repeated-header.ts';
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
