import { type Context, createLoad, type GraphSettings } from '#graph';
import { type CallObserver, Scope, type ScopeLimits, type UpstreamClient } from '#upstream';
import type { ObserveResolver } from '../../execution/observe-resolver.ts';
import type { ScopeRules } from '../../scopes/scope-rules.ts';
import type { CallerIdentity } from './caller-identity.ts';

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

const NOT_OBSERVED: CallerObservation = { callObserver: undefined, observeResolver: undefined };

/** Makes the context of an operation; its scope ends with the operation. */
export function createContext(
  caller: Caller,
  client: UpstreamClient,
  graph: GraphSettings,
  limits: ScopeLimits,
  rules: ScopeRules | undefined,
): RequestContext {
  const { callObserver, observeResolver } = caller.observation ?? NOT_OBSERVED;
  const scope = new Scope((name) => caller.header(name), limits, undefined, callObserver);
  scope.callerLabel = caller.label ?? '';
  scope.isBackground = isBackground(caller.header('priority'));
  const upstream = client.forScope(scope);
  const authorizeNode = rules ? (type: string) => rules.assertNode(type, caller.identity) : allowed;
  return { upstream, load: createLoad(upstream, scope), scope, graph, caller, authorizeNode, observeResolver };
}

function allowed(): void {}
/** Whether the `Priority` of a request (RFC 9218) is lower than the default: its calls wait behind those of others. */
function isBackground(priority: string | undefined): boolean {
  return priority !== undefined && /(?:^|[,\s])u=[4-7](?=$|[,;\s])/.test(priority);
}
