import type { ResponseBody } from './shape/response-body.ts';

/** A response before a server sends it. */
export interface Reply {
  readonly status: number;
  /** Names and values in turn, without those of the body's length and type. */
  readonly headers: readonly string[];
  /** Absent for a response without content, such as 204 and 304. */
  readonly content: { readonly type: string; readonly body: ResponseBody } | undefined;
}

/** Takes the reply to a request. */
export type Respond = (reply: Reply) => void;
