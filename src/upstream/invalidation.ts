import type { Contract, Operation } from '#contract';
import type { ApiSettings } from './settings.ts';
import type { ApiResponses, SharedResponses } from './shared-responses.ts';

interface InvalidationOptions {
  /** One for all APIs. */
  readonly changes: Changes;
  /** Responses that replicas share, if any are stored. */
  readonly shared: SharedResponses | undefined;
  /** Tells HTTP caches in front of the gateway that responses with these tags are stale. */
  readonly purge: ((tags: readonly string[]) => void) | undefined;
  /** Those of the API that this one replaces: its mutations may still be in flight. */
  readonly counts?: InvalidationCounts | undefined;
}

/**
 * What makes responses of one API stale: its mutations, and changes elsewhere. It counts them, and tells other replicas, HTTP caches in
 * front of the gateway, and the gateway itself.
 */
export class Invalidations {
  readonly counts: InvalidationCounts;
  /** The responses that replicas share, and with them their invalidations. */
  readonly shared: ApiResponses | undefined;
  readonly #changes: Changes;
  readonly #purgeTags: InvalidationOptions['purge'];

  constructor(contract: Contract, settings: ApiSettings, { changes, shared, purge, counts }: InvalidationOptions) {
    this.#changes = changes;
    this.#purgeTags = purge;
    this.counts = counts ?? new InvalidationCounts();
    this.counts.include(contract);
    this.shared = shared?.of(contract, settings, (ids, wasMissed) => this.#changedElsewhere(wasMissed, ids));
  }

  /** A mutation was sent. It may take effect from then on until it settles, whatever its outcome. */
  mutationSent({ invalidates }: Operation): void {
    this.invalidate(invalidates);
    this.#purge(invalidates);
  }

  /** A mutation that was sent has settled. */
  mutationSettled(operation: Operation): void {
    this.mutationSent(operation);
    this.#changes.tell(this.counts.tagsOf(operation.invalidates), 'mutation');
  }

  /** Makes responses of operations stale, or of all that mutations invalidate, in all replicas. */
  invalidate(operationIds = this.counts.ids): void {
    this.#count(operationIds);
    if (operationIds.length > 0) this.shared?.invalidate(operationIds);
  }

  #changedElsewhere(wasMissed: boolean, operationIds = this.counts.ids): void {
    this.#count(operationIds);
    // HTTP caches were purged when it happened, and may have stored a response of this replica since.
    if (wasMissed) this.#purge(operationIds);
    this.#changes.tell(this.counts.tagsOf(operationIds), 'elsewhere');
  }

  #count(operationIds: readonly string[]): void {
    this.#changes.count += 1;
    this.counts.add(operationIds);
  }

  #purge(operationIds: readonly string[]): void {
    if (operationIds.length > 0) this.#purgeTags?.(this.counts.tagsOf(operationIds));
  }
}

/** How often the responses of an API were invalidated, by operation: of those that mutations invalidate. */
export class InvalidationCounts {
  /** Counts every invalidation. It is part of the keys of calls in flight. */
  changes = 0;
  readonly #byId = new Map<string, InvalidationCounter>();

  /** Adds the operations of a contract. */
  include({ slug, operations }: Contract): void {
    for (const id of Object.values(operations).flatMap(({ invalidates }) => invalidates))
      if (!this.#byId.has(id)) this.#byId.set(id, { tag: `${slug}.${id}`, count: 0 });
  }

  /** The operations. */
  get ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  add(ids: readonly string[]): void {
    this.changes += 1;
    for (const id of ids) {
      const counter = this.#byId.get(id);
      if (counter) counter.count += 1;
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

/** How often the responses of an operation were invalidated. */
export interface InvalidationCounter {
  /** The API and the operation. */
  readonly tag: string;
  count: number;
}

/** The invalidations of an operation when a response was requested: it is valid as long as their count has not changed. */
export interface InvalidationMark {
  readonly invalidations: InvalidationCounter;
  readonly count: number;
}

/** By whom responses were made stale: a mutation of this process that has ended, or something else that may have told others. */
export type ChangeOrigin = 'mutation' | 'elsewhere';

/** Receives the operations whose responses are stale, as `slug.operation`. It must not throw. */
export type ChangeListener = (operations: readonly string[], origin: ChangeOrigin) => void;

/** The changes that a gateway knows of. */
export class Changes {
  /** Counts each mutation of any API when it is sent, and when it settles: later operations share none that began before. */
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
