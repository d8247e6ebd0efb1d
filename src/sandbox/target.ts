import type { IncomingMessage } from 'node:http';

/** The API that a request is for, and the path below its address. */
export interface Target {
  readonly slug: string;
  /** Below the API's address, still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The API's own address as the caller knows it, without a slash at its end. */
  readonly base: string;
}

/** Splits the address of a request. */
export function targetOf({ url = '/', headers }: IncomingMessage): Target {
  const end = url.indexOf('?');
  const whole = end < 0 ? url : url.slice(0, end);
  const slash = whole.indexOf('/', 1);
  const slug = slash < 0 ? whole.slice(1) : whole.slice(1, slash);
  return {
    slug,
    path: slash < 0 ? '/' : whole.slice(slash),
    query: new URLSearchParams(end < 0 ? '' : url.slice(end + 1)),
    base: `http://${headers.host}/${slug}`,
  };
}
