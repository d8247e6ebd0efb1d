import { randomUUID } from 'node:crypto';
import { luaScript } from './lua-script.ts';
import type { RedisConnection } from './redis-connection.ts';

/**
 * Marks the replica ARGV[1] as alive. Returns the time, what changes when one comes or goes, and, unless that is ARGV[3], those that were
 * alive within ARGV[2] ms with their last times: the list of many would cost more than all else.
 */
const BEAT = luaScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local changes = redis.call('ZADD', KEYS[1], now, ARGV[1]) + redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
local members = changes == 0 and redis.call('GET', KEYS[2]) or now .. ' ' .. ARGV[1]
redis.call('SET', KEYS[2], members, 'PX', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
if members == ARGV[3] then return { tostring(now), members } end
return { tostring(now), members, redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES') }`);

/** Removes the replica ARGV[1]: the others read the list with their next beats. */
const LEAVE = luaScript(`
redis.call('DEL', KEYS[2])
return redis.call('ZREM', KEYS[1], ARGV[1])`);

const BEAT_MS = 2000;
const ALIVE_MS = 3 * BEAT_MS;

/** The replicas that share a Redis, as far as is known. */
export class Replicas {
  readonly id = randomUUID();
  readonly #connection: RedisConnection;
  /** In one slot of a cluster. */
  readonly #keys: readonly [string, string];
  #timer: NodeJS.Timeout | undefined;
  #stop: (() => void) | undefined;
  /** The last times of all, by the clock of Redis. */
  #beats: ReadonlyMap<string, number> = new Map([[this.id, 0]]);
  /** Those that are known; empty where their last times are wanted. */
  #members = '';
  /** The clock of Redis, less that of this process. */
  #offset = Date.now() - performance.now();

  constructor(connection: RedisConnection, prefix: string) {
    this.#connection = connection;
    this.#keys = [`${prefix}:{replicas}`, `${prefix}:{replicas}:members`];
  }

  /** This one included, in an order that is the same for all. */
  get ids(): readonly string[] {
    return [...this.#beats.keys()].toSorted();
  }

  /** The time by the clock of Redis. */
  now(): number {
    return performance.now() + this.#offset;
  }

  /** The clock of Redis, less that of this machine. */
  get clockAheadMs(): number {
    return this.now() - Date.now();
  }

  /** Whether all of these were alive after this time. */
  areAliveSince(ids: readonly string[], time: number): boolean {
    const areAlive = ids.every((id) => (this.#beats.get(id) ?? 0) > time);
    if (!areAlive) this.#members = '';
    return areAlive;
  }

  start(): void {
    const beat = () => void this.beat();
    this.#stop = this.#connection.onChange((isUp) => isUp && beat());
    this.#timer = setInterval(beat, BEAT_MS).unref();
    beat();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop?.();
    await this.#connection.run(LEAVE, this.#keys, this.id).catch(() => undefined);
  }

  /** Tells that this one is alive, and learns who else is. */
  async beat(): Promise<void> {
    if (!this.#connection.isUp) return;
    const askedAt = performance.now();
    try {
      const reply = await this.#connection.run(BEAT, this.#keys, this.id, ALIVE_MS, this.#members);
      const [time, members, flat] = reply as [Buffer, Buffer, (readonly Buffer[])?];
      this.#offset = Number(time) - (askedAt + performance.now()) / 2;
      if (!flat) return;
      this.#members = String(members);
      const count = flat.length / 2;
      this.#beats = new Map(Array.from({ length: count }, (_, at) => [String(flat[2 * at]), Number(flat[2 * at + 1])]));
    } catch {
      // Those that were there may still be.
    }
  }
}
