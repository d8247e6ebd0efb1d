import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { ALL_SCOPES, type ScopeSet, ScopeSets } from '#auth';
import type { Context } from '#graph';
import type { CallObserver } from '#upstream';
import type { ErrorCode } from './error-codes.ts';
import type { ResponseBody } from './http/response-body.ts';

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

/** Whose caller is not identified: it may do nothing. */
export const UNIDENTIFIED: CallerIdentity = {
  ...OPEN_IDENTITY,
  kind: 'anonymous',
  scopes: new ScopeSets().of([]),
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

/** Calls a resolver, and returns its result. */
export type ObserveResolver = <Result>(info: GraphQLResolveInfo, resolve: () => Result) => Result;

/** The context of resolvers, with the caller. */
export interface RequestContext extends Context {
  readonly caller: Caller;
  readonly observeResolver: ObserveResolver | undefined;
}

/** A client certificate that was verified, by a proxy or by this server. */
export interface ClientCertificate {
  /** The SHA-256 or SHA-1 of the certificate, in lower-case hexadecimal digits. */
  readonly fingerprint: string | undefined;
  /** The distinguished name of its subject, as RFC 4514 or the proxy writes it. */
  readonly subject: string | undefined;
  readonly uri: string | undefined;
  /** When it ends, in milliseconds since 1970; absent where a proxy does not say it. */
  readonly expiresAt?: number | undefined;
}

/** A request to the graph, independent of its transport. */
export interface GraphRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name, as in node:http: the first line of a repeated header that must be single. */
  readonly headers: IncomingHttpHeaders;
  /** The caller, where its transport has identified it. */
  readonly identity?: CallerIdentity | undefined;
  /** The tool of an agent that it runs, and who that agent acts for, where the settings name such a key. */
  readonly agent?: { readonly tool: string; readonly budgetKey: string | undefined } | undefined;
  /** Whether it came by a transport of streams, regardless of `Accept`. */
  readonly isStreamed?: boolean;
  /** The address of the peer, where the connection is known. */
  readonly remoteAddress?: string | undefined;
  /** The certificate of the connection's client, where the connection is known. Throws for an invalid one. */
  readonly peerCertificate?: (() => ClientCertificate | undefined) | undefined;
  /** The request as its server has it, for plugins that hook it. */
  readonly native?: NativeRequest | undefined;
  /** Whether a header came in more than one line. */
  isRepeated(name: string): boolean;
  /** Reads the body up to `limit` bytes. Rejects with the refusal of a body that is larger, or does not arrive. */
  readBody(limit: number): Promise<Buffer>;
  /** The body as a stream, for readers that do not buffer it. */
  stream(): Readable;
}

/** A request of node:http with its response, or of the Fetch API. */
export type NativeRequest =
  | { readonly request: IncomingMessage; readonly response: ServerResponse; readonly proceed: (() => void) | undefined }
  | Request;

/** Operations of a WebSocket have neither: their transport leaves them out. */
interface ResponseHead {
  readonly status: number;
  /** Alternating names and values, without Content-Length and Content-Type. */
  readonly headers: readonly string[];
}

/** A response with a body that is complete. */
export interface BodyResponse extends ResponseHead {
  readonly kind: 'body';
  /** Its media type. The charset is UTF-8. */
  readonly type: string;
  readonly body: ResponseBody;
}

/** A response whose chunks are sent as they come. The iterator ends early if the caller disconnects. */
export interface PartsResponse extends ResponseHead {
  readonly kind: 'parts';
  /** The value of Content-Type. */
  readonly type: string;
  readonly parts: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
}

/** A response with a stream of events, which begins when its sink is there. */
export interface EventsResponse extends ResponseHead {
  readonly kind: 'events';
  start(sink: EventSink): void;
}

/** A response without content, such as 204 and 304. */
export interface EmptyResponse extends ResponseHead {
  readonly kind: 'empty';
  /** The value of Content-Type, where a response to GET would have content. */
  readonly type?: string;
}

/** An event of a stream, encoded once for all who read the same. */
export interface SentEvent {
  /** The result of the operation as JSON. */
  readonly text: string;
  /** The same as an event of a stream of server-sent events. */
  readonly sse: Buffer;
}

/** Why the gateway ends a subscription that has further events. */
export type Interruption = 'slow' | 'restart' | 'expired';
/** The same, and the budget of a caller who cannot pay for an event. */
export type EndReason = Interruption | 'budget';

/** The connection of a subscriber. None of its methods throws. */
export interface EventSink {
  /** Tells the position after which the events follow, where the transport can: a connection that is cut before the first event goes on there. */
  begin?(cursor: string): void;
  /** Sends an event, unless too much waits for the subscriber already: returns false, and it has to be interrupted. */
  next(event: SentEvent): boolean;
  /** Resolves when the subscriber has read all events that were sent, or has disconnected. */
  drained(): Promise<void>;
  /** There are no further events. */
  complete(): void;
  /** Ends the subscription with an error, after which the subscriber should subscribe again: after this time, if it is given. */
  interrupt(reason: EndReason, event: SentEvent, waitMs?: number): void;
}

/** A response that is not sent yet. */
export type GraphResponse = BodyResponse | PartsResponse | EventsResponse | EmptyResponse;

/** What was taken. Ending it twice is harmless. */
export interface Receipt {
  end(): void;
}

/** What is given back by a call. */
export class Taken implements Receipt {
  #giveBack: (() => void) | undefined;

  constructor(giveBack: () => void) {
    this.#giveBack = giveBack;
  }

  end(): void {
    const giveBack = this.#giveBack;
    this.#giveBack = undefined;
    giveBack?.();
  }

  /** It has ended by itself: nothing is left to give back. */
  ended(): void {
    this.#giveBack = undefined;
  }
}

/**
 * What a request has taken: a place among those in flight, units of budgets, memory, an execution. A transport makes it, and releases it
 * when the last byte of the response is written or the caller has left. What is added later ends at once.
 */
export class Held implements Receipt {
  /** Whether the response is over, or its caller has left: further steps need not run. */
  isReleased = false;
  readonly #receipts: Receipt[] = [];

  add<Kind extends Receipt>(receipt: Kind): Kind {
    if (this.isReleased) receipt.end();
    else this.#receipts.push(receipt);
    return receipt;
  }

  /** Throws, so that a request whose caller has left takes no further steps. */
  assertHeld(): void {
    if (this.isReleased) throw new CallerGoneError();
  }

  end(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    for (const receipt of this.#receipts) receipt.end();
    this.#receipts.length = 0;
  }
}

/** The caller closed its connection before the response. */
export class CallerGoneError extends Error {
  override readonly name = 'AbortError';
  constructor() {
    super('The caller closed the connection.');
  }
}

/** The HTTP response of an error, as its extension `http`, which is not sent. */
export interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status comes from the GraphQL-over-HTTP specification: for `application/json` it is 200. */
  readonly spec?: boolean;
  /** The status with the setting `http.statusCodes: draft`, where it differs. */
  readonly draftStatus?: number;
}

/** The status of a request or document that can be read, and is not valid. */
export const INVALID: HttpExtension = { status: 400, spec: true, draftStatus: 422 };
/** The same for a request whose parameters are no GraphQL request, in any media type. */
export const MALFORMED: HttpExtension = { status: 400, draftStatus: 422 };

export interface RequestErrorOptions extends HttpExtension {
  readonly code?: ErrorCode;
}

/** Creates an error for a request that is refused before execution. */
export function requestError(message: string, options: RequestErrorOptions = {}): GraphQLError {
  const { code = 'BAD_REQUEST', status = 400, ...rest } = options;
  return new GraphQLError(message, { extensions: { code, http: { status, ...rest } } });
}

/** Whether a value is an error of graphql, of whichever copy or version: plugins may bring their own. */
export function isGraphQLError(value: unknown): value is GraphQLError {
  if (!(value instanceof Error)) return false;
  const { name, extensions, [Symbol.toStringTag]: tag } = value as Partial<GraphQLError>;
  // Classes that extend it have names of their own; the tag is inherited, and younger than the name.
  return (tag === 'GraphQLError' || name === 'GraphQLError') && typeof extensions === 'object' && extensions !== null;
}

/** The extension `http` of an error, if it has one. */
export function httpExtension(error: unknown): HttpExtension | undefined {
  const http: unknown = isGraphQLError(error) ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null ? http : undefined;
}
