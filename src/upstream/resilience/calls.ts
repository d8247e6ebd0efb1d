import { type Credential, createCredential } from '../credentials/index.ts';
import type { InterfaceMetrics } from '../observe/metrics.ts';
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
}

/** Makes the calls of one interface: refuses them at once if the breaker is open or the queue full. */
export class Calls {
  readonly #settings: InterfaceSettings;
  readonly #metrics: InterfaceMetrics;
  readonly #breaker: Breaker;
  readonly #budget: RetryBudget;
  readonly #parts: CallParts;
  readonly #createTransport: CreateTransport | undefined;
  readonly #connections = new Map<string, Connections>();
  readonly #closing = new AbortController();

  constructor(
    settings: InterfaceSettings,
    { metrics, reads, credential, breaker, budget, createTransport }: CallsOptions,
  ) {
    this.#settings = settings;
    this.#metrics = metrics;
    this.#createTransport = createTransport;
    this.#breaker = breaker ?? new Breaker(settings.breaker);
    this.#budget = budget ?? new RetryBudget(settings.retry);
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
      closing: this.#closing.signal,
      traceContext: settings.traceContext ?? false,
      firstChecks: new Deadlines(Math.min(...Object.values(timeouts)), (call: Call) => call.checkDeadlines()),
    };
  }

  /** Whether calls fail at once, because too many failed in a row. */
  get isBreakerOpen(): boolean {
    return this.#breaker.isOpen;
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
    await Promise.all([...this.#connections.values()].map((connections) => connections.close()));
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
