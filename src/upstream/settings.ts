import type { Quota } from '#contract';

/** The settings of one upstream. `config/` makes them from `manifold.yaml` and the environment. */
export interface ApiSettings {
  /** Absent: every call fails as NOT_CONFIGURED. */
  readonly url?: string | undefined;
  /** Further base addresses that the contract names. */
  readonly servers: Readonly<Record<string, string>>;
  readonly credentials: CredentialSettings;
  /** Names of request headers of callers that are forwarded, in lower case. */
  readonly forward: readonly string[];
  /** The hash of callers for the operations that take one. Absent: none is sent. */
  readonly callerHash?: CallerHashSettings | undefined;
  readonly timeouts: Timeouts;
  readonly limits: ResponseLimits;
  /** Connections to one origin, and so concurrent calls. A hundred times as many calls can wait; more fail. */
  readonly connections: number;
  /** In place of the contract's quotas. */
  readonly quotas?: readonly Quota[] | undefined;
  /** Whether the headers of responses tell of further quotas. Unless set: they do. */
  readonly learnQuotas?: boolean | undefined;
  readonly retry: RetrySettings;
  readonly breaker: BreakerSettings;
  /** A name that resolves to a private address is refused, unless this is set or the URL's host is such an address. */
  readonly allowPrivateAddresses: boolean;
  /** Whether calls carry the trace context of their operation. */
  readonly traceContext?: boolean;
  /** Whether operations outside the specification may be called. */
  readonly extras?: boolean;
  /** The most rows to request at once, where that is less than the contract allows. */
  readonly pageSize?: number | undefined;
  /** Values of the contract's own settings. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Which headers identify a caller, and the key of the hash of them. */
export interface CallerHashSettings {
  /** In lower case. Without any, callers are told apart by their labels. */
  readonly headers: readonly string[];
  readonly key: string;
}

export interface Timeouts {
  /** To open a connection. */
  readonly connectMs: number;
  /** From the request's last byte to the response's headers. */
  readonly headersMs: number;
  /** Between two parts of the response's body. */
  readonly bodyMs: number;
  /** For a whole call, retries included. */
  readonly totalMs: number;
}

export interface ResponseLimits {
  /** Bytes of a response's body, after decompression. */
  readonly bytes: number;
  /** Decompressed bytes for each compressed one, once past the first 64 KiB. */
  readonly ratio: number;
}

export interface RetrySettings {
  /** Further attempts of an operation that is safe to repeat. */
  readonly attempts: number;
  /** Retries for each hundred calls, so that a failing upstream does not receive several times its load. */
  readonly budgetPercent: number;
}

export interface BreakerSettings {
  /** Calls fail at once after this many failures in a row; 0 turns the breaker off. */
  readonly failures: number;
  /** The percentage of the calls in a window of ten seconds that opens it, if they failed or were slow. Absent: none. */
  readonly ratePercent?: number | undefined;
  /** A call that takes longer is slow. Absent: none is. */
  readonly slowMs?: number | undefined;
  /** The calls that probe an upstream at once, of which as many have to succeed. Absent: one. */
  readonly probes?: number | undefined;
  /** The time for which calls fail at once before a probe is admitted. */
  readonly openMs: number;
}

export type CredentialSettings =
  | { readonly type: 'none' }
  | { readonly type: 'header'; readonly name: string; readonly value: string; readonly prefix: string }
  | { readonly type: 'query'; readonly name: string; readonly value: string }
  | { readonly type: 'basic'; readonly username: string; readonly password: string }
  | { readonly type: 'bearer'; readonly token: string }
  | {
      readonly type: 'client-credentials';
      readonly tokenUrl: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly scope?: string | undefined;
      readonly audience?: string | undefined;
      /** The client's authentication: in the form, or basic. */
      readonly clientAuthentication: 'form' | 'basic';
    }
  | {
      readonly type: 'service-account';
      readonly tokenUrl: string;
      readonly email: string;
      /** PKCS #8, PEM. */
      readonly privateKey: string;
      readonly keyId?: string | undefined;
      readonly scope: string;
      /** The user to act for, where delegation is set up. */
      readonly subject?: string | undefined;
    }
  | {
      readonly type: 'sigv4';
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly sessionToken?: string | undefined;
      readonly region: string;
      readonly service: string;
    }
  | { readonly type: 'forwarded'; readonly headers: readonly string[] };
