import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ClientCertificate } from './identify/client-certificate.ts';

/** A request to the graph, independent of the HTTP server. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name, as in node:http: the first line of a repeated header that must be single. */
  readonly headers: IncomingHttpHeaders;
  /** Whether it came by a transport of streams, regardless of `Accept`. */
  readonly isStreamed?: boolean;
  /** The address of the peer, where the connection is known. */
  readonly remoteAddress?: string | undefined;
  /** The certificate of the connection's client, where the connection is known. Throws for an invalid one. */
  readonly peerCertificate?: (() => ClientCertificate | undefined) | undefined;
  /** Whether a header came in more than one line. */
  isRepeated(name: string): boolean;
  /** Reads the body up to `limit` bytes. Calls back once, with the body or an error. */
  readBody(limit: number, done: (error: Error | undefined, body: Buffer) => void): void;
  /** The body as a stream, for readers that do not buffer it. */
  stream(): Readable;
}
