import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
