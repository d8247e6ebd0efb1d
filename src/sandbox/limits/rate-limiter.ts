import type { SandboxRequest } from '../request.ts';
import type { Limit, LimitMode, LimitState } from './limit.ts';

interface Counted {
  /** Requests in the window, or in the bucket at `at`. */
  count: number;
  /** The end of the window, or the time of the last request. */
  at: number;
}

/** Counts requests against the limits of one API. */
export class RateLimiter {
  readonly #limits: readonly Limit[];
  readonly #mode: LimitMode;
  readonly #counts = new Map<string, Counted>();

  constructor(limits: readonly Limit[], mode: LimitMode) {
    this.#limits = limits;
    this.#mode = mode;
  }

  /** The state of each limit that applies to a request, after counting it. A limit that is not enforced is never used up. */
  count(operation: string, request: SandboxRequest, now: number): LimitState[] {
    return this.#limits.flatMap((limit, index) => {
      if (!(limit.operations?.includes(operation) ?? true)) return [];
      const key = keyOf(limit, request);
      if (!this.#isEnforced(limit)) return [fresh(limit, key, now)];
      const name = `${index} ${key}`;
      const counted = this.#counts.get(name) ?? { count: 0, at: 0 };
      this.#counts.set(name, counted);
      return [limit.burst === undefined ? inWindow(limit, key, counted, now) : inBucket(limit, key, counted, now)];
    });
  }

  #isEnforced({ isTight = false }: Limit): boolean {
    return this.#mode === 'published' || (this.#mode === 'usual' && !isTight);
  }
}

function keyOf({ per, keyOf: own }: Limit, request: SandboxRequest): string {
  if (own) return own(request);
  return per === 'credential' ? (request.headers.authorization ?? '') : '';
}

const endOf = ({ endOf: own, seconds }: Limit, now: number) => own?.(now) ?? now + seconds * 1000;

/** The state after the first request. */
export function fresh(limit: Limit, key: string, now: number): LimitState {
  return inWindow(limit, key, { count: 0, at: 0 }, now);
}

function inWindow(limit: Limit, key: string, counted: Counted, now: number): LimitState {
  if (now >= counted.at) Object.assign(counted, { count: 0, at: endOf(limit, now) });
  const isExceeded = counted.count >= limit.requests;
  if (!isExceeded) counted.count += 1;
  const remaining = limit.requests - counted.count;
  return { limit, key, isExceeded, remaining, resetMs: counted.at - now, resetAt: counted.at };
}

function inBucket(limit: Limit, key: string, counted: Counted, now: number): LimitState {
  const { requests, seconds, burst = 0 } = limit;
  const perMs = requests / (seconds * 1000);
  const level = Math.max(0, counted.count - Math.max(0, now - counted.at) * perMs);
  const isExceeded = level > burst;
  Object.assign(counted, { count: isExceeded ? level : level + 1, at: now });
  const resetMs = Math.ceil(Math.max(0, counted.count - burst) / perMs);
  const remaining = Math.max(0, Math.floor(burst + 1 - counted.count));
  return { limit, key, isExceeded, remaining, resetMs, resetAt: now + resetMs };
}
