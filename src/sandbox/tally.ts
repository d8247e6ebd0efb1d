/** How often an operation was called. */
export interface Count {
  calls: number;
  /** Calls that something was done to. */
  faulty: number;
  inFlight: number;
}

/** Counts calls by interface and operation. */
export class Tally {
  readonly #counts = new Map<string, Map<string, Count>>();

  /** The count of an operation, to be kept up to date by whoever asks for it. */
  of(slug: string, operation: string): Count {
    const counts = this.#counts.get(slug) ?? new Map<string, Count>();
    const count = counts.get(operation) ?? { calls: 0, faulty: 0, inFlight: 0 };
    this.#counts.set(slug, counts.set(operation, count));
    return count;
  }

  /** By operation. */
  ofInterface(slug: string): Readonly<Record<string, Readonly<Count>>> {
    return Object.fromEntries([...(this.#counts.get(slug) ?? [])].map(([id, count]) => [id, { ...count }]));
  }

  /** Forgets all but what is under way. */
  clear(): void {
    for (const counts of this.#counts.values()) {
      for (const [operation, count] of counts) {
        if (count.inFlight === 0) counts.delete(operation);
        else Object.assign(count, { calls: 0, faulty: 0 });
      }
    }
  }
}
