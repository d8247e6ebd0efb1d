import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, Operation } from '#contract';
import type { InterfaceMetrics } from '../observe/metrics.ts';
import type { SharedProjection } from '../projection/row-projection.ts';
import type { Settler, UpstreamRequest } from '../request/request.ts';
import { decode } from '../response/decode.ts';
import { UpstreamError, UpstreamTimeoutError, UpstreamUnreachableError } from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';
import { Scope } from '../scope.ts';
import { Coalescer } from './coalescer.ts';
import { type Freshness, freshnessOf, mayBeStored, stillFresh } from './freshness.ts';
import { keyOf, publicKey } from './keys.ts';
import type { Generation, Lifetime, Watched } from './lifetime.ts';
import type { CacheStore } from './store.ts';

/** An answer that is kept, decoded. Nobody may change it: everyone is given the same one. */
export interface CachedResponse extends Freshness {
  readonly value: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  /** How often the operation's answers had been made stale by a mutation when this one was asked for. */
  readonly generation: number;
}

type Make = (request: UpstreamRequest, scope: Scope, waiting: Settler) => void;
/** Where answers that took no call are counted. */
type Tally = Pick<InterfaceMetrics, 'answeredFromCache'>;
/** What an answer carries, and how it is kept if it is. */
interface Entry {
  readonly value: unknown;
  readonly kept: Omit<CachedResponse, 'generation'> | undefined;
}
type Outcome = { readonly value: unknown; readonly lifetime: Lifetime } | { readonly error: unknown };

/** What saves work: answers that are kept, equal calls that are on their way, and rows that are not wanted whole. */
export interface CallOptimizations {
  readonly store: CacheStore<CachedResponse> | undefined;
  readonly shareCalls: boolean;
  /** Of rows that are wanted in parts, only those parts are read. */
  readonly trimRows: boolean;
}

/** How often something was changed through this gateway. Nobody is given what was asked for before a change. */
export interface Changes {
  count: number;
}

interface AnswersParts {
  readonly contract: Contract;
  readonly economies: CallOptimizations;
  /** One for all interfaces. */
  readonly changes: Changes;
  /** Headers of callers that are sent on. */
  readonly forwarded: readonly string[];
  readonly make: Make;
  readonly tally: Tally;
}

/** Nobody waits for a call that several had shared. */
const ABANDONED = new Error('Nobody waits for this call any more.');

/**
 * Answers of one interface that need no call of their own. Everything is kept and shared by the whole request, and by
 * the identity of its caller; what an upstream calls public is kept for all.
 */
export class UpstreamCache {
  readonly #store: CacheStore<CachedResponse> | undefined;
  readonly #shareCalls: boolean;
  readonly #changes: Changes;
  readonly #forwarded: readonly string[];
  readonly #make: Make;
  readonly #tally: Tally;
  /** With what is wanted of each answer. */
  readonly #flights = new Coalescer<Outcome, SharedProjection>();
  /** Of the operations whose answers a mutation makes stale. */
  readonly #generations: ReadonlyMap<string, Generation>;

  constructor({ contract, economies: { store, shareCalls }, changes, forwarded, make, tally }: AnswersParts) {
    this.#store = store;
    this.#shareCalls = shareCalls;
    this.#changes = changes;
    this.#forwarded = forwarded;
    this.#make = make;
    this.#tally = tally;
    const changed = Object.values(contract.operations).flatMap(({ invalidates }) => invalidates);
    this.#generations = new Map(changed.map((id) => [id, { count: 0 }]));
  }

  ask(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    const { operation } = request.plan;
    if (!mayBeStored(operation) || (typeof request.body === 'object' && request.body !== null)) {
      return this.#makeOnce(request, scope);
    }
    const key = keyOf(request);
    const kept = this.#store && this.#find(key, request);
    return kept instanceof Promise
      ? kept.then((found) => this.#answer(key, request, scope, found))
      : this.#answer(key, request, scope, kept);
  }

  #answer(key: string, request: UpstreamRequest, scope: Scope, kept: CachedResponse | undefined): Promise<unknown> {
    if (!kept || kept.generation !== this.#countOf(request.plan.operation))
      return this.#fetch(key, request, scope, undefined);
    const now = Date.now();
    if (now < kept.freshUntil) return this.#hit(kept, request, scope);
    if (now < kept.staleUntil) {
      // Whoever comes now need not wait; and nobody is told when it fails.
      this.#fetch(key, request, new Scope(), kept).catch(() => undefined);
      return this.#hit(kept, request, scope);
    }
    const fetched = this.#fetch(key, request, scope, kept);
    if (now >= kept.errorUntil) return fetched;
    return fetched.catch((error: unknown) => {
      if (isOutage(error)) return kept.value;
      throw error;
    });
  }

  #hit(kept: CachedResponse, { plan, identity }: UpstreamRequest, { lifetime }: Scope): Promise<unknown> {
    this.#tally.answeredFromCache();
    lifetime.givenKept(kept, identity, this.#watched(plan.operation, kept.generation));
    return Promise.resolve(kept.value);
  }

  /** Makes the call, or joins one that is under way. */
  #fetch(key: string, request: UpstreamRequest, scope: Scope, kept: CachedResponse | undefined): Promise<unknown> {
    if (!this.#shareCalls) return this.#makeAlone(this.#keeping(key, request, kept, scope), scope);
    const { count } = this.#changes;
    const since = count === 0 ? key : `${key}\n${count}`;
    const underway = this.#flights.find(since);
    const start = (land: (outcome: Outcome) => void) => {
      const own = scope.ofSharedCall();
      this.#make(this.#keeping(key, request, kept, own), own, {
        resolve: (value) => land({ value, lifetime: own.lifetime }),
        reject: (error) => land({ error }),
      });
      return () => own.cancel(ABANDONED);
    };
    const flight = underway?.about?.join(request.wanted) ? underway : this.#flights.begin(since, start, request.wanted);
    return new Promise((resolve, reject) => {
      const turn = {
        cancel(reason: Error) {
          leave();
          reject(reason);
        },
      };
      scope.started(turn);
      const leave = flight.subscribe((outcome) => {
        scope.ended(turn);
        if ('error' in outcome) return reject(outcome.error);
        scope.lifetime.givenAs(outcome.lifetime);
        resolve(outcome.value);
      });
    });
  }

  #makeAlone(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    return new Promise((resolve, reject) => this.#make(request, scope, { resolve, reject }));
  }

  /** A call that is nobody else's. When it succeeded, what it changes is asked for anew. */
  #makeOnce(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    const { invalidates, reads } = request.plan.operation;
    if (reads) return this.#makeAlone(request, scope);
    return this.#makeAlone(request, scope).then((value) => {
      this.#changes.count += 1;
      for (const id of invalidates) {
        const generation = this.#generations.get(id);
        if (generation) generation.count += 1;
      }
      return value;
    });
  }

  /** The same request, asking whether what is kept still holds, and keeping what comes. */
  #keeping(
    key: string,
    request: UpstreamRequest,
    kept: CachedResponse | undefined,
    { lifetime }: Scope,
  ): UpstreamRequest {
    if (!this.#store) return request;
    const { operation } = request.plan;
    const generation = this.#countOf(operation);
    const headers = kept ? [...request.headers, ...kept.validators] : request.headers;
    const read = (answer: UpstreamResponse, wanted: SharedProjection) => {
      const isSame = kept && answer.status === 304;
      const entry = isSame ? this.#renewed(request, answer, kept) : this.#entry(request, answer, wanted);
      if (entry.kept) {
        const own = { ...entry.kept, generation };
        lifetime.given(own, request.identity, this.#watched(operation, generation));
        void this.#store?.set(own.scope === 'public' ? publicKey(key, request) : key, own, own.bytes);
      }
      return entry.value;
    };
    return { ...request, headers, read };
  }

  /** What is kept is kept whole: others will want other parts. */
  #entry({ plan }: UpstreamRequest, answer: UpstreamResponse, wanted: SharedProjection): Entry {
    const freshness = freshnessOf(plan.operation, answer, this.#forwarded, Date.now());
    const value = decode(plan, answer, freshness ? undefined : wanted);
    return { value, kept: freshness && { ...freshness, value, headers: answer.headers, bytes: answer.body.length } };
  }

  #renewed({ plan }: UpstreamRequest, { headers: renewed }: UpstreamResponse, kept: CachedResponse): Entry {
    const { value, bytes } = kept;
    const { headers, freshness } = stillFresh(plan.operation, kept.headers, renewed, this.#forwarded, Date.now());
    return { value, kept: freshness && { ...freshness, value, headers, bytes } };
  }

  #find(key: string, request: UpstreamRequest): CachedResponse | undefined | Promise<CachedResponse | undefined> {
    const own = this.#store?.get(key);
    if (request.identity.key === '' || own instanceof Promise) return own;
    return own ?? this.#store?.get(publicKey(key, request));
  }

  #countOf({ id }: Operation): number {
    return this.#generations.get(id)?.count ?? 0;
  }

  #watched({ id }: Operation, count: number): Watched | undefined {
    const generation = this.#generations.get(id);
    return generation && { generation, count };
  }
}

/** The upstream said nothing that has to be believed: it was not reached, was too slow, or is broken. */
function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError) return true;
  return error instanceof UpstreamError && (error.status ?? 0) >= 500;
}
