import { randomUUID } from 'node:crypto';
import type { Leadership, MessageBus, Subscription, Term } from '#shared-state';
import { luaScript } from './lua-script.ts';
import type { RedisConnection } from './redis-connection.ts';

/**
 * Takes or renews a lease of ARGV[2] ms for the candidate ARGV[1]: its fence, or how long the lease of another lasts, as a negative
 * number. Fences follow the clock, so that they grow even where Redis has lost the one before; it is kept for ARGV[3] ms, in which the
 * clock of Redis may be set back by as much, because roles are as many as callers name.
 */
const TAKE = luaScript(`
local holder = redis.call('HGET', KEYS[1], 'holder')
if holder == ARGV[1] then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return redis.call('HGET', KEYS[1], 'fence')
end
if holder then return -math.max(1, redis.call('PTTL', KEYS[1])) end
local time = redis.call('TIME')
local last = tonumber(redis.call('GET', KEYS[2]) or 0)
local fence = string.format('%.0f', math.max(last + 1, time[1] * 1000 + math.floor(time[2] / 1000)))
redis.call('SET', KEYS[2], fence, 'PX', ARGV[3])
redis.call('HSET', KEYS[1], 'holder', ARGV[1], 'fence', fence)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return fence`);

const GIVE_BACK = luaScript(`
if redis.call('HGET', KEYS[1], 'holder') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

const LEASE_MS = 3000;
const FENCE_MS = 3_600_000;
/** Clocks run at different speeds, by less. */
const MARGIN_MS = 300;

interface LeadershipParts {
  readonly connection: RedisConnection;
  readonly bus: MessageBus;
  readonly prefix: string;
  readonly leaseMs?: number;
}

/** Elections among all replicas, by a lease. Without Redis each replica leads alone once a lease would be over. */
export class RedisLeadership implements Leadership {
  readonly #parts: LeadershipParts;
  readonly #candidates = new Set<Candidate>();

  constructor(parts: LeadershipParts) {
    this.#parts = parts;
  }

  campaign(role: string, lead: (term: Term) => void): () => void {
    const candidate = new Candidate(this.#parts, role, lead);
    this.#candidates.add(candidate);
    return () => {
      this.#candidates.delete(candidate);
      candidate.withdraw();
    };
  }

  close(): void {
    for (const each of this.#candidates) each.withdraw();
    this.#candidates.clear();
  }
}

class Candidate {
  readonly #parts: LeadershipParts;
  readonly #lead: (term: Term) => void;
  readonly #id = randomUUID();
  readonly #topic: string;
  readonly #keys: readonly string[];
  readonly #leaseMs: number;
  readonly #vacancies: Subscription;
  readonly #stopWatching: () => void;
  #term: { readonly fence: number; readonly isShared: boolean; readonly controller: AbortController } | undefined;
  /** When the last lease ends, or the time since which Redis does not answer plus a lease. */
  #leaseEndsAt: number;
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;
  #isWithdrawn = false;

  constructor(parts: LeadershipParts, role: string, lead: (term: Term) => void) {
    const { prefix, bus, connection, leaseMs = LEASE_MS } = parts;
    this.#parts = parts;
    this.#lead = lead;
    this.#leaseMs = leaseMs;
    this.#topic = `leader:${role}`;
    this.#keys = [`${prefix}:{leader:${role}}:lease`, `${prefix}:{leader:${role}}:fence`];
    this.#leaseEndsAt = performance.now() + leaseMs;
    const ask = () => void this.#ask();
    this.#vacancies = bus.subscribe(this.#topic, { message: ask, missed: ask });
    this.#stopWatching = connection.onChange((isUp) => isUp && ask());
    queueMicrotask(ask);
  }

  withdraw(): void {
    if (this.#isWithdrawn) return;
    this.#isWithdrawn = true;
    clearTimeout(this.#timer);
    this.#stopWatching();
    this.#vacancies.close();
    const wasShared = this.#term?.isShared ?? false;
    this.#endTerm();
    if (wasShared || this.#isAsking) void this.#giveBack();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isWithdrawn) return;
    clearTimeout(this.#timer);
    this.#isAsking = true;
    const askedAt = performance.now();
    let nextMs = this.#leaseMs / 3;
    try {
      const reply = Number(await this.#parts.connection.run(TAKE, this.#keys, this.#id, this.#leaseMs, FENCE_MS));
      if (this.#isWithdrawn) await this.#giveBack();
      else if (reply > 0) this.#leads(reply, askedAt);
      else nextMs = this.#follows(-reply);
    } catch {
      this.#unanswered();
      nextMs = Math.min(nextMs, Math.max(10, this.#leaseEndsAt - performance.now()));
    }
    this.#isAsking = false;
    if (this.#isWithdrawn) return;
    this.#timer = setTimeout(() => void this.#ask(), nextMs);
    this.#timer.unref();
  }

  #leads(fence: number, askedAt: number): void {
    this.#leaseEndsAt = askedAt + this.#leaseMs - MARGIN_MS;
    if (this.#term?.isShared && this.#term.fence === fence) return;
    this.#beginTerm(fence, true);
  }

  /** Another leads, for so long at least. */
  #follows(leftMs: number): number {
    this.#endTerm();
    this.#leaseEndsAt = performance.now() + this.#leaseMs;
    return Math.min(leftMs + 1, this.#leaseMs);
  }

  /** Who leads still does until its lease is over, and is alone after that; who does not is alone by then as well. */
  #unanswered(): void {
    if (this.#isWithdrawn || performance.now() < this.#leaseEndsAt) return;
    if (this.#term && !this.#term.isShared) return;
    this.#parts.connection.metrics.fellBack('leadership');
    // Smaller than those of all terms that others know of: they do not follow this replica, and it follows them once it can.
    this.#beginTerm(0, false);
  }

  #beginTerm(fence: number, isShared: boolean): void {
    this.#endTerm();
    const controller = new AbortController();
    this.#term = { fence, isShared, controller };
    this.#lead({ fence, isShared, signal: controller.signal });
  }

  #endTerm(): void {
    this.#term?.controller.abort();
    this.#term = undefined;
  }

  async #giveBack(): Promise<void> {
    try {
      await this.#parts.connection.run(GIVE_BACK, this.#keys.slice(0, 1), this.#id);
      this.#parts.bus.publish(this.#topic, '');
    } catch {
      // The lease ends by itself.
    }
  }
}
