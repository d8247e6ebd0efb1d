import type { ServerResponse } from 'node:http';

/** A body as it is written to a socket. */
export type Chunk = { readonly chunk: string | Buffer; readonly encoding: BufferEncoding };

/**
 * Batches responses until the end of the event loop iteration. A local proxy is then woken once for all of them, and waking
 * it costs as much as the rest of writing (docs/decisions/014).
 */
export class Outbox {
  readonly #sent: (response: ServerResponse) => void;
  #waiting: [ServerResponse, Chunk][] = [];

  /** `sent` is called with each response that was written to its socket. */
  constructor(sent: (response: ServerResponse) => void) {
    this.#sent = sent;
  }

  add(response: ServerResponse, body: Chunk): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#flush());
    this.#waiting.push([response, body]);
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [response, body] of waiting) {
      try {
        response.end(body.chunk, body.encoding);
        this.#sent(response);
      } catch (error) {
        // A failed response does not affect the others.
        response.destroy(error as Error);
      }
    }
  }
}
