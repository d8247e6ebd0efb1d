import { type EmptyResponse, type GraphRequest, requestError } from '../types.ts';

type HeaderList = readonly string[];

const NONE: HeaderList = [];
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** The longest time that Chromium caches a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '7200';
/** The headers that pages may read, besides those that Fetch always lets them read. */
const EXPOSED = 'ratelimit, ratelimit-policy, retry-after, graphql-cost, x-request-id';
/** The longest `Access-Control-Request-Headers` that is allowed. */
const MAX_HEADER_LIST_LENGTH = 1000;

/** Of `corsOrigins`: the pages of every server on this machine. */
const LOOPBACK = 'loopback';
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Whether pages of this origin may call the graph. Origins are compared byte for byte. */
export function allowsOrigin(origins: readonly string[], origin: string): boolean {
  if (origin !== LOOPBACK && origins.includes(origin)) return true;
  return origins.includes(LOOPBACK) && LOOPBACK_ORIGIN.test(origin);
}

/** Allows pages of certain origins to read responses, with credentials (Fetch Standard, CORS protocol). */
export class Cors {
  readonly #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** The CORS headers of a response to this origin. */
  headersFor(origin: string | undefined): HeaderList {
    if (origin === undefined) return NONE;
    const permission = this.permissionFor(origin);
    return permission === NONE ? NONE : [...permission, 'access-control-expose-headers', EXPOSED];
  }

  /** The permission of this origin to read a response, without the headers that it may read. */
  permissionFor(origin: string | undefined): HeaderList {
    if (origin === undefined || !allowsOrigin(this.#origins, origin)) return NONE;
    return ['access-control-allow-origin', origin, 'access-control-allow-credentials', 'true'];
  }

  /** Answers OPTIONS. An allowed origin's preflight gets permissions; other requests get the methods only. */
  preflight({ headers }: Pick<GraphRequest, 'headers'>): EmptyResponse {
    const originHeaders = this.permissionFor(headers.origin);
    const requestedHeaders = headers['access-control-request-headers'];
    const isAllowedPreflight = originHeaders !== NONE && headers['access-control-request-method'] !== undefined;
    const permission = [
      'access-control-allow-methods',
      METHODS,
      'access-control-max-age',
      PREFLIGHT_MAX_AGE_SECONDS,
      ...(requestedHeaders !== undefined && requestedHeaders.length <= MAX_HEADER_LIST_LENGTH
        ? ['access-control-allow-headers', requestedHeaders]
        : []),
    ];
    const vary = ['vary', 'origin, access-control-request-headers'];
    const all = ['allow', METHODS, ...vary, ...originHeaders, ...(isAllowedPreflight ? permission : [])];
    return { kind: 'empty', status: 204, headers: all };
  }
}

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
