import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { MemoryBus, type MessageBus, type Subscriber, type Subscription } from '#shared-state';
import type { RedisConnection } from './redis-connection.ts';

/** How often this replica sends itself an echo, and how many may be missing before it reconnects. */
const [ECHO_MS, MOST_MISSING] = [1000, 2];
const RETRY_MS = 250;
/** The kinds of messages: a text, or a notice that texts to this topic did not reach Redis. */
const [TEXT, LOST] = ['t', 'l'];

/** A bus for all replicas. Subscribers of the sender's process need no Redis. */
export class RedisBus implements MessageBus {
  readonly #connection: RedisConnection;
  readonly #prefix: string;
  readonly #id = randomUUID();
  /** Where this replica sends its echoes. */
  readonly #echoChannel: string;
  readonly #local = new MemoryBus();
  /** The topics of messages that could not be sent. */
  readonly #lost = new Set<string>();
  #client: Redis | undefined;
  readonly #listening = Promise.withResolvers<void>();
  #isListening = false;
  /** Echoes that were sent and have not arrived. */
  #missing = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connection: RedisConnection) {
    this.#connection = connection;
    this.#prefix = `${connection.prefix}:bus:`;
    this.#echoChannel = `${this.#prefix}echo:${this.#id}`;
    connection.onChange((isUp) => isUp && this.#timer && this.#check());
  }

  /** Listens. Resolves when the messages of other replicas arrive, or after this time. */
  async start(waitMs: number): Promise<void> {
    this.#timer = setInterval(() => this.#check(), ECHO_MS).unref();
    this.#check();
    if (!this.#connection.isUp) return;
    await Promise.race([this.#listening.promise, setTimeout(waitMs, undefined, { ref: false })]);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#client?.disconnect();
  }

  publish(topic: string, text: string): void {
    this.#local.publish(topic, text);
    this.#send(topic, TEXT, text);
  }

  subscribe(topic: string, subscriber: Subscriber): Subscription {
    const own = this.#local.subscribe(topic, subscriber);
    // Also for further subscribers, because the first subscription may still be in flight: replies come in order.
    const active = this.#isReady ? this.#client?.subscribe(this.#prefix + topic) : undefined;
    return {
      active: Promise.resolve(active).then(
        () => undefined,
        () => undefined,
      ),
      close: () => {
        own.close();
        if (this.#local.hasSubscribers(topic) || !this.#isReady) return;
        this.#client?.unsubscribe(this.#prefix + topic).catch(() => undefined);
      },
    };
  }

  get #isReady(): boolean {
    return this.#client?.status === 'ready';
  }

  /** Connects, and creates a new client when this one ends for good: ioredis itself reconnects to the same server only. */
  #listen(): void {
    const client = this.#isClosed ? undefined : this.#connection.subscriber();
    this.#client = client;
    if (!client) return;
    client.on('message', (channel: string, message: string) => this.#received(channel, message));
    // The connection for commands fails too, and logs it.
    client.on('error', () => undefined);
    client.on('close', () => (this.#isListening = false));
    client.on('ready', () => {
      const channels = this.#local.topics.map((topic) => this.#prefix + topic);
      client.subscribe(this.#echoChannel, ...channels).then(
        () => this.#sendEcho(),
        (error: unknown) => {
          // The connection is lost again, or the user may not subscribe.
          if (client.status === 'ready') this.#connection.refused(error);
          client.disconnect(true);
        },
      );
    });
    client.once('end', () => void setTimeout(RETRY_MS, undefined, { ref: false }).then(() => this.#listen()));
    this.#missing = 0;
    client.connect().catch(() => undefined);
  }

  /**
   * Sends an echo, and drops a connection that delivers none: its server is silent, is partitioned from the others, or has left the
   * cluster. In the last two cases it would still answer a PING.
   */
  #check(): void {
    const lost = [...this.#lost];
    if (this.#connection.isUp) this.#lost.clear();
    if (this.#connection.isUp) for (const topic of lost) this.#send(topic, LOST, '');
    if (!this.#client && !this.#isClosed) return this.#listen();
    if (this.#missing < MOST_MISSING) return this.#sendEcho();
    this.#isListening = false;
    this.#client?.disconnect();
  }

  #sendEcho(): void {
    if (!this.#isReady || !this.#connection.isUp) return;
    this.#connection
      .send((client) => client.publish(this.#echoChannel, ''))
      .then(
        () => (this.#missing += 1),
        () => undefined,
      );
  }

  #send(topic: string, kind: string, text: string): void {
    this.#connection
      .send((client) => client.publish(this.#prefix + topic, `${kind}${this.#id} ${text}`))
      .catch(() => {
        this.#connection.fellBack('messages');
        this.#lost.add(topic);
      });
  }

  #received(channel: string, message: string): void {
    if (channel === this.#echoChannel) {
      this.#missing = 0;
      if (!this.#isListening) this.#local.missed();
      this.#isListening = true;
      this.#listening.resolve();
      return;
    }
    const topic = channel.slice(this.#prefix.length);
    const at = message.indexOf(' ');
    if (message.slice(1, at) === this.#id) return;
    if (message.startsWith(LOST)) this.#local.missed(topic);
    else this.#local.publish(topic, message.slice(at + 1));
  }
}
