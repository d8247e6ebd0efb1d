import type { Cors } from './cors.ts';
import type { PendingRequest } from './pending-request.ts';

/** Headers of every response to a request: those of CORS, and the request id of a caller who sent a valid one. */
export function responseHeaders(cors: Cors, { request, caller }: PendingRequest): readonly string[] {
  if (request.method === 'OPTIONS') return cors.permissionFor(request.headers.origin);
  const headers = cors.headersFor(request.headers.origin);
  // For other callers an id is generated only if it is needed.
  const sent = caller.header('x-request-id');
  return sent !== undefined && sent === caller.requestId ? [...headers, 'x-request-id', sent] : headers;
}
