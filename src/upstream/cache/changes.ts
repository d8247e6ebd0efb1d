/** By whom responses were made stale: a mutation of this process that has ended, or something else that may have told others. */
export type ChangeOrigin = 'mutation' | 'elsewhere';

/** Receives the operations whose responses are stale, as `slug.operation`. It must not throw. */
export type ChangeListener = (operations: readonly string[], origin: ChangeOrigin) => void;

/** The changes that a gateway knows of. */
export class Changes {
  /** Counts each mutation of any interface when it is sent, and when it settles: later operations share none that began before. */
  count = 0;
  readonly #listeners = new Set<ChangeListener>();

  /** The returned function ends it. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(operations: readonly string[], origin: ChangeOrigin): void {
    if (operations.length > 0) for (const listener of this.#listeners) listener(operations, origin);
  }
}
