import type { IncomingMessage } from 'node:http';

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
