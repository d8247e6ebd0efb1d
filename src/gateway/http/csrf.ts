import { requestError } from '../request-error.ts';
import type { GraphRequest } from '../types.ts';

/** Headers that make a browser send a CORS preflight before a cross-site request. */
export const PREFLIGHT_HEADERS = ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf'];

const JSON_TYPE = /^application\/json *(;|$)/i;

/**
 * Throws for cross-site requests that a browser sends without a preflight (CSRF). The attacking page cannot read the response,
 * so a GET without credentials is harmless; a GET with ambient credentials leaks data by its timing. The body readers refuse
 * the content types that need no preflight, except uploads.
 */
export function assertNoCsrf(request: GraphRequest, identityHeaders: readonly string[]): void {
  const { method, headers } = request;
  if (method === 'POST') return;
  // Some browsers send a GET with such a content type without a preflight.
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw requestError('A GET has no body: leave `Content-Type` out.', { status: 415 });
  }
  if (hasAmbientCredentials(request, identityHeaders)) assertPreflighted(request);
}

/** Throws unless a header shows that the browser sent a preflight. */
export function assertPreflighted({ headers }: GraphRequest): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return;
  throw requestError(`This request needs one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`, {
    status: 403,
    code: 'CSRF_PREVENTED',
  });
}

/** Whether the request has forwarded credentials that browsers add by themselves. */
function hasAmbientCredentials({ headers }: GraphRequest, identityHeaders: readonly string[]): boolean {
  return identityHeaders.some(
    (name) =>
      (name === 'cookie' && headers.cookie !== undefined) ||
      (name === 'authorization' && /^(basic|digest|negotiate|ntlm) /i.test(headers.authorization ?? '')),
  );
}
