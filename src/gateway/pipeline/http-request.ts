import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request to the graph, whichever server received it. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name; of a repeated header that may stand once only, the first line. */
  readonly headers: IncomingHttpHeaders;
  /** Whether a header came in more than one line. */
  isRepeated(name: string): boolean;
  /** Reads the body up to `limit` bytes and calls back once: with the body, or with the error that ended it. */
  readBody(limit: number, done: (error: Error | undefined, body: Buffer) => void): void;
  /** The body as a stream, for readers that need not hold it whole. */
  stream(): Readable;
}
