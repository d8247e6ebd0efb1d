/** A piece of a slow stream ends after this time, so that a slow caller does not hold a call open. */
export const LONGEST_PIECE_MS = 5000;

/**
 * A stream of bytes that is read in pieces. Only the rest of the last chunk is buffered, where it does not fit into a piece.
 */
export class Parts {
  readonly #parts: AsyncIterator<Uint8Array>;
  #pulling: Promise<boolean> | undefined;
  #rest: Uint8Array = new Uint8Array();
  #taken = 0;

  constructor(parts: AsyncIterable<Uint8Array>) {
    this.#parts = parts[Symbol.asyncIterator]();
  }

  /** The bytes that were read as pieces. */
  get taken(): number {
    return this.#taken;
  }

  /** Waits for the next byte, and says whether there is one. */
  more(): Promise<boolean> {
    // A rejected promise is kept: an iterator that has failed reports on the next call that it is done.
    this.#pulling ??= this.#pull();
    return this.#pulling;
  }

  /** The next bytes, at most `most`, and fewer of a slow stream. */
  async *piece(most: number): AsyncGenerator<Uint8Array> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = most === Infinity ? undefined : setTimeout(resolve, LONGEST_PIECE_MS, false);
    let left = most;
    try {
      while (left > 0 && (await Promise.race([this.more(), late]))) {
        const part = this.#rest.subarray(0, left);
        this.#rest = this.#rest.subarray(part.length);
        if (this.#rest.length === 0) this.#pulling = undefined;
        this.#taken += part.length;
        left -= part.length;
        yield part;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the stream. */
  close(): void {
    // Not awaited: the iterator returns only after its pending read.
    this.#parts.return?.().catch(() => undefined);
  }

  async #pull(): Promise<boolean> {
    for (;;) {
      const { done, value } = await this.#parts.next();
      if (done) return false;
      this.#rest = value;
      if (value.length > 0) return true;
    }
  }
}
