import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client that pipelines has a few requests waiting; more of them would only take memory. */
const MOST_WAITING = 100;

/**
 * Executes the requests of a connection one after another. node:http parses every request that a client pipelines at once;
 * a response has no socket until those before it are written.
 */
export class PipelinedRequests {
  readonly #waiting = new WeakMap<Socket, { count: number }>();

  /** Starts a request when its response is the next of its connection. */
  start(socket: Socket, response: ServerResponse, begin: () => void): void {
    if (response.socket) return begin();
    let waiting = this.#waiting.get(socket);
    if (!waiting) this.#waiting.set(socket, (waiting = { count: 0 }));
    const { count } = waiting;
    if (count >= MOST_WAITING) return void socket.destroy();
    waiting.count += 1;
    response.once('socket', () => {
      waiting.count -= 1;
      begin();
    });
  }
}
