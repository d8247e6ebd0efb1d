import { randomUUID } from 'node:crypto';
import { luaScript } from './lua-script.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Marks the replica ARGV[1] as alive. Returns the time, and those that were within ARGV[2] ms with their last times. */
const BEAT = luaScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return { tostring(now), unpack(redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')) }`);

const BEAT_MS = 2000;
const ALIVE_MS = 3 * BEAT_MS;

/** The replicas that share a Redis, as far as is known. */
export class Replicas {
  readonly id = randomUUID();
  readonly #connection: RedisConnection;
  readonly #key: string;
  #timer: NodeJS.Timeout | undefined;
  #stop: (() => void) | undefined;
  /** The last times of all, by the clock of Redis. */
  #beats: ReadonlyMap<string, number> = new Map([[this.id, 0]]);
  /** The clock of Redis, less that of this process. */
  #offset = Date.now() - performance.now();

  constructor(connection: RedisConnection, prefix: string) {
    this.#connection = connection;
    this.#key = `${prefix}:replicas`;
  }

  /** This one included, in an order that is the same for all. */
  get ids(): readonly string[] {
    return [...this.#beats.keys()].toSorted();
  }

  /** The time by the clock of Redis. */
  now(): number {
    return performance.now() + this.#offset;
  }

  /** Whether all of these were alive after this time. */
  areAliveSince(ids: readonly string[], time: number): boolean {
    return ids.every((id) => (this.#beats.get(id) ?? 0) > time);
  }

  start(): void {
    const beat = () => void this.#beat();
    this.#stop = this.#connection.onChange((isUp) => isUp && beat());
    this.#timer = setInterval(beat, BEAT_MS).unref();
    beat();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop?.();
    await this.#connection.call('zrem', this.#key, this.id).catch(() => undefined);
  }

  async #beat(): Promise<void> {
    if (!this.#connection.isUp) return;
    try {
      const [time, ...flat] = (await this.#connection.run(BEAT, [this.#key], this.id, ALIVE_MS)) as readonly Buffer[];
      this.#offset = Number(time) - performance.now();
      const count = flat.length / 2;
      this.#beats = new Map(Array.from({ length: count }, (_, at) => [String(flat[2 * at]), Number(flat[2 * at + 1])]));
    } catch {
      // Those that were there may still be.
    }
  }
}
