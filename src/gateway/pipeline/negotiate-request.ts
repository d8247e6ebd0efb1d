import type { Negotiator } from './negotiate.ts';
import type { PendingRequest } from './pending-request.ts';

/** Chooses the form of the response to a request: its media type, and whether it may be a stream. Throws 406. */
export function negotiate(pending: PendingRequest, negotiator: Negotiator): void {
  const { headers, isStreamed } = pending.request;
  const { accept } = headers;
  if (isStreamed) {
    pending.streams = 'too';
    return;
  }
  const streams = negotiator.streams(accept);
  pending.streams = streams;
  if (streams !== 'only') pending.mediaType = negotiator.mediaType(accept);
}
