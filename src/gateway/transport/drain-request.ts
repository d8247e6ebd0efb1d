import type { IncomingMessage } from 'node:http';

/** A client may read the response only after it has sent its whole body: the server discards the rest for this long. */
const DRAIN_MS = 5000;

/** Discards the unread rest of the body of an answered request. */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on('close', () => clearTimeout(timer));
}
