import type { Gateway } from '../gateway.ts';

/** Whether a gateway takes requests. */
export type State = 'ready' | 'draining' | 'stopping' | 'closed';

/** The answer to a health check. */
export interface Health {
  readonly status: number;
  readonly body: string;
}

export const HEALTH_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Answers `/health/live`, `/health/ready` and `/health/serving`; `undefined` for other paths. An overloaded gateway serves: an
 * orchestrator that takes out each one that answers 503 would take out all of them in an overload.
 */
export function healthAt(
  path: string,
  state: State,
  gateway: Pick<Gateway, 'health' | 'overload' | 'sharedState'>,
): Health | undefined {
  if (path === '/health/live') return { status: 200, body: JSON.stringify({ status: 'live' }) };
  const isServing = path === '/health/serving';
  if (path !== '/health/ready' && !isServing) return undefined;
  const status = state === 'ready' && gateway.overload.isOverloaded ? 'overloaded' : state;
  const isHealthy = status === 'ready' || (isServing && status === 'overloaded');
  return { status: isHealthy ? 200 : 503, body: JSON.stringify(readiness(status, gateway)) };
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
