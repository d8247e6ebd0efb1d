import type { Bytes } from '#contract';
import type { SharedProjection } from '../projection/row-projection.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { Identity } from './identity.ts';
import type { Arguments, Plan } from './plan.ts';

/** A request that is to be sent. Credentials may add to its headers and query. */
export interface UpstreamRequest {
  readonly plan: Plan;
  readonly args: Arguments;
  readonly base: URL;
  readonly identity: Identity;
  /** Names of the headers of callers that are forwarded with it, whether this caller has them or not. */
  readonly forwarded: readonly string[];
  /** Names and values in turn of those of its headers that are arguments. */
  readonly headerArguments: readonly string[];
  /** A query parameter with a hash of the caller, which attempts add to the target: responses do not differ by it. */
  readonly callerQuery?: string | undefined;
  /** Path and query. */
  target: string;
  /** Names and values in turn. */
  headers: string[];
  readonly body: Bytes | null;
  /** The members of its rows that are read. */
  readonly projection: SharedProjection;
  /** The value of its response; throws an error for one that is no success. */
  readonly read: (response: UpstreamResponse, projection: SharedProjection) => unknown;
}

/** The callbacks of a call. It either resolves or rejects, once. */
export interface Settler {
  /** The upstream may have received the request: called as each attempt is sent, before it settles. */
  sent?(): void;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}
