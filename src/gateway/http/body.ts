import { Body } from '#http';
import { type Receipt, requestError } from '../types.ts';

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

/** The refusal of a body beyond its limit; the connection ends with it. */
export function bodyTooLarge(limit: number) {
  return requestError(`The body is larger than ${limit} bytes.`, { status: 413, headers: { connection: 'close' } });
}

/** The refusal of a body while others take all the memory that there is for them. */
export function tooManyBodies() {
  const headers = { connection: 'close', 'retry-after': '1' };
  return requestError('Too many bodies are being received.', { status: 503, code: 'OVERLOADED', headers });
}

/** The refusal of a body whose caller left before its end. */
export function bodyMissing() {
  return requestError('The body did not arrive.');
}
