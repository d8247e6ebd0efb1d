import { randomUUID } from 'node:crypto';
import type { Subscription } from '#shared-state';
import { luaScript } from './lua-script.ts';
import type { RedisBus } from './redis-bus.ts';
import type { RedisConnection } from './redis-connection.ts';

/**
 * Begins new epochs of the fields ARGV[3…], each followed by the number that it has at least, and publishes them. An epoch is its number
 * and ARGV[2], which is unique.
 */
const INVALIDATE = luaScript(`
local parts = {}
for at = 3, #ARGV, 2 do
  local stored = redis.call('HGET', KEYS[1], ARGV[at])
  local number = math.max(tonumber(string.match(stored or '', '^%d+') or 0), tonumber(ARGV[at + 1])) + 1
  local epoch = string.format('%.0f', number) .. '.' .. ARGV[2]
  redis.call('HSET', KEYS[1], ARGV[at], epoch)
  parts[#parts + 1] = ARGV[at] .. ' ' .. epoch
end
redis.call('PUBLISH', ARGV[1], 't' .. ARGV[2] .. ' ' .. table.concat(parts, ','))
return 1`);

/**
 * All epochs. What was never invalidated has the epoch `origin`, ARGV[1] unless there is one: where Redis has lost epochs, or
 * evicted them, responses from before must not be valid again.
 */
const READ_EPOCHS = luaScript(`
redis.call('HSETNX', KEYS[1], 'origin', ARGV[1])
return redis.call('HGETALL', KEYS[1])`);

const TOPIC = 'invalidations';
const RETRY_MS = 250;
/** How soon it is noticed that a message was lost between the nodes of a cluster, or that Redis has lost epochs, without a word. */
const CHECK_MS = 2000;
/** The message of a replica that may have missed others: those that Redis does not store are sent once more. */
const ASK = '';

interface InvalidationsParts {
  readonly connection: RedisConnection;
  readonly bus: RedisBus;
  readonly prefix: string;
}

/** Gets fields, or nothing for all, and whether they are known later than to the others. */
type Listener = (fields: readonly string[] | undefined, wasMissed: boolean) => void;

/**
 * The epochs of operations' responses, of which each mutation begins a new one in all replicas. While an epoch is not certain, it
 * is unknown, and nothing shared is used.
 */
export class SharedInvalidations {
  readonly #parts: InvalidationsParts;
  readonly #key: string;
  readonly #epochs = new Map<string, string>();
  /** An interface that is replaced takes its listener along. */
  readonly #listeners = new Set<WeakRef<Listener>>();
  /** Own invalidations that have not come back as messages, by field. */
  readonly #pending = new Map<string, Set<string>>();
  /** Own invalidations that Redis has confirmed. Their messages follow, unless they are lost. */
  readonly #confirmed = new Set<string>();
  /** Fields whose invalidation Redis has not confirmed. */
  readonly #unsent = new Set<string>();
  /** Those of them that the other replicas have not been told of either. */
  readonly #untold = new Set<string>();
  #subscription: Subscription | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #origin: string | undefined;
  #isSynchronized = false;

  constructor(parts: InvalidationsParts) {
    this.#parts = parts;
    this.#key = `${parts.prefix}:epochs`;
  }

  /** Resolves when epochs are known for the first time. */
  start(): Promise<void> {
    const { bus, connection } = this.#parts;
    const { promise, resolve } = Promise.withResolvers<void>();
    const synchronize = () => void this.#synchronize().then((isDone) => isDone && resolve());
    const missed = () => {
      this.#isSynchronized = false;
      synchronize();
    };
    this.#subscription = bus.subscribe(TOPIC, { message: (text) => this.#received(text), missed });
    connection.onChange((isUp) => isUp && synchronize());
    this.#check = setInterval(() => void this.#compare(), CHECK_MS).unref();
    return promise;
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.#subscription?.close();
  }

  /** Calls a listener, which its owner has to hold, with the operations that another replica has invalidated. */
  onInvalidated(listener: Listener): void {
    this.#listeners.add(new WeakRef(listener));
  }

  epochOf(field: string): string | undefined {
    if (!this.#isSynchronized || !this.#parts.bus.isListening || this.#pending.has(field) || this.#unsent.has(field))
      return undefined;
    return this.#epochs.get(field) ?? this.#origin;
  }

  invalidate(fields: readonly string[]): void {
    for (const field of fields) {
      this.#unsent.add(field);
      this.#untold.add(field);
    }
    void this.#send();
  }

  /**
   * Tells the other replicas alone: a Redis that stores nothing, because it is full, still takes messages, and so do the other nodes of
   * a cluster whose node is lost.
   */
  #announce(): void {
    if (this.#untold.size === 0) return;
    const token = randomUUID();
    const epochs = [...this.#untold].map((field) => `${field} ${numberOf(this.#epochs.get(field)) + 1}.${token}`);
    this.#untold.clear();
    this.#parts.bus.publish(TOPIC, epochs.join(','));
  }

  async #send(): Promise<void> {
    const { connection, prefix } = this.#parts;
    const fields = [...this.#unsent];
    if (fields.length === 0) return;
    if (!connection.isUp) return this.#later();
    const token = randomUUID();
    for (const field of fields) {
      this.#unsent.delete(field);
      this.#pendingOf(field).add(token);
    }
    const numbered = fields.flatMap((field) => [field, numberOf(this.#epochs.get(field))]);
    try {
      await connection.run(INVALIDATE, [this.#key], `${prefix}:bus:${TOPIC}`, token, ...numbered);
      for (const field of fields) if (!this.#unsent.has(field)) this.#untold.delete(field);
      if (fields.some((field) => this.#pending.get(field)?.has(token))) this.#confirmed.add(token);
    } catch {
      for (const field of fields) {
        this.#settle(field, token);
        this.#unsent.add(field);
      }
      connection.metrics.fellBack('invalidation');
      if (connection.isUp) this.#announce();
      this.#later();
    }
  }

  #later(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      void this.#send();
    }, RETRY_MS).unref();
  }

  #received(text: string): void {
    if (text === ASK) {
      for (const field of this.#unsent) this.#untold.add(field);
      return;
    }
    const changed = text.split(',').flatMap((part) => {
      const [field = '', epoch = ''] = part.split(' ');
      this.#epochs.set(field, epoch);
      const isOwn = this.#settle(field, epoch.slice(epoch.indexOf('.') + 1));
      return isOwn ? [] : [field];
    });
    if (changed.length > 0) this.#tell(changed, false);
  }

  /** Reads all epochs: messages may have been lost, and Redis may have lost epochs. */
  async #synchronize(): Promise<boolean> {
    const { connection, bus } = this.#parts;
    // Each of them calls again when it is connected.
    if (!connection.isUp || !bus.isListening) return false;
    const confirmed = [...this.#confirmed];
    bus.publish(TOPIC, ASK);
    try {
      const reply = await this.#read();
      const stored = new Map<string, string>();
      for (let at = 0; at < reply.length; at += 2) stored.set(String(reply[at]), String(reply[at + 1]));
      const origin = stored.get('origin');
      stored.delete('origin');
      const isAnother = this.#origin !== undefined && origin !== this.#origin;
      this.#origin = origin;
      for (const field of this.#pending.keys()) for (const token of confirmed) this.#settle(field, token);
      const changed = [...new Set([...stored.keys(), ...this.#epochs.keys()])].filter(
        (field) => stored.get(field) !== this.#epochs.get(field),
      );
      // A failover lost it: responses that were invalid before the loss must not be valid after it.
      const lost = changed.filter((field) => numberOf(stored.get(field)) <= numberOf(this.#epochs.get(field)));
      for (const field of changed) {
        const epoch = stored.get(field);
        if (epoch !== undefined && !lost.includes(field)) this.#epochs.set(field, epoch);
      }
      for (const field of lost) this.#unsent.add(field);
      this.#isSynchronized = true;
      // Invalidations of others may be among what Redis has lost.
      if (isAnother) this.#tell(undefined, true);
      else if (changed.length > 0) this.#tell(changed, true);
      void this.#send();
      return true;
    } catch {
      setTimeout(() => void this.#synchronize(), RETRY_MS).unref();
      return false;
    }
  }

  /** Names and values in turn. Only where there is no origin is one stored: a Redis that is full can still be read. */
  async #read(): Promise<readonly Buffer[]> {
    const { connection } = this.#parts;
    const stored = (await connection.call('hgetall', this.#key)) as Readonly<Record<string, string>>;
    if (stored['origin'] !== undefined)
      return Object.entries(stored)
        .flat()
        .map((each) => Buffer.from(each));
    return (await connection.run(READ_EPOCHS, [this.#key], randomUUID())) as readonly Buffer[];
  }

  async #compare(): Promise<void> {
    const { connection, bus } = this.#parts;
    if (!this.#isSynchronized || !connection.isUp || !bus.isListening) return;
    const stored = await connection.call('hgetall', this.#key).catch(() => undefined);
    if (stored === undefined) return;
    const { origin, ...epochs } = stored as Readonly<Record<string, string>>;
    const isMissed = Object.entries(epochs).some(
      ([field, epoch]) => numberOf(epoch) > numberOf(this.#epochs.get(field)),
    );
    if (isMissed) this.#isSynchronized = false;
    if (isMissed || origin !== this.#origin) void this.#synchronize();
  }

  #tell(...invalidated: Parameters<Listener>): void {
    for (const each of this.#listeners) {
      const listener = each.deref();
      if (listener) listener(...invalidated);
      else this.#listeners.delete(each);
    }
  }

  #pendingOf(field: string): Set<string> {
    const tokens = this.#pending.get(field) ?? new Set();
    this.#pending.set(field, tokens);
    return tokens;
  }

  #settle(field: string, token: string): boolean {
    const tokens = this.#pending.get(field);
    this.#confirmed.delete(token);
    if (!tokens?.delete(token)) return false;
    if (tokens.size === 0) this.#pending.delete(field);
    return true;
  }
}

function numberOf(epoch: string | undefined): number {
  return Number.parseInt(epoch ?? '0', 10);
}
