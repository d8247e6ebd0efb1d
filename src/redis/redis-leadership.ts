import { randomUUID } from 'node:crypto';
import type { Leadership, MessageBus, Term } from '#shared-state';
import { luaScript, type RedisConnection } from './redis-connection.ts';

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
/** More than clocks drift during a lease. */
const MARGIN_MS = 300;

/** Elections among all replicas, by a lease. Without Redis each replica leads alone once the last lease would have ended. */
export class RedisLeadership implements Leadership {
  readonly #connection: RedisConnection;
  readonly #bus: MessageBus;
  readonly #leaseMs: number;
  readonly #campaigns = new Set<AbortController>();

  constructor(connection: RedisConnection, bus: MessageBus, leaseMs = LEASE_MS) {
    this.#connection = connection;
    this.#bus = bus;
    this.#leaseMs = leaseMs;
  }

  campaign(role: string, lead: (term: Term) => void): () => void {
    const cancelled = new AbortController();
    this.#campaigns.add(cancelled);
    void this.#run(role, lead, cancelled.signal).finally(() => this.#campaigns.delete(cancelled));
    return () => cancelled.abort();
  }

  close(): void {
    for (const each of this.#campaigns) each.abort();
  }

  /** Asks for the lease, or for its renewal, until the candidate cancels. */
  async #run(role: string, lead: (term: Term) => void, cancelled: AbortSignal): Promise<void> {
    const [connection, bus, leaseMs] = [this.#connection, this.#bus, this.#leaseMs];
    const [id, topic] = [randomUUID(), `leader:${role}`];
    const keys = ['lease', 'fence'].map((name) => `${connection.prefix}:{leader:${role}}:${name}`);
    let term: { readonly fence: number; readonly isShared: boolean; readonly controller: AbortController } | undefined;
    let asksAgain = () => {};
    const wake = () => asksAgain();
    const end = () => {
      term?.controller.abort();
      term = undefined;
    };
    const begin = (fence: number, isShared: boolean) => {
      if (term?.fence === fence && term.isShared === isShared) return;
      end();
      const controller = new AbortController();
      term = { fence, isShared, controller };
      lead({ fence, isShared, signal: controller.signal });
    };
    const vacancies = bus.subscribe(topic, { message: wake, missed: wake });
    const stopWatching = connection.onChange((isUp) => isUp && wake());
    cancelled.addEventListener('abort', () => {
      end();
      wake();
    });
    /** When the last known lease ends. */
    let leaseEndsAt = performance.now() + leaseMs;
    while (!cancelled.aborted) {
      const pause = Promise.withResolvers<void>();
      asksAgain = pause.resolve;
      const askedAt = performance.now();
      const reply = await connection.run(TAKE, keys, id, leaseMs, FENCE_MS).then(Number, () => undefined);
      if (cancelled.aborted) break;
      let nextMs = leaseMs / 3;
      if (reply === undefined) {
        const leftMs = leaseEndsAt - performance.now();
        if (leftMs > 0) nextMs = Math.min(nextMs, Math.max(10, leftMs));
        else if (term?.isShared !== false) {
          connection.fellBack('leadership');
          // A fence below that of any shared term: other replicas ignore this one, and it follows them once Redis is back.
          begin(0, false);
        }
      } else if (reply > 0) {
        leaseEndsAt = askedAt + leaseMs - MARGIN_MS;
        begin(reply, true);
      } else {
        // Another candidate leads, for so long at least.
        end();
        leaseEndsAt = performance.now() + leaseMs;
        nextMs = Math.min(1 - reply, leaseMs);
      }
      const timer = setTimeout(wake, nextMs).unref();
      await pause.promise;
      clearTimeout(timer);
    }
    stopWatching();
    vacancies.close();
    const hasGivenBack = await connection.run(GIVE_BACK, keys.slice(0, 1), id).catch(() => 0);
    if (hasGivenBack === 1) bus.publish(topic, '');
  }
}
