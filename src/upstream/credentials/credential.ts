import type { UpstreamRequest } from '../request/request.ts';

/** A way of proving to an upstream who calls. */
export interface Credential {
  /** Adds the proof to a request; a promise only where it has to be fetched or computed first. */
  apply(request: UpstreamRequest): void | Promise<void>;
  /** The upstream did not accept this request's proof: says whether another try would send a fresh one. */
  renew(request: UpstreamRequest): boolean;
}

/** A proof that never changes: there is nothing to renew. */
export function constantCredential(apply: (request: UpstreamRequest) => void | Promise<void>): Credential {
  return { apply, renew: () => false };
}
