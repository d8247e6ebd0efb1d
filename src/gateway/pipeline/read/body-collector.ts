import { Body } from '#http';
import { bodyTooLarge, tooManyBodies } from './body-errors.ts';
import type { BodyMemory } from './body-memory.ts';

/** Collects the parts of a body, within its own limit and the memory of all bodies together. */
export class BodyCollector {
  readonly #limit: number;
  readonly #memory: BodyMemory;
  readonly #body = new Body();
  #taken = 0;

  constructor(limit: number, memory: BodyMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  /** Adds a part. Throws the refusal of a request whose body is too large, or for which there is no memory. */
  add(chunk: Buffer): void {
    this.#body.add(chunk);
    const { length, memory } = this.#body;
    const fits = this.#memory.take(memory - this.#taken);
    this.#taken = memory;
    if (length > this.#limit) throw bodyTooLarge(this.#limit);
    if (!fits) throw tooManyBodies();
  }

  /** The body as far as it is there. */
  get body(): Buffer {
    return this.#body.whole();
  }

  /** Leaves its memory to other bodies. */
  release(): void {
    this.#memory.release(this.#taken);
  }
}
