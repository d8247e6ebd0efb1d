import type { Gateway } from '../gateway.ts';

/** Whether a gateway takes requests. */
export type State = 'ready' | 'draining' | 'stopping' | 'closed';

/** The answer to a health check. */
export interface Health {
  readonly status: number;
  readonly body: string;
}

export const HEALTH_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Answers `/health/live` and `/health/ready`; `undefined` for other paths. */
export function healthAt(path: string, state: State, gateway: Pick<Gateway, 'health'>): Health | undefined {
  if (path === '/health/live') return { status: 200, body: JSON.stringify({ status: 'live' }) };
  if (path !== '/health/ready') return undefined;
  return { status: state === 'ready' ? 200 : 503, body: JSON.stringify(readiness(state, gateway)) };
}

/**
 * Lists failing interfaces, but stays ready: other processes would fail as well, and only a request can close a breaker.
 */
function readiness(state: State, gateway: Pick<Gateway, 'health'>): object {
  const failing = gateway.health().flatMap(({ slug, breaker }) => (breaker === 'open' ? [slug] : []));
  return { status: state, ...(failing.length > 0 && { failing }) };
}
