import { hash } from 'node:crypto';
import type * as ioredis from 'ioredis';
import type { Cluster, Redis, RedisOptions } from 'ioredis';
import type { RedisSettings } from '#config';
import type { Log } from '#log';
import { loadOptional } from '#package';
import type { RedisAddress } from '#shared-state';
import { Histogram } from '#telemetry';

export type RedisClient = Redis | Cluster;

/** The functions that use Redis, each with a fallback. */
type RedisFunction = 'responses' | 'budgets' | 'quotas' | 'messages' | 'leadership' | 'invalidation';

/** Why a command has no reply. `refused`: Redis answered with an error, such as one about its memory. */
type RedisFailure = 'unavailable' | 'timeout' | 'refused';

/** A script that Redis runs atomically. */
export interface LuaScript {
  readonly text: string;
  readonly sha: string;
}

export function luaScript(text: string): LuaScript {
  return { text, sha: hash('sha1', text) };
}

/** After so many timeouts in a row, the connection is replaced. */
const MOST_SILENT = 3;
/** A flapping connection is logged once until it has been up for `STEADY_MS`, and each kind of rejection once a minute. */
const STEADY_MS = 2000;
const REJECTION_MS = 60_000;

/**
 * Sends commands by ioredis, which reconnects, pipelines the commands of one turn of the event loop, and times out slow ones. While
 * disconnected, commands fail at once, and each caller falls back.
 */
export class RedisConnection {
  /** The beginning of all keys. */
  readonly prefix: string;
  readonly #address: RedisAddress;
  readonly #timeoutMs: number;
  readonly #secret: string;
  readonly #log: Pick<Log, 'warn' | 'info'>;
  readonly #listeners = new Set<(isUp: boolean) => void>();
  readonly #durations = new Histogram();
  readonly #failures = new Map<RedisFailure, number>();
  readonly #fallbacks = new Map<RedisFunction, number>();
  #replies = 0;
  #library: typeof ioredis | undefined;
  #client: RedisClient | undefined;
  #silent = 0;
  #wasUp = false;
  #isClosed = false;
  #isLogged = false;
  #steady: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  /** When each kind of rejection was last logged. */
  readonly #rejections = new Map<string, number>();

  constructor({ address, prefix, timeout }: RedisSettings, secret: string, log: Pick<Log, 'warn' | 'info'>) {
    this.prefix = prefix;
    this.#address = address;
    this.#timeoutMs = timeout;
    this.#secret = secret;
    this.#log = log;
  }

  /** Whether commands are sent. */
  get isUp(): boolean {
    return this.#client?.status === 'ready';
  }

  /** Connects. Resolves when commands can be sent, or after this time. */
  async start(waitMs: number): Promise<void> {
    this.#library = await loadOptional('ioredis', 'Redis', () => import('ioredis'));
    const connected = Promise.withResolvers<void>();
    const stop = this.onChange((isUp) => isUp && connected.resolve());
    const timer = setTimeout(connected.resolve, waitMs);
    if (!this.#isClosed) this.#client = this.#watched(createClient(this.#library, this.#address, this.#timeoutMs));
    // Its errors are events too.
    this.#client?.connect().catch(() => undefined);
    await connected.promise;
    clearTimeout(timer);
    stop();
  }

  /** Calls a listener when Redis comes or goes, until the returned function is called. */
  onChange(listener: (isUp: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A client for messages, not yet connected; `undefined` before the start. In a cluster it uses a random node, and never reconnects. */
  subscriber(): Redis | undefined {
    const address = this.#address;
    if (!this.#library || !this.#client) return undefined;
    if (address.kind !== 'cluster') return createClient(this.#library, address) as Redis;
    const nodes = 'nodes' in this.#client ? this.#client.nodes() : [];
    // A node that the cluster has forgotten still takes subscribers, and delivers nothing.
    const { host, port } = nodes[Math.floor(Math.random() * nodes.length)]?.options ?? address.hosts[0] ?? {};
    return new this.#library.Redis({ ...optionsOf(address), host, port, retryStrategy: () => null });
  }

  /** Sends a command. Rejects where Redis does not answer it in time, or refuses it. */
  async send<Reply>(command: (client: RedisClient) => Promise<Reply>): Promise<Reply> {
    const client = this.#client;
    if (client?.status !== 'ready') {
      this.#count('unavailable');
      throw new Error('Redis is not available.');
    }
    const began = performance.now();
    try {
      const reply = await command(client);
      this.#silent = 0;
      this.#replies += 1;
      this.#durations.observe((performance.now() - began) / 1000);
      return reply;
    } catch (error) {
      if (isReplyError(error)) {
        // In a pipeline of which another node has answered the rest, ioredis follows no redirection, and keeps its map of the slots.
        if (error.message.startsWith('MOVED') && 'refreshSlotsCache' in client) client.refreshSlotsCache();
        this.refused(error);
        this.#count('refused');
      } else if (error instanceof Error && error.message === 'Command timed out') {
        this.#count('timeout');
        this.#silence(client);
      } else this.#count('unavailable');
      throw error;
    }
  }

  run({ sha, text }: LuaScript, keys: readonly string[], ...args: readonly (string | number)[]): Promise<unknown> {
    return this.send(async (client) => {
      try {
        return await client.evalsha(sha, keys.length, ...keys, ...args);
      } catch (error) {
        if (!isReplyError(error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return client.eval(text, keys.length, ...keys, ...args);
      }
    });
  }

  /** A digest, for keys, of a text that may contain credentials. */
  digest(text: string): string {
    return hash('sha256', `${this.#secret}\n${text}`, 'base64url');
  }

  /** Counts a fallback to the state of this process. */
  fellBack(use: RedisFunction): void {
    this.#fallbacks.set(use, (this.#fallbacks.get(use) ?? 0) + 1);
  }

  /** Logs rejections such as `NOPERM` or `READONLY`, which callers treat like an unavailable Redis. */
  refused(error: unknown): void {
    const message = reasonOf(error);
    const [kind = ''] = message.split(' ', 1);
    const now = performance.now();
    if (now - (this.#rejections.get(kind) ?? -Infinity) < REJECTION_MS) return;
    this.#rejections.set(kind, now);
    const isOther = kind === 'MOVED' && this.#address.kind !== 'cluster';
    this.#log.warn('Redis refuses commands: what needs them goes on in this process alone', {
      error: isOther ? `${message} (a node of a cluster, whose address begins with redis+cluster)` : message,
    });
  }

  metrics() {
    const each = (values: Readonly<Record<string, number>>) =>
      Object.entries(values).map(([label, value]) => ({ labels: [label], value }));
    return {
      'manifold.redis.connected': [{ labels: [], value: this.isUp ? 1 : 0 }],
      'manifold.redis.commands': each({ answered: this.#replies, ...Object.fromEntries(this.#failures) }),
      'manifold.redis.fallbacks': each(Object.fromEntries(this.#fallbacks)),
      'manifold.redis.duration': [{ labels: [], ...this.#durations.read() }],
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#steady);
    clearTimeout(this.#again);
    this.#client?.disconnect();
  }

  #watched(client: RedisClient): RedisClient {
    let isReady = false;
    const nextMs = backoff();
    return client
      .on('ready', () => {
        isReady = true;
        this.#silent = 0;
        this.#changed();
      })
      .on('close', () => {
        const reason = new Error(isReady ? 'the connection ended' : 'the connection ended before it was ready');
        isReady = false;
        // Some connections end without an error event; if there is one, it comes first.
        setImmediate(() => !this.isUp && this.#failed(reason));
        this.#changed();
      })
      .on('end', () => {
        // ioredis ends for good where sentinels announce the next master while it asks them for the one before.
        if (!this.#isClosed) this.#again = setTimeout(() => void client.connect().catch(() => undefined), nextMs());
      })
      .on('error', (error) => {
        this.#failed(error);
        // Redis rejected the database or the user; ioredis would continue with the default one.
        if (isReplyError(error)) client.disconnect(true);
      });
  }

  #silence(client: RedisClient): void {
    this.#silent += 1;
    if (this.#silent < MOST_SILENT) return;
    this.#silent = 0;
    this.#failed(new Error(`Redis did not answer within ${this.#timeoutMs} ms`));
    client.disconnect(true);
    this.#changed();
  }

  #count(failure: RedisFailure): void {
    this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  #changed(): void {
    const { isUp } = this;
    if (isUp === this.#wasUp) return;
    this.#wasUp = isUp;
    clearTimeout(this.#steady);
    if (isUp && this.#isLogged) this.#steady = setTimeout(() => this.#connected(), STEADY_MS).unref();
    else if (isUp) this.#connected();
    for (const listener of this.#listeners) listener(isUp);
  }

  #connected(): void {
    this.#isLogged = false;
    this.#log.info('Redis is connected');
  }

  /** Logged once, until Redis is there again. */
  #failed(error: unknown): void {
    if (this.#isLogged || this.#isClosed) return;
    this.#isLogged = true;
    this.#log.warn('Redis is not available: this process goes on alone', { error: reasonOf(error) });
  }
}

/** Whether an error is the reply of a server. */
export function isReplyError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

/** The message of an error; for a cluster none of whose nodes could be used, that of a node as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  return 'lastNodeError' in error && error.lastNodeError ? `${message} ${reasonOf(error.lastNodeError)}` : message;
}

const CONNECT_MS = 2000;
const [SHORTEST_MS, LONGEST_MS] = [50, 2000];

function optionsOf({ username, password, isTls }: RedisAddress, timeoutMs?: number): RedisOptions {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(isTls && { tls: {} }),
    ...(timeoutMs !== undefined && { commandTimeout: timeoutMs }),
    connectTimeout: CONNECT_MS,
    connectionName: 'manifold',
    lazyConnect: true,
    enableOfflineQueue: false,
    enableAutoPipelining: timeoutMs !== undefined,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // The bus resubscribes itself, to its current topics.
    autoResubscribe: false,
    // After a failover the old master is a replica: reconnect.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
}

/** A client, not yet connected: with a timeout for commands, otherwise for messages, which clusters send by single nodes. */
function createClient(library: typeof ioredis, address: RedisAddress, timeoutMs?: number): RedisClient {
  const { kind, hosts, isTls, database, name, sentinel } = address;
  const own = optionsOf(address, timeoutMs);
  if (kind === 'cluster') {
    return new library.Cluster([...hosts], {
      redisOptions: own,
      lazyConnect: true,
      enableAutoPipelining: true,
      clusterRetryStrategy: backoff(),
      slotsRefreshTimeout: CONNECT_MS,
      maxRedirections: 3,
      retryDelayOnFailover: 0,
      retryDelayOnClusterDown: 0,
    });
  }
  const retryStrategy = backoff();
  if (kind === 'single') return new library.Redis({ ...own, ...hosts[0], db: database, retryStrategy });
  return new library.Redis({
    ...own,
    retryStrategy,
    sentinels: [...hosts],
    ...(name !== undefined && { name }),
    ...(sentinel.username !== undefined && { sentinelUsername: sentinel.username }),
    ...(sentinel.password !== undefined && { sentinelPassword: sentinel.password }),
    enableTLSForSentinelMode: isTls,
    ...(isTls && { sentinelTLS: {} }),
    sentinelRetryStrategy: backoff(),
    sentinelCommandTimeout: CONNECT_MS,
    failoverDetector: timeoutMs !== undefined,
  });
}

/**
 * Exponential backoff with jitter, so that replicas do not reconnect all at once. ioredis resets its count on each connection that becomes
 * ready; this one also slows down connections that end at once, such as those of a user without rights.
 */
function backoff(): () => number {
  let [attempts, lastAt] = [0, 0];
  return () => {
    const now = performance.now();
    attempts = now - lastAt > 2 * LONGEST_MS ? 0 : attempts + 1;
    lastAt = now;
    return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** attempts) * (0.5 + Math.random() / 2);
  };
}
