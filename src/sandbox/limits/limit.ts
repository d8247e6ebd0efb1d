import type { SandboxRequest } from '../request.ts';

/** Which limits are enforced. `usual`: those that ordinary use stays within. */
export const LIMIT_MODES = ['published', 'usual', 'none'] as const;
export type LimitMode = (typeof LIMIT_MODES)[number];

/** A published rate limit of an API. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
  /** As in the contract's `x-limits`; `resource` is counted by what `keyOf` returns. */
  readonly per: 'address' | 'credential' | 'project' | 'day' | 'resource';
  /** The operations that are counted together; absent: all. */
  readonly operations?: readonly string[];
  /** The resource that a request is counted for, such as its channel. */
  readonly keyOf?: (request: SandboxRequest) => string;
  /** A leaky bucket, which takes this many requests beyond the rate. Without it, requests are counted in windows. */
  readonly burst?: number;
  /** The end of the window that begins with a request, where it is not `seconds` later. In milliseconds. */
  readonly endOf?: (now: number) => number;
  /** Enforced with `published` alone: ordinary use of the graph would exceed it. */
  readonly isTight?: boolean;
}

/** The state of a limit after a request. */
export interface LimitState {
  readonly limit: Limit;
  /** The key that is counted together, such as a channel's id. */
  readonly key: string;
  /** The request is one too many. */
  readonly isExceeded: boolean;
  readonly remaining: number;
  /** Milliseconds until there is room again: until the window ends, or the bucket has leaked enough. */
  readonly resetMs: number;
  /** The time of that, in milliseconds since 1970. */
  readonly resetAt: number;
}
