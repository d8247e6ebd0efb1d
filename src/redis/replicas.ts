import { randomUUID } from 'node:crypto';
import { luaScript } from './lua-script.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { Rank } from './share-of-quota.ts';

/** Marks the replica ARGV[1] as alive. Returns those that were within ARGV[2] ms. */
const BEAT = luaScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZRANGE', KEYS[1], 0, -1)`);

const BEAT_MS = 2000;
const ALIVE_MS = 3 * BEAT_MS;

/** The replicas that share a Redis, as far as is known. */
export class Replicas implements Rank {
  readonly id = randomUUID();
  readonly #connection: RedisConnection;
  readonly #key: string;
  #timer: NodeJS.Timeout | undefined;
  #stop: (() => void) | undefined;
  #all: readonly string[] = [this.id];

  constructor(connection: RedisConnection, prefix: string) {
    this.#connection = connection;
    this.#key = `${prefix}:replicas`;
  }

  get count(): number {
    return this.#all.length;
  }

  get rank(): number {
    return this.#all.indexOf(this.id);
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
      const ids = (await this.#connection.run(BEAT, [this.#key], this.id, ALIVE_MS)) as readonly Buffer[];
      this.#all = ids.map(String).toSorted();
    } catch {
      // Those that were there may still be.
    }
  }
}
