import type { EmptyResponse, GraphRequest } from '../types.ts';

type HeaderList = readonly string[];

const NONE: HeaderList = [];
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** The longest time that Chromium caches a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '7200';
/** The headers that pages may read, besides those that Fetch always lets them read. */
const EXPOSED = 'ratelimit, ratelimit-policy, retry-after, graphql-cost, x-request-id';
/** The longest `Access-Control-Request-Headers` that is allowed. */
const MAX_HEADER_LIST_LENGTH = 1000;

/** Allows pages of certain origins to read responses, with credentials (Fetch Standard, CORS protocol). */
export class Cors {
  readonly #allowing: ReadonlyMap<string, HeaderList>;
  readonly #exposing: ReadonlyMap<string, HeaderList>;

  constructor(origins: readonly string[]) {
    const allowing = (origin: string) => [
      'access-control-allow-origin',
      origin,
      'access-control-allow-credentials',
      'true',
    ];
    this.#allowing = new Map(origins.map((origin) => [origin, allowing(origin)]));
    this.#exposing = new Map(
      origins.map((origin) => [origin, [...allowing(origin), 'access-control-expose-headers', EXPOSED]]),
    );
  }

  /** The CORS headers of a response to this origin. Origins are compared byte for byte. */
  headersFor(origin: string | undefined): HeaderList {
    return (origin !== undefined && this.#exposing.get(origin)) || NONE;
  }

  /** The permission of this origin to read a response, without the headers that it may read. */
  permissionFor(origin: string | undefined): HeaderList {
    return this.#allowing.get(origin ?? '') ?? NONE;
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
