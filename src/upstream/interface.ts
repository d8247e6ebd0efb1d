import type { Contract } from '#contract';
import { type CallOptimizations, type Changes, UpstreamCache } from './cache/upstream-cache.ts';
import { type Credential, createCredential } from './credentials/index.ts';
import { InterfaceMetrics } from './observe/metrics.ts';
import { type RowProjection, SharedProjection } from './projection/row-projection.ts';
import { compilePlan } from './request/compile-plan.ts';
import { forwardedHeaders } from './request/forwarded-headers.ts';
import type { Arguments, Plan } from './request/plan.ts';
import type { Settler, UpstreamRequest } from './request/request.ts';
import { type Admission, Breaker } from './resilience/breaker.ts';
import { Call } from './resilience/call.ts';
import { Deadlines } from './resilience/deadlines.ts';
import { RetryBudget } from './resilience/retry.ts';
import { NotConfiguredError, UpstreamUnreachableError } from './response/errors.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';
import { Connections } from './transport/connections.ts';

const NONE: CallOptimizations = { store: undefined, coalesceCalls: false, projectRows: false };

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
  readonly firstDeadlineChecks: Deadlines<Call>;
  /** Headers of callers that are sent on. */
  readonly forwarded: readonly string[];
  /** Those of them that are no credentials. */
  readonly #forwardedToOpen: readonly string[];
  readonly #cache: UpstreamCache;
  readonly #projectRows: boolean;
  readonly #connections = new Map<string, Connections>();
  #closed = false;

  constructor(
    contract: Contract,
    settings: InterfaceSettings,
    optimizations: CallOptimizations = NONE,
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
    this.firstDeadlineChecks = new Deadlines(this.shortestTimeoutMs, (call) => call.checkDeadlines());
    this.forwarded = forwardedHeaders(contract, settings);
    this.#forwardedToOpen = this.forwarded.filter((name) => settings.forward.includes(name));
    this.#projectRows = optimizations.projectRows;
    const make = (request: UpstreamRequest, scope: Scope, settler: Settler) => this.#make(request, scope, settler);
    const countHit = () => this.metrics.cacheHit();
    this.#cache = new UpstreamCache({ contract, optimizations, changes, send: make, countHit });
  }

  /** Nothing is tried again any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Makes a call on behalf of a scope. Its promise settles once; arguments that make no request reject it. Of the rows in
   * its answer there may be no more than the wanted parts.
   */
  call(plan: Plan, args: Arguments, scope: Scope, parts?: RowProjection): Promise<unknown> {
    scope.lifetime.asked();
    if (scope.cancelled) return Promise.reject(scope.cancelled);
    let request: UpstreamRequest;
    try {
      scope.countCall();
      request = this.#fill(plan, args, scope, parts);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#cache.request(request, scope);
  }

  /** Makes the call that a request asks for. */
  #make(request: UpstreamRequest, scope: Scope, settler: Settler): void {
    try {
      const connections = this.#connectionsTo(request.base.origin);
      const admission = this.#admit(request.plan, connections);
      this.budget.called();
      new Call(this, connections, scope, request, admission, settler).begin();
    } catch (error) {
      this.metrics.notTried(error);
      settler.reject(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#connections.values()].map((connections) => connections.close()));
  }

  #fill(plan: Plan, args: Arguments, scope: Scope, parts: RowProjection | undefined): UpstreamRequest {
    if (!plan.base) throw new NotConfiguredError(plan);
    const forwarded = plan.operation.open ? this.#forwardedToOpen : this.forwarded;
    const identity = scope.identity(forwarded);
    const headerArguments = plan.headerArguments(args);
    const headers = [...plan.headers(args), ...headerArguments, ...identity.headers];
    return {
      plan,
      base: plan.base,
      identity,
      forwarded,
      headerArguments,
      target: plan.target(args),
      headers,
      body: plan.body(args),
      wanted: new SharedProjection(this.#projectRows ? parts : undefined),
      read: plan.read,
    };
  }

  #admit(plan: Plan, { isFull }: Connections): Admission {
    if (isFull)
      throw new UpstreamUnreachableError(plan, 'is not tried, because too many calls wait', { retryAfter: 1 });
    const admission = this.breaker.admit();
    if (admission) return admission;
    const retryAfter = Math.max(1, Math.ceil(this.breaker.waitMs() / 1000));
    throw new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter });
  }

  #connectionsTo(origin: string): Connections {
    let connections = this.#connections.get(origin);
    if (!connections) this.#connections.set(origin, (connections = new Connections(origin, this.settings)));
    return connections;
  }
}
