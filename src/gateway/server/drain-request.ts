import type { IncomingMessage } from 'node:http';

/** A caller that still sends its body may not read the response before it is done: so long, the rest is read and dropped. */
const DRAIN_MS = 5000;

/** Reads and drops what is left of the body of a request that is answered. */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on('close', () => clearTimeout(timer));
}
