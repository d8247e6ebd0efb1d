import { randomUUID } from 'node:crypto';
import { MemoryBus, type MessageBus, type Subscriber, type Subscription } from '#shared-state';
import type { RedisClient } from './create-client.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import type { RedisConnection } from './redis-connection.ts';

/** How often a connection shows that it delivers messages, and how many of its own messages may be on their way. */
const [ECHO_MS, MOST_ON_THEIR_WAY] = [1000, 2];
const RETRY_MS = 100;
/** The kinds of messages: a text, or that texts to this topic were lost on their way to Redis. */
const [TEXT, LOST] = ['t', 'l'];

/** A bus for all replicas. Subscribers of the sender's process need no Redis. */
export class RedisBus implements MessageBus {
  readonly #connection: RedisConnection;
  readonly #prefix: string;
  readonly #id = randomUUID();
  /** Has messages of this replica to itself. */
  readonly #echoChannel: string;
  readonly #local = new MemoryBus();
  readonly #subscribed = new Map<string, number>();
  readonly #client: ReconnectingClient;
  /** The topics of messages that could not be sent. */
  readonly #lost = new Set<string>();
  #isListening = false;
  #isSubscribed = false;
  #echo: NodeJS.Timeout | undefined;
  #onTheirWay = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(connection: RedisConnection, prefix: string) {
    this.#connection = connection;
    this.#prefix = `${prefix}:bus:`;
    this.#echoChannel = `${this.#prefix}echo:${this.#id}`;
    this.#client = new ReconnectingClient({
      create: (attempt) => connection.connect('messages', attempt),
      connected: (client) => void this.#connected(client),
      disconnected: () => {
        this.#isListening = false;
        this.#isSubscribed = false;
        clearInterval(this.#echo);
      },
      // Logged by the connection for commands, which fails as well.
      failed: () => undefined,
    });
    connection.onChange((isUp) => {
      if (!isUp) return;
      this.#tellLosses();
      this.#sendEcho();
    });
  }

  /** Whether the messages of other replicas arrive. */
  get isListening(): boolean {
    return this.#isListening;
  }

  start(): void {
    this.#client.start();
  }

  close(): void {
    clearInterval(this.#echo);
    clearTimeout(this.#retry);
    this.#client.close();
  }

  publish(topic: string, text: string): void {
    this.#local.publish(topic, text);
    this.#send(topic, TEXT, text);
  }

  subscribe(topic: string, subscriber: Subscriber): Subscription {
    const own = this.#local.subscribe(topic, subscriber);
    const count = this.#subscribed.get(topic) ?? 0;
    this.#subscribed.set(topic, count + 1);
    const client = this.#client.ready;
    // Even where the topic has subscribers, whose subscription may be on its way: replies come in order.
    const active = client?.subscribe(this.#prefix + topic).then(
      () => undefined,
      () => undefined,
    );
    let isClosed = false;
    return {
      active: active ?? Promise.resolve(),
      close: () => {
        own.close();
        if (!isClosed) this.#unsubscribe(topic);
        isClosed = true;
      },
    };
  }

  #unsubscribe(topic: string): void {
    const count = this.#subscribed.get(topic) ?? 0;
    if (count > 1) return void this.#subscribed.set(topic, count - 1);
    this.#subscribed.delete(topic);
    this.#client.ready?.unsubscribe(this.#prefix + topic).catch(() => undefined);
  }

  #send(topic: string, kind: string, text: string): void {
    this.#connection.call('publish', this.#prefix + topic, `${kind}${this.#id} ${text}`).catch(() => {
      this.#connection.metrics.fellBack('messages');
      this.#lost.add(topic);
      // Not at once: a connection that ends can refuse commands for a while before it is known to be lost.
      this.#retry ??= setTimeout(() => this.#tellLosses(), RETRY_MS).unref();
    });
  }

  #tellLosses(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (!this.#connection.isUp) return;
    const topics = [...this.#lost];
    this.#lost.clear();
    for (const topic of topics) this.#send(topic, LOST, '');
  }

  async #connected(client: RedisClient): Promise<void> {
    client.on('message', (channel: string, message: string) => this.#received(channel, message));
    clearInterval(this.#echo);
    this.#echo = setInterval(() => setImmediate(() => this.#check(client)), ECHO_MS).unref();
    const channels = [...this.#subscribed.keys()].map((topic) => this.#prefix + topic);
    try {
      await client.subscribe(this.#echoChannel, ...channels);
    } catch (error) {
      // The connection is lost again, or its user may not listen.
      if (client.status === 'ready') this.#connection.refused(error);
      return client.disconnect();
    }
    this.#isSubscribed = true;
    this.#onTheirWay = 0;
    this.#sendEcho();
  }

  /**
   * Ends a connection that delivers nothing: its server is silent, is cut off from the others, or belongs to the cluster no more. In
   * the latter cases it answers a PING.
   */
  #check(client: RedisClient): void {
    if (client.status !== 'ready') return;
    void client.call('ping').catch(() => undefined);
    if (this.#onTheirWay >= MOST_ON_THEIR_WAY) client.disconnect();
    else this.#sendEcho();
  }

  #sendEcho(): void {
    if (!this.#isSubscribed || !this.#connection.isUp) return;
    this.#connection.call('publish', this.#echoChannel, '').then(
      () => (this.#onTheirWay += 1),
      () => undefined,
    );
  }

  #echoed(): void {
    this.#onTheirWay = 0;
    if (this.#isListening || !this.#isSubscribed) return;
    this.#isListening = true;
    this.#local.missed();
  }

  #received(channel: string, message: string): void {
    if (channel === this.#echoChannel) return this.#echoed();
    const topic = channel.slice(this.#prefix.length);
    const at = message.indexOf(' ');
    if (message.slice(1, at) === this.#id) return;
    if (message.startsWith(LOST)) this.#local.missed(topic);
    else this.#local.publish(topic, message.slice(at + 1));
  }
}
