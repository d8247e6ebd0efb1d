import type { ServerResponse } from 'node:http';
import type { ResponseBody } from '../shape/response-body.ts';

/**
 * Ends responses at the end of the turn of the event loop, together with all others that are ready by then: a proxy that
 * reads them on the same machine is woken by the first and finds the others, and waking it costs as much as all the rest
 * of writing (docs/decisions/014).
 */
export class Outbox {
  readonly #sent: (response: ServerResponse) => void;
  #waiting: [ServerResponse, ResponseBody][] = [];

  /** `sent` is called with each response that was written to its socket. */
  constructor(sent: (response: ServerResponse) => void) {
    this.#sent = sent;
  }

  add(response: ServerResponse, body: ResponseBody): void {
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
        // The failure of one response does not concern the others.
        response.destroy(error as Error);
      }
    }
  }
}
