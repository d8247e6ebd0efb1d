import type { HttpRequest } from './http-request.ts';
import { requestError } from './request-error.ts';

/** Headers that a browser sends for another site's page only after a CORS preflight allowed it. */
export const PREFLIGHT_HEADERS = ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf'];

const JSON_TYPE = /^application\/json *(;|$)/i;

/**
 * Refuses requests that another site's page can make a browser send without a preflight (CSRF). Such a page reads no
 * response, so a GET without credentials does no harm; one with credentials that the browser adds leaks by its timing.
 * Bodies of the simple types are refused by their readers, all but uploads.
 */
export function assertNoCsrf(request: HttpRequest, identityHeaders: readonly string[]): void {
  const { method, headers } = request;
  if (method === 'POST') return;
  // Some browsers let a GET with such a header pass without a preflight.
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw requestError('A GET has no body: leave `Content-Type` out.', { status: 415 });
  }
  if (hasAmbientCredentials(request, identityHeaders)) assertPreflighted(request);
}

/** Requires one of the headers that show a preflight. */
export function assertPreflighted({ headers }: HttpRequest): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return;
  throw requestError(`This request needs one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`, {
    status: 403,
    code: 'CSRF_PREVENTED',
  });
}

/** Whether credentials are forwarded that browsers add by themselves. */
function hasAmbientCredentials({ headers }: HttpRequest, identityHeaders: readonly string[]): boolean {
  return identityHeaders.some(
    (name) =>
      (name === 'cookie' && headers.cookie !== undefined) ||
      (name === 'authorization' && /^(basic|digest|negotiate|ntlm) /i.test(headers.authorization ?? '')),
  );
}
