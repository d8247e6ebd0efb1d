import { Body } from '#http';
import { bodyTooLarge, tooManyBodies } from './body-errors.ts';
import type { BodyMemory } from './body-memory.ts';

/** Collects the chunks of a body, within its own limit and the shared memory budget. */
export class BodyCollector {
  readonly #limit: number;
  readonly #memory: BodyMemory;
  readonly #body = new Body();
  #taken = 0;

  constructor(limit: number, memory: BodyMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  /** Adds a chunk. Throws if the body is too large, or the memory budget is exceeded. */
  add(chunk: Buffer): void {
    this.#body.add(chunk);
    const { length, memory } = this.#body;
    const fits = this.#memory.take(memory - this.#taken);
    this.#taken = memory;
    if (length > this.#limit) throw bodyTooLarge(this.#limit);
    if (!fits) throw tooManyBodies();
  }

  /** The body received so far. */
  get body(): Buffer {
    return this.#body.whole();
  }

  /** Releases its memory. */
  release(): void {
    this.#memory.release(this.#taken);
  }
}
