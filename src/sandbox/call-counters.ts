/** Calls of one operation. */
export interface CallCount {
  calls: number;
  /** Calls that a fault was injected into. */
  faulty: number;
  inFlight: number;
}

/** Counts calls by API and operation. */
export class CallCounters {
  readonly #counts = new Map<string, Map<string, CallCount>>();

  /** The counts of an operation, for the caller to increment. */
  of(slug: string, operation: string): CallCount {
    const counts = this.#counts.get(slug) ?? new Map<string, CallCount>();
    const count = counts.get(operation) ?? { calls: 0, faulty: 0, inFlight: 0 };
    this.#counts.set(slug, counts.set(operation, count));
    return count;
  }

  /** A copy of the counts of an API, by operation. */
  ofApi(slug: string): Readonly<Record<string, Readonly<CallCount>>> {
    return Object.fromEntries([...(this.#counts.get(slug) ?? [])].map(([id, count]) => [id, { ...count }]));
  }

  /** Sets all counts to 0 but those of calls in flight. */
  clear(): void {
    for (const counts of this.#counts.values()) {
      for (const [operation, count] of counts) {
        if (count.inFlight === 0) counts.delete(operation);
        else Object.assign(count, { calls: 0, faulty: 0 });
      }
    }
  }
}
