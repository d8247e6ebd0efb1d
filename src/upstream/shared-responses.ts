import type { IncomingHttpHeaders } from 'node:http';
import type { Contract } from '#contract';
import type { UpstreamRequest } from './request.ts';
import type { ApiSettings } from './settings.ts';

/** A response that any replica may have received. */
export interface SharedResponse {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  readonly receivedAt: number;
}

/** The invalidations of an operation's responses, by all replicas. A response is valid as long as it is the same. */
export type InvalidationEpoch = string;

/** Responses that replicas share. */
export interface SharedResponses {
  /**
   * Those of an API. `invalidated` is called with the operations whose responses another replica has invalidated, `undefined` for all,
   * and with whether this replica missed it until now.
   */
  of(
    contract: Contract,
    settings: ApiSettings,
    invalidated: (ids: readonly string[] | undefined, wasMissed: boolean) => void,
  ): ApiResponses;
}

/**
 * The shared responses of one API. Keys are those of the process's own store. Nothing throws or rejects: a response that cannot be read
 * counts as absent.
 */
export interface ApiResponses {
  /** The epoch of an operation; `undefined` while it is not known, so that nothing is found or stored. */
  epochOf(operationId: string): InvalidationEpoch | undefined;
  /** The response to a request, by its own key or by one for everyone. */
  find(
    request: UpstreamRequest,
    key: string,
    publicKey: string | undefined,
  ): Promise<SharedResponse | undefined> | undefined;
  put(request: UpstreamRequest, key: string, response: SharedResponse, lifetime: ResponseLifetime): void;
  /** Updates the headers and times of a response that was confirmed. */
  renew(key: string, response: Omit<SharedResponse, 'body'>, lifetime: ResponseLifetime): void;
  remove(key: string): void;
  /** A response of this operation may not be stored: `find` finds none until one is stored again. */
  notStorable(operationId: string): void;
  /** A mutation has been sent, or has ended. */
  invalidate(operationIds: readonly string[]): void;
}

export interface ResponseLifetime {
  readonly ms: number;
  readonly epoch: InvalidationEpoch;
}
