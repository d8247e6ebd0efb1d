import { randomUUID } from 'node:crypto';
import type { MessageBus, Subscription } from '#shared-state';
import type { RedisConnection } from './redis-connection.ts';

const TOPIC = 'invalidations';
/** How soon it is noticed that a message was lost, or that Redis has lost epochs. */
const POLL_MS = 2000;

interface InvalidationsParts {
  readonly connection: RedisConnection;
  readonly bus: MessageBus;
  readonly prefix: string;
}

/** Gets fields, or nothing for all, and whether they are known later than to the others. */
type Listener = (fields: readonly string[] | undefined, wasMissed: boolean) => void;

/**
 * The epochs of operations' responses, of which each mutation begins a new one in all replicas: a hash in Redis, by
 * `<api>.<operation>`. An epoch is a number that grows and the process that began it. What was never invalidated has the epoch `origin`, which is
 * new where Redis has lost or evicted the hash: responses from before must not be valid again.
 */
export class SharedInvalidations {
  readonly #parts: InvalidationsParts;
  readonly #process = randomUUID();
  readonly #key: string;
  readonly #epochs = new Map<string, string>();
  /** The owner of a listener holds it: an API that is replaced takes it along. */
  readonly #listeners = new Set<WeakRef<Listener>>();
  /** Fields whose epoch Redis has not confirmed. */
  readonly #unsent = new Set<string>();
  #origin: string | undefined;
  #subscription: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The clock of Redis, less that of this process. */
  #offset = Date.now() - performance.now();

  constructor(parts: InvalidationsParts) {
    this.#parts = parts;
    this.#key = `${parts.prefix}:epochs`;
  }

  start(): void {
    const poll = () => void this.poll();
    this.#subscription = this.#parts.bus.subscribe(TOPIC, {
      message: (text) => this.#received(text),
      missed: poll,
    });
    this.#parts.connection.onChange((isUp) => isUp && poll());
    this.#timer = setInterval(poll, POLL_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#subscription?.close();
  }

  /** The clock of Redis, less that of this machine. */
  get clockAheadMs(): number {
    return performance.now() + this.#offset - Date.now();
  }

  /** Calls a listener, which its owner has to hold, with the operations that another replica has invalidated. */
  onInvalidated(listener: Listener): void {
    this.#listeners.add(new WeakRef(listener));
  }

  /** The epoch for responses that are requested from now on; `undefined` where they cannot be shared. */
  epochOf(field: string): string | undefined {
    if (!this.#parts.connection.isUp || this.#unsent.has(field)) return undefined;
    return this.#epochs.get(field) ?? this.#origin;
  }

  /** The epoch that is in Redis; `undefined` where this replica has not heard of it yet. */
  async read(field: string): Promise<string | undefined> {
    const [origin, epoch] = await this.#parts.connection.send((client) => client.hmget(this.#key, 'origin', field));
    const stored = epoch ?? origin ?? undefined;
    return stored === this.epochOf(field) ? stored : undefined;
  }

  invalidate(fields: readonly string[]): void {
    for (const field of fields) {
      this.#epochs.set(field, `${numberOf(this.#epochs.get(field)) + 1}.${this.#process}`);
      this.#unsent.add(field);
    }
    this.#send(fields);
  }

  /** Compares the epochs with those in Redis, and sends those that it has not. */
  async poll(): Promise<void> {
    const { connection } = this.#parts;
    if (!connection.isUp) return;
    const askedAt = performance.now();
    try {
      if (this.#unsent.size > 0) this.#send([...this.#unsent]);
      const [time, stored] = await Promise.all([
        connection.send((client) => client.time()),
        connection.send((client) => client.hgetall(this.#key)),
      ]);
      const [seconds = 0, micros = 0] = time.map(Number);
      this.#offset = seconds * 1000 + micros / 1000 - (askedAt + performance.now()) / 2;
      const { origin = await this.#begin(), ...epochs } = stored;
      // Redis has lost the invalidations of others too.
      const isAnother = this.#origin !== undefined && origin !== this.#origin;
      this.#origin = origin;
      const changed = Object.entries(epochs).filter((each) => this.#learn(...each));
      // A failover can lose the last ones: what was invalid before it must not be valid after it.
      for (const [field, epoch] of this.#epochs) if (epochs[field] !== epoch) this.#unsent.add(field);
      if (isAnother) this.#tell(undefined, true);
      else if (changed.length > 0)
        this.#tell(
          changed.map(([field]) => field),
          true,
        );
    } catch {
      connection.fellBack('invalidation');
    }
  }

  async #begin(): Promise<string> {
    const { connection } = this.#parts;
    await connection.send((client) => client.hsetnx(this.#key, 'origin', randomUUID()));
    return String(await connection.send((client) => client.hget(this.#key, 'origin')));
  }

  /** The message also arrives where Redis stores nothing because it is full. What is not confirmed is sent again by the next poll. */
  #send(fields: readonly string[]): void {
    const { connection, bus } = this.#parts;
    const pairs = fields.map((field) => [field, this.#epochs.get(field) ?? ''] as const);
    connection
      .send((client) => client.hset(this.#key, ...pairs.flat()))
      .then(
        () => {
          for (const [field, epoch] of pairs) if (this.#epochs.get(field) === epoch) this.#unsent.delete(field);
        },
        () => connection.fellBack('invalidation'),
      );
    bus.publish(TOPIC, pairs.map((pair) => pair.join(' ')).join());
  }

  #received(text: string): void {
    const changed = text.split(',').flatMap((pair) => {
      const [field = '', epoch = ''] = pair.split(' ');
      if (epoch.endsWith(this.#process) || epoch === this.#epochs.get(field)) return [];
      this.#learn(field, epoch);
      return [field];
    });
    if (changed.length > 0) this.#tell(changed, false);
  }

  /** Whether an epoch is new. Two replicas may have begun one with the same number. */
  #learn(field: string, epoch: string): boolean {
    const known = this.#epochs.get(field);
    if (epoch === known || numberOf(epoch) < numberOf(known) || this.#unsent.has(field)) return false;
    this.#epochs.set(field, epoch);
    return true;
  }

  #tell(...invalidated: Parameters<Listener>): void {
    for (const each of this.#listeners) {
      const listener = each.deref();
      if (listener) listener(...invalidated);
      else this.#listeners.delete(each);
    }
  }
}

function numberOf(epoch: string | undefined): number {
  return Number.parseInt(epoch ?? '', 10) || 0;
}
