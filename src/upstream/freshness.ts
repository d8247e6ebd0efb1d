import type { Contract, Operation } from '#contract';
import type { ResponsePolicy } from './cache-policy.ts';
import type { Identity } from './request.ts';

/** The number of times that mutations have invalidated the responses of an operation. */
export interface Invalidations {
  /** The interface and the operation. */
  readonly tag: string;
  count: number;
}

/** The invalidations of an operation when a response was requested: it is valid as long as they have not changed. */
export interface InvalidationMark {
  readonly invalidations: Invalidations;
  readonly count: number;
}

/** The combined freshness of several responses, and their scope. */
export interface ResponseFreshness {
  readonly freshUntil: number;
  /**
   * `public`: for everyone. `identity`: for callers whose forwarded headers are the same. `credential`: for the gateway
   * alone, whose own credential it answered.
   */
  readonly scope: 'public' | 'identity' | 'credential';
  readonly marks: readonly InvalidationMark[];
  /** All responses were stored: there was no call. */
  readonly fromCache: boolean;
}

type Policy = Pick<ResponsePolicy, 'freshUntil' | 'scope'>;

const NO_MARKS: readonly InvalidationMark[] = [];

/**
 * The freshness of all responses that one request receives: that of the one which expires first, for those who may use all
 * of them. There is none while a response is missing, because it failed, says nothing of its freshness or is not there yet.
 */
export class RequestFreshness {
  #requested = 0;
  #received = 0;
  #reused = 0;
  #freshUntil = Infinity;
  #expiresAt = Infinity;
  /** Whether one was stale when it came. */
  #hasStale = false;
  #scope: ResponseFreshness['scope'] = 'public';
  #marks = NO_MARKS;

  /** A response is requested. */
  requested(): void {
    this.#requested += 1;
  }

  /** A response came that may be stored, at this time unless it was stored already. */
  received(
    { freshUntil, scope }: Policy,
    { key }: Identity,
    mark: InvalidationMark | undefined,
    receivedAt = -Infinity,
  ): void {
    this.#received += 1;
    if (freshUntil > receivedAt) this.#expiresAt = Math.min(this.#expiresAt, freshUntil);
    else this.#hasStale = true;
    this.#narrow(freshUntil, scope === 'public' ? scope : key === '' ? 'credential' : 'identity');
    if (mark) this.#add([mark]);
  }

  /** A stored response is used. */
  reused(policy: Policy, identity: Identity, mark: InvalidationMark | undefined): void {
    this.#reused += 1;
    this.received(policy, identity, mark);
  }

  /** The response is that of a call which several requests share. */
  shared(call: RequestFreshness): void {
    this.#received += call.#received;
    this.#expiresAt = Math.min(this.#expiresAt, call.#expiresAt);
    this.#hasStale ||= call.#hasStale;
    this.#narrow(call.#freshUntil, call.#scope);
    this.#add(call.#marks);
  }

  /** Whether a response was requested. */
  get hasRequests(): boolean {
    return this.#requested > 0;
  }

  /** Whether each response was received and was fresh, so that `expiresAt` is known of all. */
  get isComplete(): boolean {
    return this.#requested === this.#received && !this.#hasStale;
  }

  /** When the first of the responses expires that were fresh. */
  get expiresAt(): number {
    return this.#expiresAt;
  }

  /** The combined freshness of all responses; `undefined` without responses. */
  get combined(): ResponseFreshness | undefined {
    if (!this.hasRequests || this.#requested !== this.#received) return undefined;
    const fromCache = this.#reused === this.#requested;
    return { freshUntil: this.#freshUntil, scope: this.#scope, marks: this.#marks, fromCache };
  }

  #narrow(freshUntil: number, scope: ResponseFreshness['scope']): void {
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil);
    if (this.#scope === 'public' || scope === 'credential') this.#scope = scope;
  }

  #add(marks: readonly InvalidationMark[]): void {
    for (const mark of marks) if (!this.#marks.some((each) => isSame(each, mark))) this.#marks = [...this.#marks, mark];
  }
}

/** Whether responses may still be used at this time. */
export function isFresh({ freshUntil, marks }: ResponseFreshness, now: number): boolean {
  return now < freshUntil && marks.every(({ invalidations, count }) => invalidations.count === count);
}

function isSame(one: InvalidationMark, other: InvalidationMark): boolean {
  return one.invalidations === other.invalidations && one.count === other.count;
}

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
