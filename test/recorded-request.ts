import type { Operation } from '#contract';
import type { Slug } from '#contracts';
import type { RawAnswer } from '#test/raw-request';

/** A request as the gateway sent it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, the API's slug first, as in the sandbox: `/quotes/random`. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request of an example with its operation and the response. */
export interface Recorded {
  readonly file: string;
  readonly slug: Slug;
  readonly operation: Operation;
  readonly request: RecordedRequest;
  readonly answer: RawAnswer;
}
