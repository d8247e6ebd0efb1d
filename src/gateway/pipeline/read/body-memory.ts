/** The memory of bodies that are being received, of all requests together. */
export class BodyMemory {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Counts memory that a body takes more than before, or less, and tells whether there is room for it. */
  take(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes <= this.#maxBytes;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}
