import type { RedisClient } from './create-client.ts';
import { isReplyError } from './redis-error.ts';

interface ReconnectingParts {
  /** Creates a client that is not connected. */
  readonly create: (attempt: number) => Promise<RedisClient>;
  readonly connected: (client: RedisClient) => void;
  readonly disconnected: () => void;
  readonly failed: (error: unknown) => void;
}

const SHORTEST_MS = 50;
const LONGEST_MS = 2000;
const LASTING_MS = 2000;

/** Keeps one client connected, from `start` to `close`, with growing and random pauses between attempts. */
export class ReconnectingClient {
  readonly #parts: ReconnectingParts;
  #client: RedisClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #attempt = 0;
  #isClosed = false;

  constructor(parts: ReconnectingParts) {
    this.#parts = parts;
  }

  /** The client, while it is connected. */
  get ready(): RedisClient | undefined {
    return this.#client?.status === 'ready' ? this.#client : undefined;
  }

  start(): void {
    if (!this.#client && !this.#timer && !this.#isClosed) void this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#client?.disconnect();
  }

  async #connect(): Promise<void> {
    this.#timer = undefined;
    const { create, failed } = this.#parts;
    try {
      const client = await create(this.#attempt);
      this.#client = client;
      this.#watch(client);
      if (this.#isClosed) client.disconnect();
      // A failure ends the client too.
      else await client.connect().catch(failed);
    } catch (error) {
      failed(error);
      this.#again();
    }
  }

  /** Tells when a client is connected, and connects another one when it has ended. */
  #watch(client: RedisClient): void {
    const { connected, disconnected, failed } = this.#parts;
    let connectedAt: number | undefined;
    client.once('end', () => {
      // Some end without an error, and a reason that there is comes first.
      if (connectedAt === undefined) setImmediate(() => failed(new Error('the connection ended before it was ready')));
      // A connection that ends at once, such as that of a user without rights, is tried as seldom as one that fails.
      if (connectedAt !== undefined && performance.now() - connectedAt > LASTING_MS) this.#attempt = 0;
      if (connectedAt !== undefined) disconnected();
      this.#again();
    });
    client.on('error', (error) => {
      failed(error);
      // A database or a user that Redis refuses: it would go on with another one.
      if (isReplyError(error)) client.disconnect();
    });
    client.once('ready', () => {
      connectedAt = performance.now();
      connected(client);
    });
  }

  #again(): void {
    this.#client = undefined;
    if (this.#isClosed || this.#timer) return;
    const longest = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** this.#attempt);
    this.#attempt += 1;
    // Replicas that lost Redis at the same time do not come back at the same time.
    this.#timer = setTimeout(() => void this.#connect(), longest * (0.5 + Math.random() / 2));
    this.#timer.unref();
  }
}
