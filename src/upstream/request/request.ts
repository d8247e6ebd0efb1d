import type { Bytes } from '#contract';
import type { SharedProjection } from '../projection/row-projection.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { Identity } from './identity.ts';
import type { Plan } from './plan.ts';

/** A request about to be sent: the plan filled in. Credentials may still add to its headers and query. */
export interface UpstreamRequest {
  readonly plan: Plan;
  readonly base: URL;
  readonly identity: Identity;
  /** Names of the headers of callers that are sent on with it, whether this caller has them or not. */
  readonly forwarded: readonly string[];
  /** Names and values in turn of those of its headers that are arguments. */
  readonly headerArguments: readonly string[];
  /** Path and query. */
  target: string;
  /** Names and values in turn. */
  headers: string[];
  readonly body: Bytes | null;
  /** What is wanted of the response. */
  readonly wanted: SharedProjection;
  /** What the response to it means; throws what is no success. */
  readonly read: (response: UpstreamResponse, wanted: SharedProjection) => unknown;
}

/** Who is told what came of a call: one of the two, once. */
export interface Settler {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}
