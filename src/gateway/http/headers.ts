import type { IncomingMessage } from 'node:http';
import type { GraphRequest } from '../types.ts';

/** Credentials that must not be repeated. node:http keeps the first line; the gateway trusts none. */
export const SINGLE_HEADERS: readonly string[] = ['authorization', 'proxy-authorization'];

/** Whether a header has more than one line. `name` is in lower case. */
export function isRepeated({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const line = rawHeaders[at];
    if (line?.length === name.length && line.toLowerCase() === name) lines += 1;
  }
  return lines > 1;
}

/** A Fetch API request without a body, for plugins: the body was read before. */
export function asFetchRequest(request: GraphRequest): Request {
  const { method, url } = request;
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  for (const name of SINGLE_HEADERS) if (request.isRepeated(name)) headers.delete(name);
  return new Request(new URL(url, 'http://gateway'), { method, headers });
}

/** The path of a request target, without its query. */
export function pathOf(target = ''): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}
