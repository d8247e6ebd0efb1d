import type { UpstreamRequest } from '../request/request.ts';

/** Authenticates the gateway to an upstream. */
export interface Credential {
  /** Adds the credential to a request; a promise only where it has to be fetched or computed first. */
  apply(request: UpstreamRequest): void | Promise<void>;
  /** Whether another attempt would send a fresh credential, after the upstream refused that of this request. */
  renew(request: UpstreamRequest): boolean;
}

/** A credential that never changes: there is nothing to renew. */
export function constantCredential(apply: (request: UpstreamRequest) => void | Promise<void>): Credential {
  return { apply, renew: () => false };
}
