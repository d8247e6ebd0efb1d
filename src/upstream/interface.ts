import { Breaker, type Passage } from './breaker.ts';
import { Answers, type Changes, type Economies } from './cache/answers.ts';
import { Call } from './call.ts';
import { Connections } from './connections.ts';
import type { Contract } from './contract.ts';
import { type Credential, createCredential } from './credentials/index.ts';
import { Deadlines } from './deadlines.ts';
import { NotConfiguredError, UpstreamUnreachableError } from './errors.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { InterfaceMetrics } from './metrics.ts';
import { type Arguments, compilePlan, type Plan } from './plan.ts';
import type { UpstreamRequest, Waiting } from './request.ts';
import { RetryBudget } from './retry.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';
import { Wanted, type WantedParts } from './wanted/wanted.ts';

const NONE: Economies = { store: undefined, shareCalls: false, trimRows: false };

/** One interface as it is reached: its plans, its connections, and what is known of its health. */
export class InterfaceUpstream {
  readonly contract: Contract;
  readonly settings: InterfaceSettings;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  readonly credential: Credential;
  readonly metrics: InterfaceMetrics;
  readonly shortestTimeoutMs: number;
  /** When calls look for the first time whether they took too long. */
  readonly looks: Deadlines<Call>;
  /** Headers of callers that are sent on. */
  readonly forwarded: readonly string[];
  readonly #answers: Answers;
  readonly #trimRows: boolean;
  readonly #connections = new Map<string, Connections>();
  #closed = false;

  constructor(
    contract: Contract,
    settings: InterfaceSettings,
    economies: Economies = NONE,
    changes: Changes = { count: 0 },
  ) {
    this.contract = contract;
    this.settings = settings;
    const operations = Object.entries(contract.operations);
    this.plans = new Map(operations.map(([id, operation]) => [id, compilePlan(contract, operation, settings)]));
    this.breaker = new Breaker(settings.breaker);
    this.budget = new RetryBudget(settings.retry);
    this.credential = createCredential(settings.credentials);
    this.metrics = new InterfaceMetrics({ ownCredential: settings.credentials.type !== 'forwarded' });
    this.shortestTimeoutMs = Math.min(...Object.values(settings.timeouts));
    this.looks = new Deadlines(this.shortestTimeoutMs, (call) => call.look());
    this.forwarded = forwardedHeaders(contract, settings);
    this.#trimRows = economies.trimRows;
    const make = (request: UpstreamRequest, scope: Scope, waiting: Waiting) => this.#make(request, scope, waiting);
    const { forwarded, metrics: tally } = this;
    this.#answers = new Answers({ contract, economies, changes, forwarded, make, tally });
  }

  /** Nothing is tried again any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Makes a call on behalf of a scope. Its promise settles once; arguments that make no request reject it. Of the rows in
   * its answer there may be no more than the wanted parts.
   */
  call(plan: Plan, args: Arguments, scope: Scope, parts?: WantedParts): Promise<unknown> {
    scope.lifetime.asked();
    if (scope.cancelled) return Promise.reject(scope.cancelled);
    let request: UpstreamRequest;
    try {
      scope.countCall();
      request = this.#fill(plan, args, scope, parts);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#answers.ask(request, scope);
  }

  /** Makes the call that a request asks for. */
  #make(request: UpstreamRequest, scope: Scope, waiting: Waiting): void {
    try {
      const connections = this.#connectionsTo(request.base.origin);
      const passage = this.#pass(request.plan, connections);
      this.budget.called();
      new Call(this, connections, scope, request, passage, waiting).begin();
    } catch (error) {
      this.metrics.notTried(error);
      waiting.reject(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#connections.values()].map((connections) => connections.close()));
  }

  #fill(plan: Plan, args: Arguments, scope: Scope, parts: WantedParts | undefined): UpstreamRequest {
    if (!plan.base) throw new NotConfiguredError(plan);
    const identity = scope.identity(plan.operation.open ? this.settings.forward : this.forwarded);
    const headers = plan.headers(args);
    headers.push(...identity.headers);
    return {
      plan,
      base: plan.base,
      identity,
      target: plan.target(args),
      headers,
      body: plan.body(args),
      wanted: new Wanted(this.#trimRows ? parts : undefined),
      read: plan.read,
    };
  }

  #pass(plan: Plan, { isFull }: Connections): Passage {
    if (isFull)
      throw new UpstreamUnreachableError(plan, 'is not tried, because too many calls wait', { retryAfter: 1 });
    const passage = this.breaker.pass();
    if (passage) return passage;
    const retryAfter = Math.max(1, Math.ceil(this.breaker.waitMs() / 1000));
    throw new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter });
  }

  #connectionsTo(origin: string): Connections {
    let connections = this.#connections.get(origin);
    if (!connections) this.#connections.set(origin, (connections = new Connections(origin, this.settings)));
    return connections;
  }
}
