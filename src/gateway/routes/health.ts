import type { Gateway } from '../gateway.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { BodyResponse } from '../types.ts';

/** Whether a gateway takes requests. */
export type State = 'ready' | 'draining' | 'stopping' | 'closed';

/**
 * Answers `/health/live`, `/health/ready` and `/health/serving`; `undefined` for other paths. An overloaded gateway serves: an
 * orchestrator that takes out each one that answers 503 would take out all of them in an overload.
 */
export function healthAt(
  path: string,
  state: State,
  gateway: Pick<Gateway, 'health' | 'overload' | 'sharedState'>,
): BodyResponse | undefined {
  if (path === '/health/live') return response(200, { status: 'live' });
  const isServing = path === '/health/serving';
  if (path !== '/health/ready' && !isServing) return undefined;
  const status = state === 'ready' && gateway.overload.isOverloaded ? 'overloaded' : state;
  const isHealthy = status === 'ready' || (isServing && status === 'overloaded');
  return response(isHealthy ? 200 : 503, readiness(status, gateway));
}

function response(status: number, content: object): BodyResponse {
  const body = new ResponseBody(JSON.stringify(content));
  return { kind: 'body', status, headers: ['cache-control', 'no-store'], type: 'application/json', body };
}

/**
 * Lists failing APIs, but stays ready: other processes would fail as well, and only a request can close a breaker. The same
 * holds without the state that is shared.
 */
function readiness(
  status: State | 'overloaded',
  gateway: Pick<Gateway, 'health' | 'overload' | 'sharedState'>,
): object {
  const failing = gateway.health().flatMap(({ slug, breaker }) => (breaker === 'open' ? [slug] : []));
  const { sharedState } = gateway;
  return {
    status,
    ...(failing.length > 0 && { failing }),
    ...(sharedState && { redis: sharedState.isConnected ? 'connected' : 'unavailable' }),
  };
}
