/** A slow stream is cut here, so that no call lasts long because of its caller. */
const LONGEST_PIECE_MS = 5000;

/**
 * A stream of bytes that is taken piece by piece. Nothing of it is held but the part that came last, while a piece has
 * no room for all of it.
 */
export class Parts {
  readonly #parts: AsyncIterator<Uint8Array>;
  #pulling: Promise<boolean> | undefined;
  #rest: Uint8Array = new Uint8Array();
  #taken = 0;

  constructor(parts: AsyncIterable<Uint8Array>) {
    this.#parts = parts[Symbol.asyncIterator]();
  }

  /** Bytes that pieces have taken. */
  get taken(): number {
    return this.#taken;
  }

  /** Waits for the next byte, and says whether there is one. */
  more(): Promise<boolean> {
    // A failure is kept: asked again, an iterator that has failed says that it is done, as if nothing were missing.
    this.#pulling ??= this.#pull();
    return this.#pulling;
  }

  /** The next bytes: at most so many, and fewer where they come slowly. Without a limit, all of them. */
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

  /** Nobody takes any more. */
  close(): void {
    // Not waited for: an iterator ends after what it is waiting for itself.
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
