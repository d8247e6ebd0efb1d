import type { HttpRequest } from './http-request.ts';
import type { Reply } from './reply.ts';

type HeaderList = readonly string[];

const NONE: HeaderList = [];
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** Browsers ask again after so long; the longest that any of them keeps. */
const PREFLIGHT_SECONDS = '7200';
/** A list of names that no page needs to be longer. */
const LONGEST_LIST = 1000;

/** Lets web pages of certain origins read responses, with credentials (Fetch Standard, CORS protocol). */
export class Cors {
  readonly #byOrigin: ReadonlyMap<string, HeaderList>;

  constructor(origins: readonly string[]) {
    this.#byOrigin = new Map(
      origins.map((origin) => [
        origin,
        ['access-control-allow-origin', origin, 'access-control-allow-credentials', 'true'],
      ]),
    );
  }

  /** The headers of every response to a page of this origin. Origins are compared as they are written. */
  headersFor(origin: string | undefined): HeaderList {
    return (origin !== undefined && this.#byOrigin.get(origin)) || NONE;
  }

  /** Answers OPTIONS: a preflight of a page that may read responses, or anybody's question for methods. */
  preflight({ headers }: HttpRequest): Reply {
    const own = this.headersFor(headers.origin);
    const wanted = headers['access-control-request-headers'];
    const isPreflight = own !== NONE && headers['access-control-request-method'] !== undefined;
    const permission = [
      'access-control-allow-methods',
      METHODS,
      'access-control-max-age',
      PREFLIGHT_SECONDS,
      ...(wanted !== undefined && wanted.length <= LONGEST_LIST ? ['access-control-allow-headers', wanted] : []),
    ];
    const vary = ['vary', 'origin, access-control-request-headers'];
    const all = ['allow', METHODS, ...vary, ...own, ...(isPreflight ? permission : [])];
    return { status: 204, headers: all, content: undefined };
  }
}
