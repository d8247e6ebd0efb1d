import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { type Context, createLoad, type GraphSettings } from '#graph';
import { Scope, type UpstreamClient } from '#upstream';
import { CallerGoneError, OperationTimeoutError } from '../execute/endings.ts';

/** What of a request resolvers need, whatever lane it came by. */
export interface Caller {
  readonly requestId: string;
  header(name: string): string | undefined;
  /** How much longer than another the operation may take, where files come in while it runs. */
  readonly extraMs?: number;
}

/** What resolvers are given, and who asked. */
export interface RequestContext extends Context {
  readonly caller: Caller;
}

/** Makes the context of a request; its scope ends with the request. */
export function createContext(
  caller: Caller,
  client: UpstreamClient,
  graph: GraphSettings,
  mostCalls: number,
): RequestContext {
  const scope = new Scope((name) => caller.header(name), mostCalls);
  const upstream = client.forScope(scope);
  return { upstream, load: createLoad(upstream, scope), scope, graph, caller };
}

/** Ends a request's calls when its caller goes away, or when the operation takes too long. */
export function useDeadline(operationMs: number): Plugin<RequestContext & Partial<YogaInitialContext>> {
  return {
    onExecute({ args }) {
      const { scope, request, caller } = args.contextValue;
      const mostMs = operationMs + (caller.extraMs ?? 0);
      const timer = setTimeout(() => {
        scope.cancel(new OperationTimeoutError(mostMs));
      }, mostMs);
      const gone = () => scope.cancel(new CallerGoneError());
      if (request?.signal.aborted) gone();
      request?.signal.addEventListener('abort', gone, { once: true });
      return {
        onExecuteDone() {
          clearTimeout(timer);
          request?.signal.removeEventListener('abort', gone);
        },
      };
    },
  };
}
