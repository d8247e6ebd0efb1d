import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { HttpRequest } from '../types.ts';

/** Creates a request for tests. */
export function fakeRequest(parts: {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: IncomingHttpHeaders;
  /** Names of headers with more than one line. */
  readonly repeated?: readonly string[];
  readonly body?: string | Buffer;
  readonly remoteAddress?: string;
}): HttpRequest {
  const { method = 'POST', url = '/graphql', headers = {}, repeated = [], body = '', remoteAddress } = parts;
  return {
    method,
    url,
    headers,
    remoteAddress,
    isRepeated: (name) => repeated.includes(name),
    readBody: (_limit, done) => done(undefined, Buffer.from(body)),
    stream: () => Readable.from([Buffer.from(body)]),
  };
}
