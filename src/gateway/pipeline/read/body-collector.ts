import { bodyTooLarge, tooManyBodies } from './body-errors.ts';
import type { BodyMemory } from './body-memory.ts';

/** Collects the parts of a body, within its own limit and the memory of all bodies together. */
export class BodyCollector {
  readonly #limit: number;
  readonly #memory: BodyMemory;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(limit: number, memory: BodyMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  /** Adds a part. Throws the refusal of a request whose body is too large, or for which there is no memory. */
  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    const fits = this.#memory.take(chunk.length);
    if (this.#bytes > this.#limit) throw bodyTooLarge(this.#limit);
    if (!fits) throw tooManyBodies();
    this.#chunks.push(chunk);
  }

  /** The body as far as it is there. */
  get body(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#bytes);
  }

  /** Leaves its memory to other bodies. */
  release(): void {
    this.#memory.release(this.#bytes);
  }
}
