import type { PartsFormat } from '../execution/incremental/compile.ts';
import type { EventSink } from '../subscriptions/event.ts';
import type { ResponseBody } from './shape/response-body.ts';

/** A body that is complete. */
export interface WholeContent {
  readonly type: string;
  readonly body: ResponseBody;
}

/** A body whose parts are sent as they come. The iterator ends early if the caller disconnects. */
export interface StreamedContent {
  readonly type: string;
  readonly parts: AsyncIterable<string>;
}

/** An incremental response, as JSON texts that are made as they are read. */
export interface IncrementalReply extends Pick<Reply, 'status' | 'headers'> {
  readonly format: PartsFormat;
  readonly texts: AsyncIterable<string>;
}

/** A response that is not sent yet. */
export interface Reply {
  readonly status: number;
  /** Alternating names and values, without Content-Length and Content-Type. */
  readonly headers: readonly string[];
  /** Absent for a response without content, such as 204 and 304. */
  readonly content: WholeContent | StreamedContent | undefined;
  /** Begins a stream of events, which is the content. */
  readonly events?: ((sink: EventSink) => void) | undefined;
}

/** Receives the reply to a request. Call `end` when the response has ended, was cancelled or has failed. */
export type Respond = (reply: Reply, end: () => void) => void;
