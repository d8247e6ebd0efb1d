import type { Snapshot } from '#telemetry';

/** Counts the messages of APIs. */
export class MessageCounters {
  readonly #counts = new Map<string, Map<string, number>>();

  add(slug: string, outcome: string): void {
    let counts = this.#counts.get(slug);
    if (!counts) this.#counts.set(slug, (counts = new Map()));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }

  read(): Snapshot {
    return {
      'manifold.hooks.messages': [...this.#counts].flatMap(([slug, counts]) =>
        [...counts].map(([outcome, value]) => ({ labels: [slug, outcome], value })),
      ),
    };
  }
}
