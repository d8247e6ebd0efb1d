import type { BodyMemory } from '../../http/body-memory.ts';

/** Headers of fragments, which are not told apart from the begin of the next message, are no more. */
const NEGLIGIBLE_BYTES = 1024;
/** The mask and the first two bytes of a frame of a client (RFC 6455, section 5.2). */
const [MASK_BYTES, START_BYTES] = [4, 2];

/** The bytes of a message that a connection has begun to send. They take the memory that request bodies share. */
export class UnfinishedMessage {
  readonly #memory: BodyMemory;
  #bytes = 0;
  #lastChunkBytes = 0;
  /** By the clock of `performance.now`. */
  #beganAt = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** A chunk has arrived. Returns whether there is memory for it. */
  add(bytes: number): boolean {
    if (this.#bytes === 0) this.#beganAt = performance.now();
    this.#bytes += bytes;
    this.#lastChunkBytes = bytes;
    return this.#memory.take(bytes);
  }

  /** A message is whole: bytes that are left have come with the last chunk, and are those of the next one. */
  ended(payloadBytes: number): void {
    this.#keep(Math.min(this.#lastChunkBytes, this.#bytes - frameBytes(payloadBytes)));
    this.#beganAt = performance.now();
  }

  /** A control frame is whole, which may come between the fragments of a message. */
  controlled(payloadBytes: number): void {
    this.#keep(this.#bytes - frameBytes(payloadBytes));
  }

  /** The connection is closed. */
  release(): void {
    this.#keep(0);
  }

  /** Whether it began so long ago. */
  isOlderThan(milliseconds: number): boolean {
    return this.#bytes > NEGLIGIBLE_BYTES && performance.now() - this.#beganAt > milliseconds;
  }

  #keep(bytes: number): void {
    const kept = Math.max(0, bytes);
    this.#memory.release(this.#bytes - kept);
    this.#bytes = kept;
  }
}

function frameBytes(payloadBytes: number): number {
  const lengthBytes = payloadBytes < 126 ? 0 : payloadBytes < 65_536 ? 2 : 8;
  return START_BYTES + lengthBytes + MASK_BYTES + payloadBytes;
}
