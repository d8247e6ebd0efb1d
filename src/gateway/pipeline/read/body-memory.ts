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
}
