import type { Contract } from '#contract';
import type { MessageBus, Subscription } from '#shared-state';
import { type Credential, createCredential } from '../credentials/index.ts';
import type { InterfaceMetrics } from '../observe/metrics.ts';
import { MemoryQuotaStore } from '../quotas/memory-quota-store.ts';
import { QuotaGate } from '../quotas/quota-gate.ts';
import type { QuotaHealth } from '../quotas/quota-health.ts';
import type { QuotaStore } from '../quotas/quota-store.ts';
import type { Settler, UpstreamRequest } from '../request/request.ts';
import { UpstreamUnreachableError } from '../response/errors.ts';
import type { Scope } from '../scope.ts';
import type { InterfaceSettings } from '../settings.ts';
import type { BatchedReads } from '../transport/batched-reads.ts';
import { Connections } from '../transport/connections.ts';
import type { CreateTransport } from '../transport/pool.ts';
import { type Admission, Breaker } from './breaker.ts';
import { Call, type CallParts } from './call.ts';
import { Deadlines } from './deadlines.ts';
import { RetryBudget } from './retry.ts';

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
