import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { ALL_SCOPES, type ScopeSet } from '#auth';
import type { Context } from '#graph';
import type { CallObserver } from '#upstream';
import type { ObserveResolver } from './execution/run.ts';
import type { ClientCertificate } from './pipeline/identify/client-certificate.ts';

/** Who a caller is. */
export interface CallerIdentity {
  readonly kind: 'open' | 'anonymous' | 'key' | 'token' | 'certificate';
  /** The id of an API key, the issuer of a token, or the fingerprint, subject or URI of a certificate. */
  readonly credential: string | undefined;
  readonly subject: string | undefined;
  readonly tenant: string | undefined;
  readonly scopes: ScopeSet;
  /** A short keyed hash of the caller for logs and metrics, which tells callers apart and not who they are. */
  readonly label: string | undefined;
  /** When its credential ends, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

/** Callers of a gateway that identifies none, and callers in this process: they may do everything. */
export const OPEN_IDENTITY: CallerIdentity = {
  kind: 'open',
  credential: undefined,
  subject: undefined,
  tenant: undefined,
  scopes: ALL_SCOPES,
  label: undefined,
};

/** Whether the credential of a caller has ended. */
export function hasExpired({ expiresAt }: CallerIdentity, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** Whether a caller may have operations explained: by its role, or by the setting of a gateway that identifies no callers. */
export function mayExplain({ kind, scopes }: CallerIdentity, setting: boolean): boolean {
  return kind === 'open' ? setting : scopes.hasRole('explain');
}

/** The caller of an operation, as resolvers and upstream calls know it. */
export interface Caller {
  readonly requestId: string;
  readonly identity: CallerIdentity;
  /** That of its identity, once the caller is identified. */
  readonly label?: string | undefined;
  /** The value of a header that may be forwarded. */
  header(name: string): string | undefined;
  /** Observes the operation of the caller's request, if something does. */
  readonly observation?: CallerObservation | undefined;
}

/** Observes what an operation does. */
export interface CallerObservation {
  readonly callObserver: CallObserver | undefined;
  readonly observeResolver: ObserveResolver | undefined;
}

/** The context of resolvers, with the caller. */
export interface RequestContext extends Context {
  readonly caller: Caller;
  readonly observeResolver: ObserveResolver | undefined;
}

/** A request to the graph, independent of the HTTP server. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name, as in node:http: the first line of a repeated header that must be single. */
  readonly headers: IncomingHttpHeaders;
  /** Whether it came by a transport of streams, regardless of `Accept`. */
  readonly isStreamed?: boolean;
  /** The address of the peer, where the connection is known. */
  readonly remoteAddress?: string | undefined;
  /** The certificate of the connection's client, where the connection is known. Throws for an invalid one. */
  readonly peerCertificate?: (() => ClientCertificate | undefined) | undefined;
  /** Whether a header came in more than one line. */
  isRepeated(name: string): boolean;
  /** Reads the body up to `limit` bytes. Calls back once, with the body or an error. */
  readBody(limit: number, done: (error: Error | undefined, body: Buffer) => void): void;
  /** The body as a stream, for readers that do not buffer it. */
  stream(): Readable;
}
