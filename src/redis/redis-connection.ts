import type { Log } from '#log';
import type { RedisAddress, RedisHost } from '#shared-state';
import type { Cluster, Redis } from '#vendor/ioredis';
import { CommandDeadlines } from './command-deadlines.ts';
import { createClient, type RedisClient } from './create-client.ts';
import type { LuaScript } from './lua-script.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { isReplyError, RedisError, type RedisFailure, reasonOf } from './redis-error.ts';
import { RedisMetrics } from './redis-metrics.ts';

export type RedisArgument = string | number | Buffer;

interface ConnectionParts {
  readonly address: RedisAddress;
  /** For each command. */
  readonly timeoutMs: number;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** After as many commands in a row without a reply, none is sent until Redis answers again. */
const MOST_SILENT = 3;
const PROBE_MS = 250;
/** A Redis that comes and goes has one line of the log until it stays for so long, and each kind of refusal one in a minute. */
const STEADY_MS = 2000;
const REFUSAL_MS = 60_000;

/**
 * Sends commands to Redis. A command is answered or fails within its timeout: none waits for a connection, and none is sent to a
 * Redis that does not answer.
 */
export class RedisConnection {
  readonly metrics = new RedisMetrics();
  readonly #parts: ConnectionParts;
  readonly #deadlines: CommandDeadlines;
  readonly #client: ReconnectingClient;
  readonly #listeners = new Set<(isUp: boolean) => void>();
  /** Those of a cluster that were known last. */
  #nodes: readonly RedisHost[] = [];
  #silent = 0;
  #probe: NodeJS.Timeout | undefined;
  #wasUp = false;
  #isLogged = false;
  #isClosed = false;
  #steady: NodeJS.Timeout | undefined;
  /** When a kind of refusal was logged. */
  readonly #refusals = new Map<string, number>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#deadlines = new CommandDeadlines(parts.timeoutMs);
    this.#client = new ReconnectingClient({
      create: (attempt) => this.connect('commands', attempt),
      connected: (client) => {
        this.#silent = 0;
        this.#changed();
        this.#watchNodes(client);
      },
      disconnected: () => this.#changed(),
      failed: (error) => this.#failed(error),
    });
  }

  /** Whether commands are sent. */
  get isUp(): boolean {
    return this.#silent < MOST_SILENT && this.#client.ready !== undefined;
  }

  /** Connects. Resolves when commands can be sent, or after this time. */
  start(waitMs: number): Promise<void> {
    this.#client.start();
    if (this.isUp) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onChange((isUp) => isUp && done());
      const timer = setTimeout(done, waitMs);
      function done() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  /** Calls a listener when Redis or a node of a cluster comes, and when Redis goes, until the returned function is called. */
  onChange(listener: (isUp: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A client of its own, which is not connected yet. */
  async connect(use: 'commands' | 'messages', attempt: number): Promise<RedisClient> {
    const client = this.#client.ready;
    if (client && 'nodes' in client) this.#nodes = hostsOf(client);
    return createClient(await import('#vendor/ioredis'), this.#parts.address, { use, attempt, nodes: this.#nodes });
  }

  call(command: string, ...args: readonly RedisArgument[]): Promise<unknown> {
    return this.#send((client) => client.call(command, ...args));
  }

  /** As `call`, with texts of the reply as bytes. */
  callBuffer(command: string, ...args: readonly RedisArgument[]): Promise<unknown> {
    return this.#send((client) => client.callBuffer(command, ...args));
  }

  async run(script: LuaScript, keys: readonly string[], ...args: readonly RedisArgument[]): Promise<unknown> {
    try {
      return await this.callBuffer('evalsha', script.sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof RedisError && error.failure === 'refused' && error.message.startsWith('NOSCRIPT')))
        throw error;
      return this.callBuffer('eval', script.text, keys.length, ...keys, ...args);
    }
  }

  /** Logs what Redis refuses, such as `NOPERM` or `READONLY`: to who uses it, that is as if it were gone. */
  refused(error: unknown): void {
    const message = reasonOf(error);
    const [kind = ''] = message.split(' ', 1);
    const now = performance.now();
    if (kind === 'NOSCRIPT' || now - (this.#refusals.get(kind) ?? -Infinity) < REFUSAL_MS) return;
    this.#refusals.set(kind, now);
    const isOther = kind === 'MOVED' && this.#parts.address.kind !== 'cluster';
    this.#parts.log.warn('Redis refuses commands: what needs them goes on in this process alone', {
      error: isOther ? `${message} (a node of a cluster, whose address begins with redis+cluster)` : message,
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#probe);
    clearTimeout(this.#steady);
    this.#client.close();
  }

  /** A node of a cluster that is connected later may have followed one that is lost, without its last writes. */
  #watchNodes(client: RedisClient): void {
    if (!('nodes' in client)) return;
    const watch = (node: Redis) => node.once('ready', () => this.isUp && this.#tell());
    for (const node of client.nodes()) if (node.status !== 'ready') watch(node);
    client.on('+node', watch);
  }

  #send(use: (client: RedisClient) => Promise<unknown>): Promise<unknown> {
    const client = this.#client.ready;
    if (!client || this.#silent >= MOST_SILENT) {
      this.metrics.failed('unavailable');
      return Promise.reject(new RedisError('unavailable', 'Redis is not available.'));
    }
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const fail = (failure: RedisFailure, message: string, cause?: unknown) => {
        this.metrics.failed(failure);
        reject(new RedisError(failure, message, { cause }));
      };
      let isOver = false;
      const answered = this.#deadlines.add(() => {
        isOver = true;
        answered();
        this.#silence();
        fail('timeout', `Redis did not answer within ${this.#parts.timeoutMs} ms.`);
      });
      use(client).then(
        (reply) => {
          // A reply that comes late does not show that Redis is fast enough again.
          if (isOver) return;
          this.#silent = 0;
          answered();
          this.metrics.replied(performance.now() - began);
          resolve(reply);
        },
        (error: unknown) => {
          if (isOver) return;
          isOver = true;
          answered();
          if (isReplyError(error)) this.refused(error);
          fail(isReplyError(error) ? 'refused' : 'unavailable', reasonOf(error), error);
        },
      );
    });
  }

  #silence(): void {
    this.#silent += 1;
    if (this.#silent < MOST_SILENT) return;
    this.#failed(new Error(`Redis did not answer within ${this.#parts.timeoutMs} ms`));
    this.#changed();
    this.#probe ??= setInterval(() => this.#ask(), PROBE_MS).unref();
  }

  /** Asks a Redis that did not answer. */
  #ask(): void {
    const client = this.#client.ready;
    if (!client) return;
    const began = performance.now();
    client.call('ping').then(
      () => {
        if (performance.now() - began > this.#parts.timeoutMs) return;
        this.#silent = 0;
        this.#changed();
      },
      () => undefined,
    );
  }

  #changed(): void {
    const { isUp } = this;
    if (isUp) {
      clearInterval(this.#probe);
      this.#probe = undefined;
    }
    if (isUp === this.#wasUp) return;
    this.#wasUp = isUp;
    clearTimeout(this.#steady);
    if (!isUp && !this.#isClosed) this.#failed(new Error('the connection ended'));
    if (isUp && this.#isLogged) this.#steady = setTimeout(() => this.#connected(), STEADY_MS).unref();
    else if (isUp) this.#connected();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.isUp);
  }

  #connected(): void {
    this.#isLogged = false;
    this.#parts.log.info('Redis is connected');
  }

  /** Logged once, until Redis is there again. */
  #failed(error: unknown): void {
    if (this.#isLogged) return;
    this.#isLogged = true;
    this.#parts.log.warn('Redis is not available: this process goes on alone', { error: reasonOf(error) });
  }
}

function hostsOf(cluster: Cluster): readonly RedisHost[] {
  return cluster.nodes().flatMap(({ options: { host, port } }) => (host && port ? [{ host, port }] : []));
}
