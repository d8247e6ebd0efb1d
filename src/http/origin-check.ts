import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './refusal.ts';

const CROSS_SITE: Refusal = { status: 403, message: 'Pages of other origins may not make this request.' };
const NOT_JSON: Refusal = { status: 415, message: 'The request needs `Content-Type: application/json`.' };
const JSON_TYPE = /^application\/json *(;|$)/i;

/**
 * The refusal of a request that a page of another origin made a browser send, if it is one. Browsers send
 * `Sec-Fetch-Site` (Fetch Metadata) and `Origin` (RFC 6454); other clients send neither, and pass.
 * Another port is another origin, though browsers call it the same site.
 */
export function crossOriginError({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): Refusal | undefined {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return CROSS_SITE;
  return origin === undefined || isSameHost(origin, host) ? undefined : CROSS_SITE;
}

/**
 * The refusal of a simple request, which needs no CORS preflight, if it is one: a browser sends any page's form or text
 * to any server, but JSON only after a preflight.
 */
export function simpleRequestError({ 'content-type': type = '' }: IncomingHttpHeaders): Refusal | undefined {
  return JSON_TYPE.test(type) ? undefined : NOT_JSON;
}

/** Whether an origin is the server's own. Schemes are not compared: a proxy in front may speak TLS. */
function isSameHost(origin: string, host: string | undefined): boolean {
  const url = URL.parse(origin);
  return url !== null && url.host !== '' && host !== undefined && url.host === host.toLowerCase();
}
