import type { Contract, Operation } from '#contract';
import type { InvalidationMark, Invalidations } from './request-freshness.ts';

/** How often the responses of an interface's operations were invalidated: of those that mutations invalidate. */
export class InvalidationCounts {
  readonly #byId: ReadonlyMap<string, Invalidations>;

  constructor({ slug, operations }: Contract) {
    const ids = Object.values(operations).flatMap(({ invalidates }) => invalidates);
    this.#byId = new Map(ids.map((id) => [id, { tag: `${slug}.${id}`, count: 0 }]));
  }

  /** The operations. */
  get ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  add(ids: readonly string[]): void {
    for (const id of ids) {
      const invalidations = this.#byId.get(id);
      if (invalidations) invalidations.count += 1;
    }
  }

  of({ id }: Operation): number {
    return this.#byId.get(id)?.count ?? 0;
  }

  markOf({ id }: Operation, count: number): InvalidationMark | undefined {
    const invalidations = this.#byId.get(id);
    return invalidations && { invalidations, count };
  }

  tagsOf(ids: readonly string[]): readonly string[] {
    return ids.flatMap((id) => this.#byId.get(id)?.tag ?? []);
  }
}
