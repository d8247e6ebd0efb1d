import type { Contract } from '#contract';
import type { MessageBus, Subscription } from '#shared-state';
import type { BatchedReads } from './batched-reads.ts';
import { type Admission, Breaker } from './breaker.ts';
import { Connections } from './connections.ts';
import { type Credential, createCredential } from './credentials.ts';
import { type Deadline, Deadlines, TIMER_ERROR_MS } from './deadlines.ts';
import { decode } from './decode.ts';
import {
  isUnhealthy,
  UpstreamError,
  UpstreamQuotaError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import type { CallOrder } from './fair-queue.ts';
import { type ExchangeHandler, HttpExchange } from './http-exchange.ts';
import type { CallObservation, InterfaceMetrics } from './metrics.ts';
import { type Permit, QuotaGate, type QuotaUser } from './quota-gate.ts';
import { MemoryQuotaStore, type QuotaHealth, type QuotaStore } from './quotas.ts';
import type { Settler, UpstreamRequest, UpstreamResponse } from './request.ts';
import { Attempts, RetryBudget, type RetryParts } from './retry.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings, ResponseLimits, Timeouts } from './settings.ts';
import type { CreateTransport } from './transport.ts';

/** The parts of an interface that all its calls use. */
export interface CallParts extends RetryParts {
  readonly timeouts: Timeouts;
  readonly limits: ResponseLimits;
  readonly credential: Credential;
  readonly breaker: Pick<Breaker, 'isOpen' | 'countsSlow' | 'succeeded' | 'failed' | 'abandoned'>;
  readonly metrics: Pick<InterfaceMetrics, 'began' | 'ended'>;
  readonly reads: BatchedReads;
  /** Whether the upstream is sent the trace context. */
  readonly traceContext: boolean;
  readonly gate: Pick<QuotaGate, 'isOpen' | 'enter' | 'reorder' | 'withdraw' | 'ended'>;
  /** When calls first check whether they took too long. */
  readonly firstChecks: Deadlines<Call>;
}

/** The input of one call. */
export interface CallTask {
  readonly request: UpstreamRequest;
  readonly scope: Scope;
  readonly settler: Settler;
  readonly connections: Connections;
  readonly admission: Admission;
}

/**
 * One call from its first attempt to its outcome: deadlines, credentials, quotas, exchange, decoding, and further attempts
 * where they are safe. It settles once and then holds no timer, listener or connection.
 */
export class Call implements ExchangeHandler, QuotaUser {
  readonly #parts: CallParts;
  readonly #task: CallTask;
  readonly #endsAt: number;
  readonly #firstCheck: Deadline<Call>;
  readonly #observation: CallObservation | undefined;
  /** The request of this attempt: the credential adds to its target and headers. */
  #request: UpstreamRequest;
  #admission: Admission;
  /** It waits for a permit. */
  #isQueued = false;
  #permit: Permit | undefined;
  #dispatchedAt = 0;
  #exchange: HttpExchange | undefined;
  #attempts: Attempts | undefined;
  #laterCheck: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #settled = false;

  constructor(parts: CallParts, task: CallTask) {
    this.#parts = parts;
    this.#task = task;
    this.#request = attemptOf(task.request);
    this.#admission = task.admission;
    this.#endsAt = performance.now() + parts.timeouts.totalMs;
    this.#firstCheck = parts.firstChecks.set(this);
    this.#observation = task.scope.observer?.began(task.request.plan, 'upstream');
  }

  begin(): void {
    this.#parts.metrics.began();
    this.#task.scope.started(this);
    this.#authorize();
  }

  get request(): UpstreamRequest {
    return this.#request;
  }

  /** Its place among calls that wait for a quota or a connection. */
  get order(): CallOrder {
    return this.#task.scope.order;
  }

  /** Its deadline, or that of its request. */
  get endsAt(): number {
    return Math.min(this.#endsAt, this.#task.scope.waitsUntil);
  }

  /** Ends the call: its result is no longer wanted. */
  cancel(reason: Error): void {
    if (this.#settled) return;
    this.#parts.breaker.abandoned(this.#admission);
    this.#fail(reason);
    this.#exchange?.cancel(reason);
  }

  reordered(): void {
    if (this.#isQueued) this.#parts.gate.reorder(this);
    else if (this.#exchange) this.#task.connections.reorder(this.#exchange, this);
  }

  sent(): void {
    this.#task.settler.sent?.();
  }

  received(bytes: number): void {
    this.#task.scope.countBytes(bytes);
  }

  responded(response: UpstreamResponse): void {
    this.#attemptEnded(response);
    const { startedAt } = this.#task.scope;
    this.#parts.reads.add(response.body.length, startedAt, () => this.#settled || this.#read(response));
  }

  #read(response: UpstreamResponse): void {
    let value: unknown;
    try {
      const { plan, projection, read } = this.#request;
      value = read ? read(response, projection) : decode(plan, response, projection);
    } catch (error) {
      return this.failed(error instanceof UpstreamError ? error : this.#unreadable(error, response));
    }
    this.#parts.breaker.succeeded(this.#admission, this.#attemptMs);
    this.#end(response.status);
    this.#task.settler.resolve(value);
  }

  /** An exception in our code counts as a malformed response for breaker, metrics and health. */
  #unreadable(cause: unknown, { status }: UpstreamResponse): UpstreamResponseError {
    return new UpstreamResponseError(this.#request.plan, 'answered with something that cannot be read', {
      status,
      cause,
    });
  }

  failed(error: unknown): void {
    if (this.#settled) return;
    this.#observation?.attemptFailed(error);
    if (this.#permit) this.#attemptEnded();
    const attempts = (this.#attempts ??= new Attempts(this.#parts));
    const attempt = { request: this.#request, exchange: this.#exchange, error };
    if (attempts.mayResend(attempt)) return this.#again();
    this.#report(error);
    if (attempts.mayRenew(attempt)) return this.#again();
    const delayMs = attempts.delayMs(attempt, this.#endsAt - performance.now());
    if (delayMs === undefined) return this.#fail(error);
    const ready = () => (this.#parts.breaker.isOpen ? this.#fail(error) : this.#again());
    this.#pause = setTimeout(ready, delayMs);
  }

  #authorize(): void {
    const failed = (cause: unknown) => this.#unauthorized(cause);
    const { operation } = this.#request.plan;
    let pending: void | Promise<void>;
    try {
      pending = operation.open ? undefined : this.#parts.credential.apply(this.#request);
    } catch (cause) {
      return failed(cause);
    }
    if (pending) pending.then(() => this.#settled || this.#send(), failed);
    else this.#send();
  }

  /** A missing credential does not count for the upstream's health, and credentials have their own retries. */
  #unauthorized(cause: unknown): void {
    this.cancel(new UpstreamUnreachableError(this.#request.plan, 'could not be given a credential', { cause }));
  }

  #send(): void {
    const { gate } = this.#parts;
    if (gate.isOpen) return this.#dispatch();
    this.#isQueued = true;
    gate.enter(this);
  }

  admitted(permit: Permit): void {
    this.#isQueued = false;
    this.#permit = permit;
    this.#dispatch();
  }

  /** Waiting for a quota tells nothing about the upstream's health. */
  refused(error: Error): void {
    this.cancel(error);
  }

  #dispatch(): void {
    const { connections } = this.#task;
    const traceHeaders = this.#observation?.attemptStarted(this.#request.base);
    if (traceHeaders && this.#parts.traceContext) this.#request.headers.push(...traceHeaders);
    if (this.#parts.breaker.countsSlow) this.#dispatchedAt = performance.now();
    this.#exchange = new HttpExchange(this.#request, connections, this.#parts, this);
    connections.enter(this.#exchange, this);
  }

  /** The time that the attempt took; 0 unless that counts. */
  get #attemptMs(): number {
    return this.#parts.breaker.countsSlow ? performance.now() - this.#dispatchedAt : 0;
  }

  /** Gives back its permit, and lets the gate learn from the response. */
  #attemptEnded(response?: UpstreamResponse): void {
    const permit = this.#permit;
    this.#permit = undefined;
    this.#parts.gate.ended(this.#request, permit, this.#exchange?.wasSent ?? false, response);
  }

  /** Sends the original request again, without the changes of the credential. */
  #again(): void {
    this.#request = attemptOf(this.#task.request);
    // Not at once: undici is still busy with the attempt before.
    this.#pause = setTimeout(() => this.#authorize(), 0);
  }

  #report(error: unknown): void {
    const { breaker } = this.#parts;
    if (!(error instanceof UpstreamError)) breaker.abandoned(this.#admission);
    else if (isUnhealthy(error)) breaker.failed(this.#admission);
    else breaker.succeeded(this.#admission, this.#attemptMs);
    this.#admission = 'normal';
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
    if (this.#settled) return;
    const nextMs = Math.min(leftMs, patienceMs, this.#parts.firstChecks.ms);
    this.#laterCheck = setTimeout(() => this.checkDeadlines(), nextMs);
  }

  #timedOut(): void {
    const { totalMs } = this.#parts.timeouts;
    const error = this.#isQueued
      ? new UpstreamQuotaError(this.#request.plan, 1)
      : new UpstreamTimeoutError(this.#request.plan, `took longer than ${totalMs} ms`);
    if (this.#exchange && !this.#isQueued) this.#report(error);
    this.cancel(error);
  }

  #fail(error: unknown): void {
    this.#end(undefined, error);
    this.#task.settler.reject(error);
  }

  #end(status: number | undefined, error?: unknown): void {
    const { metrics, timeouts, firstChecks } = this.#parts;
    this.#observation?.ended(status, error);
    metrics.ended(performance.now() - this.#endsAt + timeouts.totalMs, error);
    this.#settled = true;
    if (this.#isQueued) this.#parts.gate.withdraw(this);
    this.#isQueued = false;
    if (this.#permit) this.#attemptEnded();
    firstChecks.clear(this.#firstCheck);
    clearTimeout(this.#laterCheck);
    clearTimeout(this.#pause);
    this.#task.scope.ended(this);
  }
}

/** A request of its own for one attempt. */
function attemptOf(request: UpstreamRequest): UpstreamRequest {
  const { callerQuery, target } = request;
  const own = { ...request, headers: [...request.headers] };
  if (callerQuery) own.target += (target.includes('?') ? '&' : '?') + callerQuery;
  return own;
}

/** The observers of calls, the parts that interfaces share, and those that tests replace. */
export interface CallsOptions {
  readonly metrics: InterfaceMetrics;
  readonly reads: BatchedReads;
  readonly credential?: Credential;
  readonly breaker?: Breaker;
  readonly budget?: RetryBudget;
  /** Unless given: pools of undici. */
  readonly createTransport?: CreateTransport | undefined;
  readonly quotaStore?: QuotaStore | undefined;
  /** Notifies other replicas that the breaker has opened. */
  readonly bus?: MessageBus | undefined;
}

/** Makes the calls of one interface: refuses them at once if the breaker is open or the queue full. */
export class Calls {
  readonly #settings: InterfaceSettings;
  readonly #metrics: InterfaceMetrics;
  readonly #breaker: Breaker;
  readonly #budget: RetryBudget;
  readonly #gate: QuotaGate;
  readonly #parts: CallParts;
  readonly #createTransport: CreateTransport | undefined;
  readonly #connections = new Map<string, Connections>();
  readonly #hints: Subscription | undefined;
  readonly #closing = new AbortController();

  constructor(contract: Contract, settings: InterfaceSettings, options: CallsOptions) {
    const {
      metrics,
      reads,
      credential,
      breaker,
      budget,
      createTransport,
      quotaStore = new MemoryQuotaStore(),
      bus,
    } = options;
    this.#settings = settings;
    this.#metrics = metrics;
    this.#createTransport = createTransport;
    const topic = `breaker:${contract.slug}`;
    this.#breaker = breaker ?? new Breaker(settings.breaker, undefined, bus && announcement(bus, topic));
    this.#hints = bus && hintsFor(this.#breaker, bus, topic);
    this.#budget = budget ?? new RetryBudget(settings.retry);
    this.#gate = new QuotaGate(contract, settings, quotaStore);
    const { timeouts, limits, retry, credentials } = settings;
    this.#parts = {
      timeouts,
      limits,
      retry,
      metrics,
      reads,
      credential: credential ?? createCredential(credentials),
      breaker: this.#breaker,
      budget: this.#budget,
      gate: this.#gate,
      closing: this.#closing.signal,
      traceContext: settings.traceContext ?? false,
      firstChecks: new Deadlines(Math.min(...Object.values(timeouts)), (call: Call) => call.checkDeadlines()),
    };
  }

  /** Whether calls fail at once, because too many failed in a row. */
  get isBreakerOpen(): boolean {
    return this.#breaker.isOpen;
  }

  /** The number of calls that wait for a quota or a connection. */
  get queued(): number {
    return this.#connections.values().reduce((sum, { length }) => sum + length, this.#gate.length);
  }

  get quotas(): readonly QuotaHealth[] {
    return this.#gate.health();
  }

  /** Makes a call, and settles once. */
  send(request: UpstreamRequest, scope: Scope, settler: Settler): void {
    try {
      const connections = this.#connectionsTo(request.base.origin);
      const admission = this.#admit(request, connections);
      this.#budget.called();
      new Call(this.#parts, { request, scope, settler, connections, admission }).begin();
    } catch (error) {
      this.#metrics.notTried(error);
      settler.reject(error);
    }
  }

  /** Ends calls in flight and in the queue, without retries. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#hints?.close();
    const closed = [...this.#connections.values()].map((connections) => connections.close());
    this.#gate.close();
    await Promise.all(closed);
  }

  #admit({ plan }: UpstreamRequest, { isFull }: Connections): Admission {
    if (isFull)
      throw new UpstreamUnreachableError(plan, 'is not tried, because too many calls wait', { retryAfter: 1 });
    const admission = this.#breaker.admit();
    if (admission) return admission;
    const retryAfter = Math.max(1, Math.ceil(this.#breaker.waitMs() / 1000));
    throw new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter });
  }

  #connectionsTo(origin: string): Connections {
    let connections = this.#connections.get(origin);
    if (!connections) {
      connections = new Connections(origin, this.#settings, this.#createTransport);
      this.#connections.set(origin, connections);
    }
    return connections;
  }
}

/* Functions of their own: those in the constructor would hold the calls as long as the bus, or the breaker, which others take over. */

function announcement(bus: MessageBus, topic: string): () => void {
  return () => bus.publish(topic, '');
}

function hintsFor(breaker: Breaker, bus: MessageBus, topic: string): Subscription {
  return bus.subscribe(topic, { message: () => breaker.hint(), missed: () => undefined });
}
