import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { bodyTooLarge } from '../pipeline/fetch-request.ts';
import type { HttpRequest } from '../pipeline/http-request.ts';
import { requestError } from '../pipeline/request-error.ts';
import type { BodyMemory } from './body-memory.ts';

/** A request of node:http for the pipeline. */
export class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: IncomingMessage;
  readonly #memory: BodyMemory;

  constructor(incoming: IncomingMessage, memory: BodyMemory) {
    this.method = incoming.method ?? '';
    this.url = incoming.url ?? '';
    this.headers = incoming.headers;
    this.#incoming = incoming;
    this.#memory = memory;
  }

  isRepeated(name: string): boolean {
    const { rawHeaders } = this.#incoming;
    let lines = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const line = rawHeaders[at];
      if (line?.length === name.length && line.toLowerCase() === name) lines += 1;
    }
    return lines > 1;
  }

  readBody(limit: number, done: (error: Error | undefined, body: Buffer) => void): void {
    const incoming = this.#incoming;
    if (Number(incoming.headers['content-length']) > limit) return done(bodyTooLarge(limit), NOTHING);
    const chunks: Buffer[] = [];
    const memory = this.#memory;
    let bytes = 0;
    let isDone = false;
    const finish = (error: Error | undefined, body: Buffer) => {
      if (isDone) return;
      isDone = true;
      memory.release(bytes);
      done(error, body);
    };
    incoming.on('data', (chunk: Buffer) => {
      if (isDone) return;
      bytes += chunk.length;
      const fits = memory.take(chunk.length);
      if (bytes > limit) return finish(bodyTooLarge(limit), NOTHING);
      if (!fits) return finish(tooManyBodies(), NOTHING);
      chunks.push(chunk);
    });
    incoming.on('end', () => {
      const [first] = chunks;
      finish(undefined, chunks.length === 1 && first ? first : Buffer.concat(chunks, bytes));
    });
    incoming.on('close', () => {
      if (!isDone) finish(requestError('The body did not arrive.'), NOTHING);
    });
  }

  stream(): Readable {
    return this.#incoming;
  }
}

const NOTHING = Buffer.alloc(0);

function tooManyBodies() {
  const headers = { connection: 'close', 'retry-after': '1' };
  return requestError('Too many bodies are being received.', { status: 503, code: 'OVERLOADED', headers });
}
