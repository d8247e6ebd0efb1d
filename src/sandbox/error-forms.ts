import type { LimitState } from './limits/index.ts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import type { Violation } from './requests/index.ts';
import type { World } from './world/index.ts';

/** A request that an API refuses. */
export interface Refused {
  readonly request: SandboxRequest;
  readonly world: World;
  /** The contract's name of the operation; `undefined` where the request matches none. */
  readonly operation: string | undefined;
}

/** A wait that a caller is told to make. */
export interface Throttle {
  readonly waitMs: number;
  /** The limit that is used up; `undefined` for a fault of the sandbox. */
  readonly state: LimitState | undefined;
}

/**
 * An API's own errors, where the ones that are made from its contract are not exact. A function that returns
 * `undefined` leaves the error to the contract.
 */
export interface ErrorForms {
  /** The request breaks rules of the contract. */
  readonly invalid?: (
    violations: readonly [Violation, ...Violation[]],
    refused: Refused,
  ) => Reply | undefined | Promise<Reply | undefined>;
  /** The request matches no operation. */
  readonly unmatched?: (refused: Refused) => Reply;
  /** Too many requests. */
  readonly throttled?: (throttle: Throttle, refused: Refused) => Reply;
  /** The API fails with this status. */
  readonly failed?: (status: number, message: string, refused: Refused) => Reply | undefined;
}
