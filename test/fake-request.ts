import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { GraphRequest } from '../src/gateway/types.ts';

/** Creates a request for tests. */
export function fakeRequest(parts: {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: IncomingHttpHeaders;
  /** Names of headers with more than one line. */
  readonly repeated?: readonly string[];
  readonly body?: string | Buffer;
  readonly remoteAddress?: string;
}): GraphRequest {
  const { method = 'POST', url = '/graphql', headers = {}, repeated = [], body = '', remoteAddress } = parts;
  return {
    method,
    url,
    headers,
    remoteAddress,
    isRepeated: (name) => repeated.includes(name),
    readBody: async () => Buffer.from(body),
    stream: () => Readable.from([Buffer.from(body)]),
  };
}
