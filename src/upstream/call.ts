import type { Admission, Applicant, Permit } from './admit.ts';
import type { Breaker, BreakerAdmission } from './breaker.ts';
import { type Asked, type CachedResponse, type Lookup, OtherResponseError, type ResponseCache } from './cache.ts';
import { reuseOf } from './cache-policy.ts';
import type { Credential } from './credentials.ts';
import { type BatchedReads, decode } from './decode.ts';
import {
  isUnhealthy,
  UpstreamError,
  UpstreamQuotaError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { type Deadline, type Deadlines, HttpExchange, TIMER_ERROR_MS } from './exchange.ts';
import type { CallOrder } from './fair-queue.ts';
import type { ApiMetrics, CallObservation } from './metrics.ts';
import type { RowTexts } from './projection.ts';
import { type Attempt, keyOf, type Plan, type UpstreamRequest, type UpstreamResponse } from './request.ts';
import { Attempts, type RetryBudget, type RetryParts } from './retry.ts';
import { Scope } from './scope.ts';
import type { ResponseLimits, Timeouts } from './settings.ts';
import type { SharedCalls } from './share.ts';

/** What the calls of one API use. */
export interface CallParts extends RetryParts {
  readonly timeouts: Timeouts;
  readonly limits: ResponseLimits;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  readonly admission: Admission;
  readonly cache: ResponseCache;
  readonly inFlight: SharedCalls;
  /** Whether callers share calls in flight. */
  readonly coalesces: boolean;
  readonly metrics: ApiMetrics;
  readonly reads: BatchedReads;
  /** Whether the upstream is sent the trace context. */
  readonly traceContext: boolean;
  /** When calls first check whether they took too long. */
  readonly firstChecks: Deadlines<OngoingCall>;
}

/** The delay of an attempt that is no retry. */
const AT_ONCE = -1;

/** Makes a call on behalf of a scope: from the cache, by an equal call in flight, or by requests of its own. */
export function call(parts: CallParts, request: UpstreamRequest, scope: Scope): Promise<unknown> {
  // Keys have bodies that are texts.
  const hasKey = request.body === null || typeof request.body === 'string';
  if (!hasKey || !request.plan.isCacheable) return send(parts, request, scope, request.projection);
  const found = parts.cache.find(request, scope);
  if (!found) return fetchShared(parts, request, scope, undefined);
  return found instanceof Promise
    ? found.then((cached) => reuse(parts, request, scope, cached))
    : reuse(parts, request, scope, found);
}

/** Uses a stored response as far as it may be used. */
async function reuse(
  parts: CallParts,
  request: UpstreamRequest,
  scope: Scope,
  cached: CachedResponse | undefined,
): Promise<unknown> {
  if (cached) scope.countBytes(cached.bodyBytes);
  if (scope.cancelled) throw scope.cancelled;
  if (!cached) return fetchShared(parts, request, scope, undefined);
  const use = reuseOf(cached, request, Date.now());
  if (use === 'validate' || (use === 'use-and-refresh' && scope.revalidates))
    return validate(parts, request, scope, cached);
  if (use === 'use-and-refresh') refresh(parts, request, cached);
  parts.metrics.cacheHits += 1;
  scope.observer?.stored(request.plan);
  scope.countReused();
  parts.cache.reused(cached, request, scope);
  return cached.value;
}

/** Asks for a newer response in the background, unless an equal call is in flight: nobody waits for it. */
function refresh(parts: CallParts, request: UpstreamRequest, cached: CachedResponse): void {
  if (parts.inFlight.has(sharedKey(parts, request))) return;
  share(parts, request, Scope.background(), cached).catch(() => undefined);
}

/** Asks whether a stored response is still valid. One that names another response is asked for a whole one, once. */
async function validate(parts: CallParts, request: UpstreamRequest, scope: Scope, cached: CachedResponse) {
  try {
    return await fetchShared(parts, request, scope, cached);
  } catch (error) {
    if (error instanceof OtherResponseError) return fetchShared(parts, request, scope, undefined);
    if (parts.cache.mayReplace(error, cached, request)) return cached.value;
    throw error;
  }
}

/** The response of an upstream, which may be that of an equal call. */
function fetchShared(
  parts: CallParts,
  request: UpstreamRequest,
  scope: Scope,
  cached: CachedResponse | undefined,
): Promise<unknown> {
  if (parts.coalesces) return share(parts, request, scope, cached);
  return send(parts, request, scope, request.projection, parts.cache.lookup(request, cached));
}

function share(
  parts: CallParts,
  request: UpstreamRequest,
  scope: Scope,
  cached: CachedResponse | undefined,
): Promise<unknown> {
  const { cache, inFlight } = parts;
  return inFlight.share(sharedKey(parts, request), request, scope, (all, projection) =>
    send(parts, request, all, projection, cache.lookup(request, cached)),
  );
}

/** Reads that begin after a change share no call that began before it. */
function sharedKey({ cache }: CallParts, request: UpstreamRequest): string {
  return `${cache.invalidations.changes} ${keyOf('private', request)}`;
}

/**
 * Sends a request until it is answered, as often as that is safe. Each attempt takes a permit and ends it, and its exchange gives the
 * connection back; nothing is held between two of them. Without `lookup` the response is decoded only, and never stored.
 */
async function send(
  parts: CallParts,
  request: UpstreamRequest,
  scope: Scope,
  projection: RowTexts | undefined,
  lookup?: Lookup,
): Promise<unknown> {
  const ongoing = new OngoingCall(parts, request, scope);
  try {
    for (;;) {
      const attempt = attemptOf(request, lookup);
      // When it is asked, after all waits: what changes from there on makes the response stale.
      let asked: Asked | undefined;
      let failure: unknown;
      let delayMs: number;
      try {
        const authorizing = parts.credential && ongoing.authorize(attempt, parts.credential);
        if (authorizing) await authorizing;
        const admitted = ongoing.admit();
        const permit = admitted instanceof Promise ? await admitted : admitted;
        let exchange: HttpExchange | undefined;
        let response: UpstreamResponse | undefined;
        try {
          exchange = ongoing.exchange(attempt, permit);
          asked = lookup && parts.cache.asked(request, lookup);
          response = await exchange.send();
        } finally {
          permit.end(exchange?.wasSent ?? false, response);
        }
        const turn = parts.reads.turn(response.body.length, scope.startedAt);
        if (turn) await ongoing.until(turn);
        const value = read(request, response, projection, asked, parts.cache, scope);
        ongoing.succeeded(response);
        return value;
      } catch (error) {
        failure = error;
        delayMs = ongoing.failed(attempt, error);
      }
      await ongoing.pause(delayMs, failure);
    }
  } catch (error) {
    ongoing.error = error;
    throw error;
  } finally {
    ongoing.end();
  }
}

/** The value of a response. An exception in our code counts as a malformed response for metrics and health. */
function read(
  request: UpstreamRequest,
  response: UpstreamResponse,
  projection: RowTexts | undefined,
  asked: Asked | undefined,
  cache: ResponseCache,
  { freshness }: Scope,
): unknown {
  try {
    if (asked) return cache.receive(request, response, projection, asked, freshness);
    return decode(request.plan, response, projection);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    const { status } = response;
    throw new UpstreamResponseError(request.plan, 'answered with something that cannot be read', { status, cause });
  }
}

function attemptOf(request: UpstreamRequest, lookup: Lookup | undefined): Attempt {
  const { callerQuery, target } = request;
  const headers = lookup ? [...request.headers, ...lookup.validators] : [...request.headers];
  if (!callerQuery) return { request, target, headers };
  return { request, target: target + (target.includes('?') ? '&' : '?') + callerQuery, headers };
}

/**
 * A call that is sent: its deadlines, its cancellation, and what is told of it. It is begun once and ended once, and then holds no
 * timer, listener or place in a queue.
 */
export class OngoingCall implements Applicant {
  readonly request: UpstreamRequest;
  readonly scope: Scope;
  /** The failure of the call. */
  error: unknown;
  readonly #parts: CallParts;
  readonly #endsAt: number;
  readonly #firstCheck: Deadline<OngoingCall>;
  readonly #observation: CallObservation | undefined;
  #probe: BreakerAdmission;
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
  #reason: Error | undefined;

  /** Begins a call; throws if none is tried, because the API keeps failing. */
  constructor(parts: CallParts, request: UpstreamRequest, scope: Scope) {
    const { breaker, metrics, firstChecks } = parts;
    const probe = breaker.admit();
    if (!probe) {
      const error = keepsFailing(request.plan, breaker);
      metrics.notTried(performance.now(), error);
      scope.observer?.began(request.plan, 'upstream', request.keys).ended(undefined, error);
      throw error;
    }
    parts.budget.called();
    this.#parts = parts;
    this.request = request;
    this.scope = scope;
    this.#probe = probe;
    this.#firstCheck = firstChecks.set(this);
    this.#endsAt = this.#firstCheck.at - firstChecks.ms + parts.timeouts.totalMs;
    this.#observation = scope.observer?.began(request.plan, 'upstream', request.keys);
    metrics.inFlight += 1;
    scope.running.add(this);
  }

  /** Its place among calls that wait. */
  get order(): CallOrder {
    return this.scope.order;
  }

  get waitsUntil(): number {
    return Math.min(this.#endsAt, this.scope.waitsUntil);
  }

  reordered(): void {
    this.#parts.admission.reorder(this);
  }

  /**
   * The request of a mutation is about to be written to a connection. It invalidates what was read before that, and again what was read
   * until it settles: it may take effect at any time between, whatever its outcome.
   */
  mutating(): void {
    this.#mutates = true;
    this.#parts.cache.mutating(this.request.plan.operation);
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

  /** A permit for an attempt: at once, or in its turn. */
  admit(): Permit | Promise<Permit> {
    if (this.#reason) throw this.#reason;
    const admitted = this.#parts.admission.admit(this);
    if (this.#observation && admitted instanceof Promise) {
      this.#observation.waits(this.#parts.admission.waitsFor(this) ?? 'quota');
    }
    return admitted;
  }

  /** The exchange of an attempt. */
  exchange(attempt: Attempt, permit: Permit): HttpExchange {
    if (this.#reason) throw this.#reason;
    const { breaker, traceContext } = this.#parts;
    // It may have opened while this one waited.
    if (breaker.isOpen && this.#probe === 'normal') throw keepsFailing(this.request.plan, breaker);
    const traceHeaders = this.#observation?.attemptStarted(this.request.base);
    if (traceHeaders && traceContext) attempt.headers.push(...traceHeaders);
    if (breaker.countsSlow) this.#dispatchedAt = performance.now();
    return (this.#exchange = new HttpExchange(attempt, permit, this.#parts, this));
  }

  /** Waits as long as the call goes on. */
  until<Result>(pending: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#abort = reject;
      pending.then(resolve, reject);
      if (this.#reason) reject(this.#reason);
    });
  }

  /** Waits before the next attempt, unless the breaker opens meanwhile. */
  async pause(ms: number, error: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#reason) throw this.#reason;
    this.#abort = reject;
    // At least one turn: undici is still busy with the attempt before.
    const timer = setTimeout(resolve, Math.max(0, ms));
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
    if (ms !== AT_ONCE && this.#parts.breaker.isOpen) throw error;
  }

  succeeded({ status, body }: UpstreamResponse): void {
    if (this.#reason) throw this.#reason;
    this.#status = status;
    this.#bytes = body.length;
    this.#healthy();
  }

  /** An attempt failed: the delay before the next one. Throws the error if there is none. */
  failed(attempt: Attempt, error: unknown): number {
    if (this.#reason) throw this.#reason;
    const exchange = this.#exchange;
    // A missing credential or quota tells nothing about the upstream's health, and lasts.
    if (!exchange) throw error;
    this.#exchange = undefined;
    this.#observation?.attemptFailed(error);
    const attempts = (this.#attempts ??= new Attempts(this.#parts));
    const failure = { attempt, exchange, error };
    if (attempts.mayResend(failure)) return AT_ONCE;
    this.#report(error);
    if (attempts.mayRenew(failure)) return AT_ONCE;
    const delayMs = attempts.delayMs(failure, this.#endsAt - performance.now());
    if (delayMs === undefined) throw error;
    return delayMs;
  }

  /** Ends the call: its result is no longer wanted. */
  cancel(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#parts.admission.cancel(this, reason);
    this.#exchange?.cancel(reason);
    this.#abort?.(reason);
  }

  /**
   * Checks every deadline at least as often as the shortest of them takes, so that each is exact to the millisecond
   * without a timer for every step of every call. Most calls are over before the first check.
   */
  checkDeadlines(): void {
    const now = performance.now();
    const leftMs = this.#endsAt - now;
    if (leftMs <= TIMER_ERROR_MS) return this.#timedOut();
    const patienceMs = this.#exchange?.checkDeadlines(now) ?? Infinity;
    const nextMs = Math.min(leftMs, patienceMs, this.#parts.firstChecks.ms);
    this.#laterCheck = setTimeout(() => this.checkDeadlines(), nextMs);
  }

  end(): void {
    const { metrics, timeouts, firstChecks, breaker, cache } = this.#parts;
    if (this.#probe === 'probe') breaker.abandoned(this.#probe);
    this.#observation?.ended(this.#status, this.error, this.#bytes);
    const now = performance.now();
    metrics.ended(now, now - this.#endsAt + timeouts.totalMs, this.error);
    firstChecks.clear(this.#firstCheck);
    clearTimeout(this.#laterCheck);
    this.scope.running.delete(this);
    if (this.#mutates) cache.mutated(this.request.plan.operation);
  }

  #unauthorized(cause: unknown): never {
    if (this.#reason) throw this.#reason;
    throw new UpstreamUnreachableError(this.request.plan, 'could not be given a credential', { cause });
  }

  #timedOut(): void {
    const { totalMs } = this.#parts.timeouts;
    const isQueued = this.#parts.admission.waitsForQuota(this);
    const error = isQueued
      ? new UpstreamQuotaError(this.request.plan, 1)
      : new UpstreamTimeoutError(this.request.plan, `took longer than ${totalMs} ms`);
    if (this.#exchange && !isQueued) this.#report(error);
    this.cancel(error);
  }

  #report(error: unknown): void {
    const { breaker } = this.#parts;
    if (error instanceof UpstreamError && !isUnhealthy(error)) return this.#healthy();
    if (error instanceof UpstreamError) breaker.failed(this.#probe);
    else breaker.abandoned(this.#probe);
    this.#probe = 'normal';
  }

  #healthy(): void {
    const { breaker } = this.#parts;
    breaker.succeeded(this.#probe, breaker.countsSlow ? performance.now() - this.#dispatchedAt : 0);
    this.#probe = 'normal';
  }
}

function keepsFailing(plan: Plan, breaker: Breaker): UpstreamUnreachableError {
  const retryAfter = Math.max(1, Math.ceil(breaker.waitMs() / 1000));
  return new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter });
}
