import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, decode } from '../answer.ts';
import type { Operation } from '../contract.ts';
import { UpstreamError, UpstreamTimeoutError, UpstreamUnreachableError } from '../errors.ts';
import { Flights } from '../flights.ts';
import type { InterfaceMetrics } from '../metrics.ts';
import type { UpstreamRequest } from '../request.ts';
import { Scope } from '../scope.ts';
import { type Freshness, freshnessOf, mayBeStored, stillFresh } from './freshness.ts';
import type { AnswerStore } from './store.ts';

/** An answer that is kept, decoded. Nobody may change it: everyone is given the same one. */
export interface Kept extends Freshness {
  readonly value: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  /** How often the operation's answers had been made stale by a mutation when this one was asked for. */
  readonly generation: number;
}

type Make = (request: UpstreamRequest, scope: Scope) => Promise<unknown>;
/** Where answers that took no call are counted. */
type Tally = Pick<InterfaceMetrics, 'answeredFromCache'>;
type Outcome = { readonly value: unknown } | { readonly error: Error };

/** What makes calls needless: answers that are kept, and equal calls that are on their way. */
export interface Economies {
  readonly store: AnswerStore<Kept> | undefined;
  readonly shareCalls: boolean;
}

/** Nobody waits for a call that several had shared. */
const LEFT = new Error('Nobody waits for this call any more.');

/**
 * Answers of one interface that need no call of their own. Everything is kept and shared by the whole request, and by
 * the identity of its caller; what an upstream calls public is kept for all.
 */
export class Answers {
  readonly #store: AnswerStore<Kept> | undefined;
  readonly #shareCalls: boolean;
  readonly #forwarded: readonly string[];
  readonly #make: Make;
  readonly #tally: Tally;
  readonly #flights = new Flights<Outcome>();
  readonly #generations = new Map<string, number>();

  constructor({ store, shareCalls }: Economies, forwarded: readonly string[], make: Make, tally: Tally) {
    this.#store = store;
    this.#shareCalls = shareCalls;
    this.#forwarded = forwarded;
    this.#make = make;
    this.#tally = tally;
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

  #answer(key: string, request: UpstreamRequest, scope: Scope, kept: Kept | undefined): Promise<unknown> {
    if (!kept || kept.generation !== this.#generationOf(request.plan.operation))
      return this.#fetch(key, request, scope, undefined);
    const now = Date.now();
    if (now < kept.freshUntil) return this.#hit(kept);
    if (now < kept.staleUntil) {
      // Whoever comes now need not wait; and nobody is told when it fails.
      this.#fetch(key, request, new Scope(), kept).catch(() => undefined);
      return this.#hit(kept);
    }
    const fetched = this.#fetch(key, request, scope, kept);
    if (now >= kept.errorUntil) return fetched;
    return fetched.catch((error: unknown) => {
      if (isOutage(error)) return kept.value;
      throw error;
    });
  }

  #hit({ value }: Kept): Promise<unknown> {
    this.#tally.answeredFromCache();
    return Promise.resolve(value);
  }

  /** Makes the call, or joins one that is under way. */
  #fetch(key: string, request: UpstreamRequest, scope: Scope, kept: Kept | undefined): Promise<unknown> {
    const asked = this.#store ? this.#keeping(key, request, kept) : request;
    if (!this.#shareCalls) return this.#make(asked, scope);
    const flight =
      this.#flights.find(key) ??
      this.#flights.begin(key, (land) => {
        const own = new Scope();
        this.#make(asked, own).then(
          (value) => land({ value }),
          (error: Error) => land({ error }),
        );
        return () => own.cancel(LEFT);
      });
    return new Promise((resolve, reject) => {
      const turn = {
        cancel(reason: Error) {
          leave();
          reject(reason);
        },
      };
      scope.started(turn);
      const leave = flight.join((outcome) => {
        scope.ended(turn);
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value);
      });
    });
  }

  /** A call that is nobody else's. When it succeeded, what it changes is asked for anew. */
  #makeOnce(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    const { invalidates } = request.plan.operation;
    if (invalidates.length === 0) return this.#make(request, scope);
    return this.#make(request, scope).then((value) => {
      for (const id of invalidates) this.#generations.set(id, (this.#generations.get(id) ?? 0) + 1);
      return value;
    });
  }

  /** The same request, asking whether what is kept still holds, and keeping what comes. */
  #keeping(key: string, request: UpstreamRequest, kept: Kept | undefined): UpstreamRequest {
    const generation = this.#generationOf(request.plan.operation);
    const headers = kept ? [...request.headers, ...kept.validators] : request.headers;
    const read = (answer: Answer) => {
      const entry = kept && answer.status === 304 ? this.#renewed(request, answer, kept) : this.#entry(request, answer);
      if (entry.kept) {
        const own = { ...entry.kept, generation };
        void this.#store?.set(own.scope === 'public' ? publicKey(key, request) : key, own, own.bytes);
      }
      return entry.value;
    };
    return { ...request, headers, read };
  }

  #entry({ plan }: UpstreamRequest, answer: Answer): { value: unknown; kept: Omit<Kept, 'generation'> | undefined } {
    const value = decode(plan, answer);
    const freshness = freshnessOf(plan.operation, answer, this.#forwarded, Date.now());
    return { value, kept: freshness && { ...freshness, value, headers: answer.headers, bytes: answer.body.length } };
  }

  #renewed({ plan }: UpstreamRequest, { headers: renewed }: Answer, kept: Kept) {
    const { value, bytes } = kept;
    const { headers, freshness } = stillFresh(plan.operation, kept.headers, renewed, this.#forwarded, Date.now());
    return { value, kept: freshness && { ...freshness, value, headers, bytes } };
  }

  #find(key: string, request: UpstreamRequest): Kept | undefined | Promise<Kept | undefined> {
    const own = this.#store?.get(key);
    if (request.identity.key === '' || own instanceof Promise) return own;
    return own ?? this.#store?.get(publicKey(key, request));
  }

  #generationOf({ id }: Operation): number {
    return this.#generations.get(id) ?? 0;
  }
}

function keyOf({ plan, identity, target, body }: UpstreamRequest): string {
  return `${plan.slug}.${plan.operation.id} ${target}\n${(body as string | null) ?? ''}\n${identity.key}`;
}

/** The key without the identity, which ends it. */
function publicKey(key: string, { identity }: UpstreamRequest): string {
  return key.slice(0, key.length - identity.key.length);
}

/** The upstream said nothing that has to be believed: it was not reached, was too slow, or is broken. */
function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError) return true;
  return error instanceof UpstreamError && (error.status ?? 0) >= 500;
}
