import type { IncomingHttpHeaders } from 'node:http';
import { type GraphSettings, Lookups } from '#graph';
import { Scope, type ScopeLimits, type UpstreamClient } from '#upstream';
import { assertMayRefetch } from '../limits/operation-guard.ts';
import type { ScopeRules } from '../schema/scopes.ts';
import {
  type Caller,
  type CallerIdentity,
  type CallerObservation,
  type GraphRequest,
  OPEN_IDENTITY,
  type RequestContext,
  UNIDENTIFIED,
} from '../types.ts';

/** The caller of a request, by its headers. */
export class IncomingCaller implements Caller {
  readonly #request: Pick<GraphRequest, 'headers' | 'isRepeated'>;
  observation: CallerObservation | undefined;
  identity: CallerIdentity = UNIDENTIFIED;
  #requestId: string | undefined;

  constructor(request: Pick<GraphRequest, 'headers' | 'isRepeated'>) {
    this.#request = request;
  }

  /** Lazy: most requests need no id, and generating one is expensive. */
  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  /**
   * The value of a header; `undefined` if it is repeated, because it does not identify the caller then, and for the header
   * of an API key, which is a secret between the caller and the gateway.
   */
  header(name: string): string | undefined {
    const { headers } = this.#request;
    const value = headers[name];
    if (typeof value !== 'string' || this.#request.isRepeated(name)) return undefined;
    const { kind } = this.identity;
    const isBearer = name === 'authorization' && kind === 'key' && headers['x-api-key'] === undefined;
    return kind !== 'open' && (name === 'x-api-key' || isBearer) ? undefined : value;
  }
}

/** A caller in this process, with these headers. It may do everything. */
export function callerWith(headers: Readonly<Record<string, string>>): IncomingCaller {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const headersByName = Object.fromEntries(entries) as IncomingHttpHeaders;
  const caller = new IncomingCaller({ headers: headersByName, isRepeated: () => false });
  caller.identity = OPEN_IDENTITY;
  return caller;
}

/** The caller's request id if it is valid, else a new one. Others could inject text into log lines and responses. */
function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:-]{1,100}$/.test(sent) ? sent : crypto.randomUUID();
}

/**
 * Creates the prefix of the keys under which callers share answers that are public: their scopes, on which introspection and
 * refusals depend. It is empty for a gateway that identifies no callers, and otherwise of a fixed length.
 */
export function audienceKeyOf(hasScopes: boolean): (caller: Caller) => string {
  return hasScopes ? ({ identity }) => identity.scopes.key.padEnd(KEY_LENGTH) : () => '';
}

/** Of a SHA-256 in base64url. */
const KEY_LENGTH = 43;

/**
 * Creates the identity part of cache and coalescing keys: the values of the forwarded headers. Its length comes first, so
 * that an identity and a text never concatenate to the key of another identity.
 */
export function identityKeyOf(identityHeaders: readonly string[]): (caller: Pick<Caller, 'header'>) => string {
  if (identityHeaders.length === 0) return () => '';
  return (caller) => {
    const values = JSON.stringify(identityHeaders.map((name) => caller.header(name) ?? null));
    return `${values.length}:${values}`;
  };
}

/** A `Priority` (RFC 9218) that is lower than the default: the calls of its request wait behind those of others. */
export const BACKGROUND = /(?:^|[,\s])u=[4-7](?=$|[,;\s])/;
const NOT_OBSERVED: CallerObservation = { callObserver: undefined, observeResolver: undefined };

/** Makes the contexts of operations of callers; the scope of each ends with its operation. */
export function contextsOf(
  client: UpstreamClient,
  graph: GraphSettings,
  limits: ScopeLimits,
  rules: ScopeRules | undefined,
): (caller: Caller) => RequestContext {
  return (caller) => {
    const { callObserver, observeResolver } = caller.observation ?? NOT_OBSERVED;
    const scope = new Scope((name) => caller.header(name), limits, undefined, callObserver);
    scope.callerLabel = caller.identity.label ?? '';
    scope.isBackground = BACKGROUND.test(caller.header('priority') ?? '');
    const upstream = client.forScope(scope);
    const authorizeNode = rules ? (type: string) => assertMayRefetch(rules, type, caller.identity) : allowed;
    const lookups = new Lookups(upstream, scope);
    const { load } = lookups;
    return { upstream, lookups, load, scope, graph, caller, authorizeNode, observeResolver };
  };
}

function allowed(): void {}
