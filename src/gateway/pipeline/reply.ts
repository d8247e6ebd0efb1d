import type { ResponseBody } from './shape/response-body.ts';

/** A response that is not sent yet. */
export interface Reply {
  readonly status: number;
  /** Alternating names and values, without Content-Length and Content-Type. */
  readonly headers: readonly string[];
  /** Absent for a response without content, such as 204 and 304. */
  readonly content: { readonly type: string; readonly body: ResponseBody } | undefined;
}

/** Receives the reply to a request. */
export type Respond = (reply: Reply) => void;
