import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { SINGLE_HEADERS } from '../pipeline/fetch-request.ts';
import type { ClientCertificate } from '../pipeline/identify/client-certificate.ts';
import { peerCertificate } from '../pipeline/identify/peer-certificate.ts';
import { BodyCollector } from '../pipeline/read/body-collector.ts';
import { bodyMissing, bodyTooLarge } from '../pipeline/read/body-errors.ts';
import { BodyMemory } from '../pipeline/read/body-memory.ts';
import { isRepeated } from '../pipeline/repeated-header.ts';
import type { HttpRequest } from '../types.ts';

/** A request of node:http for the pipeline. */
export class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: IncomingMessage;
  readonly #memory: BodyMemory;
  readonly #proceed: (() => void) | undefined;

  /** `proceed` is called before the body is read. */
  constructor(incoming: IncomingMessage, memory: BodyMemory, proceed?: () => void) {
    this.method = incoming.method ?? '';
    this.url = incoming.url ?? '';
    this.headers = incoming.headers;
    this.#incoming = incoming;
    this.#memory = memory;
    this.#proceed = proceed;
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

  readBody(limit: number, done: (error: Error | undefined, body: Buffer) => void): void {
    const incoming = this.#incoming;
    if (Number(incoming.headers['content-length']) > limit) return done(bodyTooLarge(limit), NOTHING);
    if (incoming.readableDidRead) {
      const body = bodyBefore(incoming);
      if (!body) return done(bodyMissing(), NOTHING);
      return body.length > limit ? done(bodyTooLarge(limit), NOTHING) : done(undefined, body);
    }
    // Its caller has left before: it does not emit `close` again.
    if (incoming.aborted) return done(bodyMissing(), NOTHING);
    this.#proceed?.();
    const collector = new BodyCollector(limit, this.#memory);
    let isDone = false;
    const finish = (error: Error | undefined, body: Buffer) => {
      isDone = true;
      collector.release();
      done(error, body);
    };
    incoming.on('data', (chunk: Buffer) => {
      if (isDone) return;
      try {
        collector.add(chunk);
      } catch (error) {
        finish(error as Error, NOTHING);
      }
    });
    incoming.on('end', () => {
      if (!isDone) finish(undefined, collector.body);
    });
    incoming.on('close', () => {
      if (!isDone) finish(bodyMissing(), NOTHING);
    });
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

/** Drops repeated headers that must be single: two values identify no caller. */
export function dropAmbiguousHeaders(incoming: IncomingMessage, identityHeaders: readonly string[]): void {
  for (const name of [...SINGLE_HEADERS, ...identityHeaders]) {
    if (isRepeated(incoming, name)) delete incoming.headers[name];
  }
}

/** The head of a request to a page, for the stages that read no body. */
export function requestOf(incoming: IncomingMessage): HttpRequest {
  return new NodeRequest(incoming, new BodyMemory(0));
}
