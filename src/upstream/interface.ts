import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '#contract';
import { BatchedReads } from './batched-reads.ts';
import { type CallOptimizations, UpstreamCache } from './cache.ts';
import { StorePart } from './cache-store.ts';
import { Calls, type CallsOptions } from './call.ts';
import { ExtrasDisabledError, NotConfiguredError } from './errors.ts';
import { Changes } from './freshness.ts';
import { interfaceKind } from './interface-kind.ts';
import { type InterfaceHealth, InterfaceMetrics } from './metrics.ts';
import { type RowProjection, SharedProjection } from './projection.ts';
import {
  type Arguments,
  callerHash,
  compilePlan,
  forwardedHeaders,
  labelIdentity,
  type Plan,
  type UpstreamRequest,
} from './request.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';

/** The shared parts of a client's interfaces, the optimizations of calls, and the state of an interface that it replaces. */
export interface InterfaceOptions extends Partial<CallsOptions> {
  readonly optimizations?: CallOptimizations | undefined;
  readonly changes?: Changes;
  /** How many interfaces of this name there were before, whose stored responses are not used. */
  readonly epoch?: number;
}

const NONE: CallOptimizations = { store: undefined, coalesceCalls: false, projectRows: false };

/** One interface: its plans, and the calls for their requests. */
export class InterfaceUpstream {
  readonly contract: Contract;
  readonly settings: InterfaceSettings;
  readonly plans: ReadonlyMap<string, Plan>;
  /** Names of the headers of callers that are forwarded. */
  readonly forwarded: readonly string[];
  /** Those of them that are no credentials. */
  readonly #forwardedToOpen: readonly string[];
  readonly #metrics: InterfaceMetrics;
  readonly #calls: Calls;
  readonly #cache: UpstreamCache;
  readonly #projectRows: boolean;
  readonly #options: InterfaceOptions;
  #kind: string | undefined;
  /** The clients that use it. */
  #users = 0;

  constructor(contract: Contract, settings: InterfaceSettings, options: InterfaceOptions = {}) {
    const { optimizations = NONE, changes = new Changes(), reads = new BatchedReads(), epoch = 0, ...parts } = options;
    const { store } = optimizations;
    this.#options = options;
    this.contract = contract;
    this.settings = settings;
    const operations = Object.entries(contract.operations);
    this.plans = new Map(operations.map(([id, operation]) => [id, compilePlan(contract, operation, settings)]));
    this.forwarded = forwardedHeaders(contract, settings);
    this.#forwardedToOpen = this.forwarded.filter((name) => settings.forward.includes(name));
    this.#projectRows = optimizations.projectRows;
    const ownCredential = settings.credentials.type !== 'forwarded';
    this.#metrics = options.metrics ?? new InterfaceMetrics({ ownCredential });
    this.#metrics.ownCredential = ownCredential;
    this.#calls = new Calls(contract, settings, { ...parts, reads, metrics: this.#metrics });
    this.#cache = new UpstreamCache({
      contract,
      settings,
      optimizations: { ...optimizations, store: store && epoch > 0 ? new StorePart(store, `${epoch} `) : store },
      changes,
      send: (request, scope, settler) => this.#calls.send(request, scope, settler),
      countHit: () => this.#metrics.cacheHit(),
      countJoined: () => this.#metrics.joined(),
    });
  }

  /**
   * Makes a call on behalf of a scope. Its promise settles once; arguments that make no request reject it. The rows of its
   * response may lack members that the projection does not name.
   */
  call(plan: Plan, args: Arguments, scope: Scope, projection?: RowProjection): Promise<unknown> {
    scope.freshness.requested();
    scope.dependencies?.add(`${this.contract.slug}.${plan.operation.id}`);
    if (scope.cancelled) return Promise.reject(scope.cancelled);
    let request: UpstreamRequest;
    try {
      scope.countCall();
      request = this.#fill(plan, args, scope, projection);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#cache.request(request, scope);
  }

  health(): InterfaceHealth {
    const breaker = this.#calls.isBreakerOpen ? 'open' : 'closed';
    const { queued, quotas } = this.#calls;
    return { slug: this.contract.slug, breaker, queued, quotas, ...this.#metrics.read() };
  }

  /** The options of an interface of the same name that replaces this one. */
  get successor(): Pick<InterfaceOptions, 'metrics' | 'epoch'> {
    return { metrics: this.#metrics, epoch: (this.#options.epoch ?? 0) + 1 };
  }

  /** Whether one with these settings would behave alike, so that this one can be reused with all its state. */
  fits(contract: Contract, settings: InterfaceSettings, options: InterfaceOptions): boolean {
    const { optimizations = NONE, createTransport, quotaStore, bus } = this.#options;
    const { optimizations: next = NONE } = options;
    return (
      createTransport === options.createTransport &&
      quotaStore === options.quotaStore &&
      bus === options.bus &&
      optimizations.store === next.store &&
      optimizations.shared === next.shared &&
      optimizations.purge === next.purge &&
      optimizations.coalesceCalls === next.coalesceCalls &&
      optimizations.projectRows === next.projectRows &&
      isDeepStrictEqual(settings, this.settings) &&
      isDeepStrictEqual(contract, this.contract)
    );
  }

  /** Makes stored responses of operations stale, or those of all that mutations invalidate: another has changed them. */
  invalidate(operationIds?: readonly string[]): void {
    this.#cache.invalidate(operationIds);
  }

  /** Its kind, which is not computed before it is needed: contracts are long. */
  get kind(): string {
    return (this.#kind ??= interfaceKind(this.contract, this.settings));
  }

  /** One more client uses it. */
  use(): this {
    this.#users += 1;
    return this;
  }

  /** A client does not use it any more. It is closed with the last. */
  async leave(): Promise<void> {
    this.#users -= 1;
    if (this.#users === 0) await this.close();
  }

  close(): Promise<void> {
    return this.#calls.close();
  }

  #fill(plan: Plan, args: Arguments, scope: Scope, projection: RowProjection | undefined): UpstreamRequest {
    if (!plan.base) throw new NotConfiguredError(plan);
    if (plan.operation.extra && this.settings.extras === false) throw new ExtrasDisabledError(plan);
    const forwarded = plan.operation.open ? this.#forwardedToOpen : this.forwarded;
    const identity = scope.identity(forwarded);
    const headerArguments = plan.headerArguments(args);
    return {
      plan,
      args,
      base: plan.base,
      identity,
      forwarded,
      headerArguments,
      callerQuery: this.#callerQuery(plan, scope),
      target: plan.target(args),
      headers: [...plan.headers(args), ...headerArguments, ...identity.headers],
      body: plan.body(args),
      projection: new SharedProjection(this.#projectRows ? projection : undefined),
    };
  }
  #callerQuery({ operation: { callerParameter } }: Plan, scope: Scope): string | undefined {
    const { callerHash: settings } = this.settings;
    if (!callerParameter || !settings) return undefined;
    const { headers, key } = settings;
    const identity = headers.length > 0 ? scope.identity(headers) : labelIdentity(scope.callerLabel);
    const hash = callerHash(identity, this.contract.slug, key);
    return hash && `${callerParameter}=${hash}`;
  }
}
