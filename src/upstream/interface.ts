import type { Dispatcher, Pool } from 'undici';
import { Breaker } from './breaker.ts';
import { Call } from './call.ts';
import type { Contract } from './contract.ts';
import { type Credential, createCredential } from './credentials/index.ts';
import { NotConfiguredError, UpstreamUnreachableError } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { type Arguments, compilePlan, type Plan } from './plan.ts';
import { createPool } from './pool.ts';
import type { UpstreamRequest } from './request.ts';
import { RetryBudget } from './retry.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';

/** One interface as it is reached: its plans, its connections, and what is known of its health. */
export class InterfaceUpstream {
  readonly contract: Contract;
  readonly settings: InterfaceSettings;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  readonly credential: Credential;
  /** Headers of callers that are sent on. */
  readonly forwarded: readonly string[];
  readonly #pools = new Map<string, Pool>();

  constructor(contract: Contract, settings: InterfaceSettings) {
    this.contract = contract;
    this.settings = settings;
    const operations = Object.entries(contract.operations);
    this.plans = new Map(operations.map(([id, operation]) => [id, compilePlan(contract, operation, settings)]));
    this.breaker = new Breaker(settings.breaker);
    this.budget = new RetryBudget(settings.retry);
    this.credential = createCredential(settings.credentials);
    const { credentials } = settings;
    const forwarded = credentials.type === 'forwarded' ? credentials.headers : [];
    this.forwarded = [...new Set([...settings.forward, ...forwarded])];
  }

  /** Makes a call on behalf of a scope. Its promise settles once; arguments that make no request reject it. */
  call(plan: Plan, args: Arguments, scope: Scope): Promise<unknown> {
    if (scope.cancelled) return Promise.reject(scope.cancelled);
    let request: UpstreamRequest;
    try {
      request = this.fill(plan, args, scope);
    } catch (error) {
      return Promise.reject(error);
    }
    const waitMs = this.breaker.waitMs();
    if (waitMs > 0) {
      const retryAfter = Math.ceil(waitMs / 1000);
      return Promise.reject(
        new UpstreamUnreachableError(plan, 'is not tried, because it keeps failing', { retryAfter }),
      );
    }
    this.budget.called();
    return new Call(this, plan, args, scope, request).promise;
  }

  fill(plan: Plan, args: Arguments, scope: Scope): UpstreamRequest {
    if (!plan.base) throw new NotConfiguredError(plan);
    const identity = scope.identity(plan.operation.open ? this.settings.forward : this.forwarded);
    const headers = plan.headers(args);
    headers.push(...identity.headers);
    return { plan, base: plan.base, identity, target: plan.target(args), headers, body: plan.body(args) };
  }

  dispatch({ plan, base, target, headers }: UpstreamRequest, exchange: Exchange): void {
    const body = exchange.body as Dispatcher.DispatchOptions['body'];
    this.#pool(base.origin).dispatch({ path: target, method: plan.operation.method, headers, body }, exchange);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #pool(origin: string): Pool {
    let pool = this.#pools.get(origin);
    if (!pool) this.#pools.set(origin, (pool = createPool(origin, this.settings)));
    return pool;
  }
}
