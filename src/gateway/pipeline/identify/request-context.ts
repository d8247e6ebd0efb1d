import { type Context, createLoad, type GraphSettings } from '#graph';
import { Scope, type ScopeLimits, type UpstreamClient } from '#upstream';

/** The caller of an operation, as resolvers and upstream calls know it. */
export interface Caller {
  readonly requestId: string;
  header(name: string): string | undefined;
}

/** The context of resolvers, with the caller. */
export interface RequestContext extends Context {
  readonly caller: Caller;
}

/** Makes the context of an operation; its scope ends with the operation. */
export function createContext(
  caller: Caller,
  client: UpstreamClient,
  graph: GraphSettings,
  limits: ScopeLimits,
): RequestContext {
  const scope = new Scope((name) => caller.header(name), limits);
  const upstream = client.forScope(scope);
  return { upstream, load: createLoad(upstream, scope), scope, graph, caller };
}
