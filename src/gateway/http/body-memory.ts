import type { Receipt } from '../types.ts';
import { tooManyBodies } from './body-errors.ts';

/** The memory budget of request bodies, for all requests together. */
export class BodyMemory {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Takes memory for a body, or returns it. `false` if the budget is exceeded. */
  take(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes <= this.#maxBytes;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }

  /** Takes memory for a body until its receipt ends. Throws if there is none left. */
  hold(bytes: number): Receipt {
    if (this.take(bytes)) return new HeldBytes(this, bytes);
    this.release(bytes);
    throw tooManyBodies();
  }
}

class HeldBytes implements Receipt {
  readonly #memory: BodyMemory;
  #bytes: number;

  constructor(memory: BodyMemory, bytes: number) {
    this.#memory = memory;
    this.#bytes = bytes;
  }

  end(): void {
    this.#memory.release(this.#bytes);
    this.#bytes = 0;
  }
}
