import type { Bytes, Operation } from '#contract';
import type { SharedProjection } from '../projection/row-projection.ts';
import type { CallName } from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** An operation compiled for the address and settings in force, so that a call only fills in its arguments. */
export interface Plan extends CallName {
  readonly operation: Operation;
  /** Absent where the interface has no address. */
  readonly base: URL | undefined;
  /** The path and query of a request, below the base address. */
  target(args: Arguments): string;
  /** Names and values in turn that do not depend on arguments, ready to send. */
  headers(args: Arguments): readonly string[];
  /** Names and values in turn of the headers that are arguments. */
  headerArguments(args: Arguments): readonly string[];
  body(args: Arguments): Bytes | null;
  /** The value of a response; throws an error for one that is no success. */
  readonly read: (response: UpstreamResponse, projection: SharedProjection) => unknown;
}
