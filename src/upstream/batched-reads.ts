/** Shorter bodies are read at once. */
const SHORT_BYTES = 32 * 1024;
/** The bytes of longer ones that are read in one turn of the event loop: a few milliseconds. A longer body has its own turn. */
const TURN_BYTES = 1024 * 1024;

interface PendingRead {
  readonly bytes: number;
  readonly startedAt: number;
  readonly read: () => void;
}

/**
 * Spreads the reading of large bodies over turns of the event loop, so that other work has turns between them. Bodies of
 * the request that started first are read first: it is answered, and releases its memory, before the next is half done.
 */
export class BatchedReads {
  /** In the order in which their requests started. */
  readonly #pending: PendingRead[] = [];
  #bytesInTurn = 0;
  #endsTurn = false;

  /** Reads a body: at once, or in a later turn if many large ones have come together. */
  add(bytes: number, startedAt: number, read: () => void): void {
    if (bytes < SHORT_BYTES) return read();
    if (this.#pending.length > 0 || this.#bytesInTurn >= TURN_BYTES) this.#defer({ bytes, startedAt, read });
    else this.#readNow({ bytes, startedAt, read });
  }

  /** The turn of a body; `undefined` if it is now. */
  turn(bytes: number, startedAt: number): Promise<void> | undefined {
    if (bytes < SHORT_BYTES) return undefined;
    return new Promise((resolve) => this.add(bytes, startedAt, resolve));
  }

  #defer(body: PendingRead): void {
    const before = this.#pending.findLastIndex(({ startedAt }) => startedAt <= body.startedAt);
    this.#pending.splice(before + 1, 0, body);
  }

  #readNow({ bytes, read }: PendingRead): void {
    this.#bytesInTurn += bytes;
    if (!this.#endsTurn) {
      this.#endsTurn = true;
      setImmediate(() => this.#nextTurn());
    }
    read();
  }

  #nextTurn(): void {
    this.#endsTurn = false;
    this.#bytesInTurn = 0;
    while (this.#bytesInTurn < TURN_BYTES) {
      const next = this.#pending.shift();
      if (!next) return;
      this.#readNow(next);
    }
  }
}
