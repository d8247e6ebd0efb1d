import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { type Context, createLoad, type GraphSettings } from '#graph';
import { Scope, type UpstreamClient, type UpstreamCode } from '#upstream';

/** The whole operation took longer than it may; running calls end with it. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  readonly code: UpstreamCode = 'UPSTREAM_TIMEOUT';
}

/** The caller went away. */
export class CallerGoneError extends Error {
  override readonly name = 'AbortError';
}

/** What of a request resolvers need, whatever lane it came by. */
export interface Caller {
  readonly requestId: string;
  header(name: string): string | undefined;
}

/** Makes the context of a request; its scope ends with the request. */
export function createContext(caller: Caller, client: UpstreamClient, graph: GraphSettings): Context {
  const scope = new Scope((name) => caller.header(name));
  const upstream = client.forScope(scope);
  return { upstream, load: createLoad(upstream), requestId: caller.requestId, scope, graph };
}

/** Ends a request's calls when its caller goes away, or when the operation takes too long. */
export function useDeadline(operationMs: number): Plugin<Context & Partial<YogaInitialContext>> {
  return {
    onExecute({ args }) {
      const { scope, request } = args.contextValue;
      const timer = setTimeout(() => {
        scope.cancel(new OperationTimeoutError(`The operation took longer than ${operationMs} ms.`));
      }, operationMs);
      const gone = () => scope.cancel(new CallerGoneError('The caller went away.'));
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
