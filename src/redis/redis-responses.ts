import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { MessageBus, Subscription } from '#shared-state';
import {
  type ApiResponses,
  apiKind,
  type ResponseLifetime,
  type SharedResponse,
  type SharedResponses,
  type UpstreamRequest,
} from '#upstream';
import type { RedisConnection } from './redis-connection.ts';

/** Gets what is invalidated, or `undefined` for all, and whether the message was missed, so that others knew earlier. */
type Invalidated = (ids: readonly string[] | undefined, wasMissed: boolean) => void;

/** To increase with every change of the format: entries of other formats have other keys. */
const ENVELOPE_FORMAT = 4;

/**
 * The upstream responses of an API in Redis, behind the memory of each replica: one value each, its metadata in the first line.
 */
export class RedisResponses implements ApiResponses {
  /** Called when another replica has invalidated some operations, or all. */
  readonly invalidated: Invalidated;
  readonly #connection: RedisConnection;
  readonly #invalidations: SharedInvalidations;
  readonly #slug: string;
  readonly #prefix: string;
  /** Operations whose last response could not be stored: lookups skip them until one can. */
  readonly #unstorable = new Set<string>();

  constructor(
    connection: RedisConnection,
    invalidations: SharedInvalidations,
    [contract, settings, invalidated]: Parameters<SharedResponses['of']>,
  ) {
    const { slug } = contract;
    // Gateways of another version, or of other upstreams, have keys of their own.
    const kind = `${ENVELOPE_FORMAT} ${apiKind(contract, settings)}`;
    this.#prefix = `${connection.prefix}:response:${connection.digest(kind).slice(0, 12)}:`;
    this.#connection = connection;
    this.#invalidations = invalidations;
    this.#slug = slug;
    this.invalidated = (fields, wasMissed) => {
      if (!fields) return invalidated(undefined, wasMissed);
      const own = fields.filter((field) => field.startsWith(`${slug}.`)).map((field) => field.slice(slug.length + 1));
      if (own.length > 0) invalidated(own, wasMissed);
    };
    invalidations.onInvalidated(this.invalidated);
  }

  epochOf(operationId: string): string | undefined {
    return this.#invalidations.epochOf(`${this.#slug}.${operationId}`);
  }

  find(
    { plan }: UpstreamRequest,
    key: string,
    publicKey: string | undefined,
  ): Promise<SharedResponse | undefined> | undefined {
    const { id } = plan.operation;
    if (this.epochOf(id) === undefined || this.#unstorable.has(id)) return undefined;
    return this.#find(id, publicKey === undefined ? [key] : [key, publicKey]);
  }

  put({ plan }: UpstreamRequest, key: string, response: SharedResponse, lifetime: ResponseLifetime): void {
    const { id } = plan.operation;
    this.#unstorable.delete(id);
    if (this.epochOf(id) !== lifetime.epoch) return;
    const headers = headersOf(response.headers, [...HEADERS, ...(plan.operation.answer.headers ?? [])]);
    this.#run(() => this.#put(this.#keyOf(key), { ...response, headers }, lifetime));
  }

  renew(key: string, { headers, ...times }: Omit<SharedResponse, 'body'>, lifetime: ResponseLifetime): void {
    this.#run(async () => {
      const own = this.#keyOf(key);
      const stored = await this.#get(own);
      // The age is that of the response that confirmed it.
      const renewed = stored && { ...stored.headers, age: undefined, date: undefined, ...headersOf(headers, HEADERS) };
      if (renewed) await this.#put(own, { headers: renewed, body: stored.body, ...times }, lifetime);
    });
  }

  remove(key: string): void {
    this.#run(() => this.#connection.send((client) => client.del(this.#keyOf(key))));
  }

  notStorable(operationId: string): void {
    this.#unstorable.add(operationId);
  }

  invalidate(operationIds: readonly string[]): void {
    this.#invalidations.invalidate(operationIds.map((id) => `${this.#slug}.${id}`));
  }

  async #find(id: string, keys: readonly string[]): Promise<SharedResponse | undefined> {
    try {
      const asked = keys.map((key) => this.#get(this.#keyOf(key)));
      const [epoch, ...found] = await Promise.all([this.#invalidations.read(`${this.#slug}.${id}`), ...asked]);
      return found.find((each) => each !== undefined && each.epoch === epoch);
    } catch {
      this.#connection.fellBack('responses');
      return undefined;
    }
  }

  async #get(own: string): Promise<Sealed | undefined> {
    const value = await this.#connection.send((client) => client.getBuffer(own));
    const sealed = value && unseal(value);
    return sealed ? this.#shifted(sealed, -1) : undefined;
  }

  async #put(own: string, response: SharedResponse, { ms, epoch }: ResponseLifetime): Promise<void> {
    if (ms < 1) return;
    const value = seal({ ...this.#shifted(response, 1), epoch });
    await this.#connection.send((client) => client.set(own, value, 'PX', Math.ceil(ms)));
  }

  #run(use: () => Promise<unknown>): void {
    if (this.#connection.isUp) use().catch(() => this.#connection.fellBack('responses'));
  }

  /** Times are stored by the clock of Redis: those of replicas differ. */
  #shifted<Response extends SharedResponse>(response: Response, direction: 1 | -1): Response {
    const ms = direction * this.#invalidations.clockAheadMs;
    return { ...response, requestedAt: response.requestedAt + ms, receivedAt: response.receivedAt + ms };
  }

  /** Keys contain credentials of callers. */
  #keyOf(key: string): string {
    return this.#prefix + this.#connection.digest(key);
  }
}

interface Sealed extends SharedResponse {
  readonly epoch: string;
}

/** The headers by which a response is judged and decoded. */
const HEADERS = [
  'age',
  'cache-control',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'vary',
] as const;

function headersOf(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

function seal({ body, ...meta }: Sealed): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...meta, bytes: body.length })}\n`), body]);
}

/** `undefined` for a value that is damaged. */
function unseal(value: Buffer): Sealed | undefined {
  const end = value.indexOf('\n');
  const body = value.subarray(end + 1);
  try {
    const { bytes, ...meta } = JSON.parse(value.toString('utf8', 0, end)) as Omit<Sealed, 'body'> & { bytes: number };
    const hasTimes = Number.isFinite(meta.requestedAt) && Number.isFinite(meta.receivedAt);
    return hasTimes && body.length === bytes ? { ...meta, body } : undefined;
  } catch {
    return undefined;
  }
}

const TOPIC = 'invalidations';
/** How soon a lost message, or epochs that Redis has lost, are noticed. */
const POLL_MS = 2000;

/**
 * The epochs of operations' responses, of which each mutation begins a new one in all replicas: a hash in Redis, by
 * `<api>.<operation>`. An epoch is a number that grows and the process that began it. What was never invalidated has the epoch `origin`, which is
 * new where Redis has lost or evicted the hash: responses from before must not be valid again.
 */
export class SharedInvalidations {
  readonly #connection: RedisConnection;
  readonly #bus: MessageBus;
  readonly #process = randomUUID();
  readonly #key: string;
  readonly #epochs = new Map<string, string>();
  /** Weak, so that an API that is replaced takes its listener along. */
  readonly #listeners = new Set<WeakRef<Invalidated>>();
  /** Fields whose epoch Redis has not confirmed. */
  readonly #unsent = new Set<string>();
  #origin: string | undefined;
  #subscription: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The clock of Redis, less that of this process. */
  #offset = Date.now() - performance.now();

  constructor(connection: RedisConnection, bus: MessageBus) {
    this.#connection = connection;
    this.#bus = bus;
    this.#key = `${connection.prefix}:epochs`;
  }

  start(): void {
    const poll = () => void this.poll();
    this.#subscription = this.#bus.subscribe(TOPIC, { message: (text) => this.#received(text), missed: poll });
    this.#connection.onChange((isUp) => isUp && poll());
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
  onInvalidated(listener: Invalidated): void {
    this.#listeners.add(new WeakRef(listener));
  }

  /** The epoch for responses that are requested from now on; `undefined` where they cannot be shared. */
  epochOf(field: string): string | undefined {
    if (!this.#connection.isUp || this.#unsent.has(field)) return undefined;
    return this.#epochs.get(field) ?? this.#origin;
  }

  /** The epoch that is in Redis; `undefined` where this replica has not heard of it yet. */
  async read(field: string): Promise<string | undefined> {
    const [origin, epoch] = await this.#connection.send((client) => client.hmget(this.#key, 'origin', field));
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
    const connection = this.#connection;
    if (!connection.isUp) return;
    const askedAt = performance.now();
    try {
      // The message reaches the others even while Redis stores nothing.
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
      const lost = [...this.#epochs].flatMap(([field, epoch]) => (epochs[field] === epoch ? [] : [field]));
      for (const field of lost) this.#unsent.add(field);
      if (lost.length > 0) this.#send(lost);
      const fields = changed.map(([field]) => field);
      if (isAnother) this.#tell(undefined, true);
      else if (fields.length > 0) this.#tell(fields, true);
    } catch {
      connection.fellBack('invalidation');
    }
  }

  async #begin(): Promise<string> {
    const connection = this.#connection;
    await connection.send((client) => client.hsetnx(this.#key, 'origin', randomUUID()));
    return String(await connection.send((client) => client.hget(this.#key, 'origin')));
  }

  /** The message also arrives where Redis stores nothing because it is full. What is not confirmed is sent again by the next poll. */
  #send(fields: readonly string[]): void {
    const connection = this.#connection;
    const pairs = fields.map((field) => [field, this.#epochs.get(field) ?? ''] as const);
    connection
      .send((client) => client.hset(this.#key, ...pairs.flat()))
      .then(
        () => {
          for (const [field, epoch] of pairs) if (this.#epochs.get(field) === epoch) this.#unsent.delete(field);
        },
        () => connection.fellBack('invalidation'),
      );
    this.#bus.publish(TOPIC, pairs.map((pair) => pair.join(' ')).join());
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

  #tell(...invalidated: Parameters<Invalidated>): void {
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
