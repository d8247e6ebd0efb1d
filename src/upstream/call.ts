import type { Admission, Applicant, Permit } from './admit.ts';
import {
  type CachedResponse,
  OtherResponseError,
  type RequestSnapshot,
  type ResponseCache,
  type Validation,
} from './cache.ts';
import { reuseOf } from './cache-policy.ts';
import type { Credential } from './credentials.ts';
import { type BatchedReads, decode } from './decode.ts';
import {
  UpstreamError,
  UpstreamQuotaError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { type Deadline, type Deadlines, HttpExchange, TIMER_ERROR_MS } from './exchange.ts';
import type { CallOrder } from './fair-queue.ts';
import type { AdmittedAs, ApiMetrics, Breaker, CallObservation } from './health.ts';
import type { Invalidations } from './invalidation.ts';
import type { RowTexts } from './projection.ts';
import { type Attempt, cacheKey, type Plan, type UpstreamRequest, type UpstreamResponse } from './request.ts';
import { Attempts, type NextAttempt, type RetryBudget, type RetryLimits } from './retry.ts';
import type { SharedCalls } from './scope.ts';
import { Scope } from './scope.ts';
import type { ResponseLimits, Timeouts } from './settings.ts';

/** What the calls of one API share. */
export interface ApiResources extends RetryLimits {
  readonly timeouts: Timeouts;
  readonly limits: ResponseLimits;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  readonly admission: Admission;
  /** Absent where no responses are stored. */
  readonly cache: ResponseCache | undefined;
  readonly invalidations: Invalidations;
  readonly inFlight: SharedCalls;
  /** Whether callers share calls in flight. */
  readonly coalesces: boolean;
  readonly metrics: ApiMetrics;
  readonly reads: BatchedReads;
  /** Whether the upstream is sent the trace context. */
  readonly traceContext: boolean;
  /** The first check of each call's deadlines. */
  readonly firstChecks: Deadlines<OngoingCall>;
}

/** Makes a call on behalf of a scope: answered by the cache, by an equal call in flight, or by the upstream. */
export function call(api: ApiResources, request: UpstreamRequest, scope: Scope): Promise<unknown> {
  // Keys contain the body, and so a request with bytes or a stream has none.
  const hasKey = request.body === null || typeof request.body === 'string';
  if (!hasKey || !request.plan.isCacheable) return send(api, request, scope, request.projection);
  const { cache } = api;
  const found = cache?.find(request, scope);
  if (!cache || !found) return fetchShared(api, request, scope);
  return found instanceof Promise
    ? found.then((cached) => reuse(api, cache, request, scope, cached))
    : reuse(api, cache, request, scope, found);
}

/** Answers with a stored response, if it may be used, or requests another one. */
async function reuse(
  api: ApiResources,
  cache: ResponseCache,
  request: UpstreamRequest,
  scope: Scope,
  cached: CachedResponse | undefined,
): Promise<unknown> {
  if (cached) scope.countBytes(cached.bodyBytes);
  if (scope.cancelled) throw scope.cancelled;
  if (!cached) return await fetchShared(api, request, scope);
  const use = reuseOf(cached, request, Date.now());
  if (use === 'validate' || (use === 'use-and-refresh' && scope.revalidates))
    return validate(api, cache, request, scope, cached);
  if (use === 'use-and-refresh') refresh(api, request, cached);
  api.metrics.cacheHits += 1;
  scope.observer?.stored(request.plan);
  scope.countReused();
  cache.reused(cached, request, scope);
  return cached.value;
}

/** Requests a newer response in the background, without a caller that waits, unless an equal call is in flight. */
function refresh(api: ApiResources, request: UpstreamRequest, cached: CachedResponse): void {
  if (api.inFlight.has(sharedKey(api, request))) return;
  fetchShared(api, request, Scope.background(), cached, true).catch(() => undefined);
}

/** Validates a stored response. */
async function validate(
  api: ApiResources,
  cache: ResponseCache,
  request: UpstreamRequest,
  scope: Scope,
  cached: CachedResponse,
): Promise<unknown> {
  try {
    return await fetchShared(api, request, scope, cached);
  } catch (error) {
    if (cache.mayReplace(error, cached, request)) return cached.value;
    throw error;
  }
}

/** The response of the upstream, by a call that equal requests share. */
function fetchShared(
  api: ApiResources,
  request: UpstreamRequest,
  scope: Scope,
  cached?: CachedResponse,
  isShared = api.coalesces,
): Promise<unknown> {
  const make = (all: Scope, projection: RowTexts | undefined) => {
    const sent = (validated?: CachedResponse) =>
      send(api, request, all, projection, api.cache?.validation(request, validated));
    if (!cached) return sent();
    // After a 304 that names another response, the whole response is requested, once.
    return sent(cached).catch((error) => (error instanceof OtherResponseError ? sent() : Promise.reject(error)));
  };
  if (!isShared) return make(scope, request.projection);
  return api.inFlight.share(sharedKey(api, request), request, scope, make);
}

/** A mutation starts a new epoch: later reads share no call that began before it. */
function sharedKey({ invalidations }: ApiResources, request: UpstreamRequest): string {
  return `${invalidations.counts.changes} ${cacheKey('private', request)}`;
}

/**
 * Sends a request until an attempt succeeds, as often as that is safe. Each attempt takes a permit and ends it, and its exchange gives
 * the connection back: nothing is held between two attempts. Without `validation`, the response is never stored.
 */
async function send(
  api: ApiResources,
  request: UpstreamRequest,
  scope: Scope,
  projection: RowTexts | undefined,
  validation?: Validation,
): Promise<unknown> {
  const ongoing = new OngoingCall(api, request, scope);
  try {
    for (;;) {
      const headers = validation ? [...request.headers, ...validation.validators] : [...request.headers];
      const attempt: Attempt = { request, target: request.sentTarget, headers };
      // Taken after all waits: an invalidation after it makes the response stale.
      let snapshot: RequestSnapshot | undefined;
      try {
        const authorizing = api.credential && ongoing.authorize(attempt, api.credential);
        if (authorizing) await authorizing;
        const admitted = ongoing.admit();
        const permit = admitted instanceof Promise ? await admitted : admitted;
        let exchange: HttpExchange | undefined;
        let response: UpstreamResponse | undefined;
        try {
          exchange = ongoing.exchange(attempt, permit);
          snapshot = validation && api.cache?.snapshot(request, validation);
          response = await exchange.send();
        } finally {
          permit.end(exchange?.wasSent ?? false, response);
        }
        const turn = api.reads.turn(response.body.length, scope.startedAt);
        if (turn) await ongoing.until(turn);
        const value = read(request, response, projection, snapshot, api.cache, scope);
        ongoing.succeeded(response);
        return value;
      } catch (error) {
        await ongoing.pause(ongoing.failed(attempt, error), error);
      }
    }
  } catch (error) {
    ongoing.error = error;
    throw error;
  } finally {
    ongoing.end();
  }
}

/** The value of a response. An error of this program while it is read counts as a malformed response. */
function read(
  request: UpstreamRequest,
  response: UpstreamResponse,
  projection: RowTexts | undefined,
  snapshot: RequestSnapshot | undefined,
  cache: ResponseCache | undefined,
  { freshness }: Scope,
): unknown {
  try {
    if (cache && snapshot) return cache.receive(request, response, projection, snapshot, freshness);
    return decode(request.plan, response, projection);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    const { status } = response;
    throw new UpstreamResponseError(request.plan, 'answered with something that cannot be read', { status, cause });
  }
}

/**
 * A call that is sent: its deadlines, cancellation, metrics and observation. It begins and ends once. After that it holds no timer,
 * listener or place in a queue.
 */
export class OngoingCall implements Applicant {
  readonly request: UpstreamRequest;
  readonly scope: Scope;
  /** The failure of the call. */
  error: unknown;
  readonly #api: ApiResources;
  readonly #endsAt: number;
  readonly #firstCheck: Deadline<OngoingCall>;
  readonly #observation: CallObservation | undefined;
  #admittedAs: AdmittedAs;
  #attempts: Attempts | undefined;
  #exchange: HttpExchange | undefined;
  /** A mutation was sent. */
  #mutates = false;
  #dispatchedAt = 0;
  #status: number | undefined;
  #bytes: number | undefined;
  #laterCheck: NodeJS.Timeout | undefined;
  /** Ends what the call waits for. */
  #abort: ((reason: Error) => void) | undefined;
  /** The reason for which it was cancelled. */
  #cancelReason: Error | undefined;

  /** Begins a call; throws if none is tried, because the API keeps failing. */
  constructor(api: ApiResources, request: UpstreamRequest, scope: Scope) {
    const { breaker, metrics, firstChecks } = api;
    const admittedAs = breaker.tryCall();
    if (!admittedAs) {
      const error = keepsFailing(request.plan, breaker);
      metrics.notTried(performance.now(), error);
      scope.observer?.began(request.plan, 'upstream', request.keys).ended(undefined, error);
      throw error;
    }
    this.#api = api;
    this.request = request;
    this.scope = scope;
    this.#admittedAs = admittedAs;
    this.#firstCheck = firstChecks.set(this);
    this.#endsAt = this.#firstCheck.at - firstChecks.ms + api.timeouts.totalMs;
    this.#observation = scope.observer?.began(request.plan, 'upstream', request.keys);
    metrics.begun += 1;
    scope.running.add(this);
  }

  /** Its place among the calls that wait. */
  get order(): CallOrder {
    return this.scope.order;
  }

  get waitsUntil(): number {
    return Math.min(this.#endsAt, this.scope.waitsUntil);
  }

  reordered(): void {
    this.#api.admission.reorder(this);
  }

  /**
   * A mutation is about to be written to a connection. It invalidates stored responses now, and again when it settles: it may take
   * effect at any time between the two, whatever its outcome.
   */
  mutationStarts(): void {
    this.#mutates = true;
    this.#api.invalidations.mutationSent(this.request.plan.operation);
  }

  /** Adds the credential to an attempt; a promise only where it has to be fetched or computed first. */
  authorize(attempt: Attempt, credential: Credential): Promise<void> | undefined {
    if (this.request.plan.operation.open) return undefined;
    try {
      const pending = credential.apply(attempt);
      if (!pending) return undefined;
      this.#observation?.waits('credential');
      return this.until(pending).catch((cause: unknown) => this.#unauthorized(cause));
    } catch (cause) {
      return this.#unauthorized(cause);
    }
  }

  /** Takes a permit for an attempt: at once, or in its turn. */
  admit(): Permit | Promise<Permit> {
    if (this.#cancelReason) throw this.#cancelReason;
    const admitted = this.#api.admission.admit(this);
    if (this.#observation && admitted instanceof Promise) {
      this.#observation.waits(this.#api.admission.waitsFor(this) ?? 'quota');
    }
    return admitted;
  }

  /** Begins the exchange of an attempt. */
  exchange(attempt: Attempt, permit: Permit): HttpExchange {
    if (this.#cancelReason) throw this.#cancelReason;
    const { breaker, traceContext } = this.#api;
    if (!breaker.stillAdmits(this.#admittedAs)) throw keepsFailing(this.request.plan, breaker);
    const traceHeaders = this.#observation?.attemptStarted(this.request.base);
    if (traceHeaders && traceContext) attempt.headers.push(...traceHeaders);
    if (breaker.countsSlow) this.#dispatchedAt = performance.now();
    return (this.#exchange = new HttpExchange(attempt, permit, this.#api, this));
  }

  /** Waits for a promise, or until the call is cancelled. */
  until<Result>(pending: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#abort = reject;
      pending.then(resolve, reject);
      if (this.#cancelReason) reject(this.#cancelReason);
    });
  }

  /** Waits before the next attempt, unless the breaker opens meanwhile. */
  async pause({ reason, delayMs }: NextAttempt, error: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#cancelReason) throw this.#cancelReason;
    this.#abort = reject;
    // At least one turn of the event loop: undici is still busy with the attempt before.
    const timer = setTimeout(resolve, delayMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
    if (reason === 'retry' && this.#api.breaker.isOpen) throw error;
  }

  succeeded({ status, body }: UpstreamResponse): void {
    if (this.#cancelReason) throw this.#cancelReason;
    this.#status = status;
    this.#bytes = body.length;
    this.#report(undefined);
  }

  /** An attempt failed: returns the next one. Throws the error if there is none. */
  failed(attempt: Attempt, error: unknown): NextAttempt {
    if (this.#cancelReason) throw this.#cancelReason;
    const exchange = this.#exchange;
    // Without an exchange, it is a missing credential or quota: it says nothing about the upstream's health, and a retry would fail too.
    if (!exchange) throw error;
    this.#exchange = undefined;
    this.#observation?.attemptFailed(error);
    const attempts = (this.#attempts ??= new Attempts(this.#api));
    const failure = { attempt, exchange, error };
    const again = attempts.resend(failure) ?? attempts.renew(failure);
    if (again) return again;
    this.#report(error);
    const next = attempts.retry(failure, this.#endsAt - performance.now());
    if (!next) throw error;
    return next;
  }

  /** Ends the call with this reason: nobody waits for its result any more. */
  cancel(reason: Error): void {
    if (this.#cancelReason) return;
    this.#cancelReason = reason;
    this.#api.admission.cancel(this, reason);
    this.#exchange?.cancel(reason);
    this.#abort?.(reason);
  }

  /**
   * Checks all deadlines, and again when the next one could pass: each is exact to the millisecond, without a timer for each step of
   * each call. Most calls end before the first check.
   */
  checkDeadlines(): void {
    const now = performance.now();
    const leftMs = this.#endsAt - now;
    if (leftMs <= TIMER_ERROR_MS) return this.#timedOut();
    const patienceMs = this.#exchange?.checkDeadlines(now) ?? Infinity;
    const nextMs = Math.min(leftMs, patienceMs, this.#api.firstChecks.ms);
    this.#laterCheck = setTimeout(() => this.checkDeadlines(), nextMs);
  }

  end(): void {
    const { metrics, timeouts, firstChecks, breaker, invalidations, closing } = this.#api;
    breaker.abandoned(this.#admittedAs);
    this.#observation?.ended(this.#status, this.error, this.#bytes);
    const now = performance.now();
    const failure = this.error && closing.aborted ? closing.reason : this.error;
    metrics.ended(now, now - this.#endsAt + timeouts.totalMs, failure);
    firstChecks.clear(this.#firstCheck);
    clearTimeout(this.#laterCheck);
    this.scope.running.delete(this);
    if (this.#mutates) invalidations.mutationSettled(this.request.plan.operation);
  }

  #unauthorized(cause: unknown): never {
    if (this.#cancelReason) throw this.#cancelReason;
    throw new UpstreamUnreachableError(this.request.plan, 'could not be given a credential', { cause });
  }

  #timedOut(): void {
    const { totalMs } = this.#api.timeouts;
    const isQueued = this.#api.admission.waitsForQuota(this);
    const error = isQueued
      ? new UpstreamQuotaError(this.request.plan, 1)
      : new UpstreamTimeoutError(this.request.plan, `took longer than ${totalMs} ms`);
    if (this.#exchange?.isPending) this.#report(error);
    this.cancel(error);
  }

  /** Reports the outcome of an attempt to the breaker. */
  #report(error: unknown): void {
    const { breaker, closing } = this.#api;
    // The gateway itself ends it: `end` abandons it.
    if (closing.aborted) return;
    const as = this.#admittedAs;
    this.#admittedAs = 'normal';
    if (error === undefined || (error instanceof UpstreamError && !error.isUnhealthy))
      breaker.succeeded(as, breaker.countsSlow ? performance.now() - this.#dispatchedAt : 0);
    else if (error instanceof UpstreamError) breaker.failed(as);
    else breaker.abandoned(as);
  }
}

function keepsFailing(plan: Plan, breaker: Breaker): UpstreamUnreachableError {
  const retryAfter = Math.max(1, Math.ceil(breaker.waitMs() / 1000));
  return new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter });
}
