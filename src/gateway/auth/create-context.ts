import { type GraphSettings, Lookups } from '#graph';
import { Scope, type ScopeLimits, type UpstreamClient } from '#upstream';
import { assertMayRefetch } from '../limits/scopes.ts';
import type { ScopeRules } from '../schema/scopes.ts';
import type { Caller, CallerObservation, RequestContext } from '../types.ts';

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
  const authorizeNode = rules ? (type: string) => assertMayRefetch(rules, type, caller.identity) : allowed;
  const lookups = new Lookups(upstream, scope);
  const { load } = lookups;
  return { upstream, lookups, load, scope, graph, caller, authorizeNode, observeResolver };
}

function allowed(): void {}
/** Whether the `Priority` of a request (RFC 9218) is lower than the default: its calls wait behind those of others. */
function isBackground(priority: string | undefined): boolean {
  return priority !== undefined && /(?:^|[,\s])u=[4-7](?=$|[,;\s])/.test(priority);
}
