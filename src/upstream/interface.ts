import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '#contract';
import { type MessageBus, type Subscription } from '#shared-state';
import { Admission } from './admit.ts';
import { BatchedReads } from './batched-reads.ts';
import { Breaker } from './breaker.ts';
import { type CallOptimizations, ResponseCache } from './cache.ts';
import { StorePart } from './cache-store.ts';
import { type CallParts, call, type OngoingCall, type Outcome, type SharedCall } from './call.ts';
import { type Credential, createCredential } from './credentials.ts';
import { Deadlines } from './deadlines.ts';
import { ExtrasDisabledError, NotConfiguredError } from './errors.ts';
import { Changes } from './freshness.ts';
import { interfaceKind } from './interface-kind.ts';
import { type InterfaceHealth, InterfaceMetrics } from './metrics.ts';
import { type RowProjection, SharedProjection } from './projection.ts';
import { MemoryQuotaStore, type QuotaStore } from './quotas.ts';
import {
  type Arguments,
  callerHash,
  compilePlan,
  forwardedHeaders,
  labelIdentity,
  type Plan,
  type UpstreamRequest,
} from './request.ts';
import { RetryBudget } from './retry.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';
import { Coalescer } from './share.ts';
import type { CreateTransport } from './transport.ts';

/** The shared parts of a client's interfaces, the optimizations of calls, and the state of an interface that it replaces. */
export interface InterfaceOptions {
  readonly metrics?: InterfaceMetrics;
  readonly reads?: BatchedReads;
  readonly credential?: Credential;
  readonly breaker?: Breaker;
  readonly budget?: RetryBudget;
  /** Unless given: pools of undici. */
  readonly createTransport?: CreateTransport | undefined;
  readonly quotaStore?: QuotaStore | undefined;
  /** Notifies other replicas that the breaker has opened. */
  readonly bus?: MessageBus | undefined;
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
  readonly #parts: CallParts;
  readonly #hints: Subscription | undefined;
  readonly #closing = new AbortController();
  readonly #projectRows: boolean;
  readonly #options: InterfaceOptions;
  #kind: string | undefined;
  /** The clients that use it. */
  #users = 0;

  constructor(contract: Contract, settings: InterfaceSettings, options: InterfaceOptions = {}) {
    const {
      optimizations = NONE,
      changes = new Changes(),
      epoch = 0,
      bus,
      quotaStore = new MemoryQuotaStore(),
    } = options;
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
    const topic = `breaker:${contract.slug}`;
    const breaker = options.breaker ?? new Breaker(settings.breaker, undefined, bus && announcement(bus, topic));
    this.#hints = bus && hintsFor(breaker, bus, topic);
    const { timeouts, limits, retry, credentials, traceContext = false } = settings;
    const ownStore = store && epoch > 0 ? new StorePart(store, `${epoch} `) : store;
    this.#parts = {
      timeouts,
      limits,
      retry,
      traceContext,
      breaker,
      budget: options.budget ?? new RetryBudget(retry),
      credential: options.credential ?? createCredential(credentials),
      admission: new Admission(contract, settings, quotaStore, options.createTransport),
      cache: new ResponseCache({ contract, settings, optimizations: { ...optimizations, store: ownStore }, changes }),
      inFlight: new Coalescer<Outcome, SharedCall>(),
      coalesces: optimizations.coalesceCalls,
      metrics: this.#metrics,
      reads: options.reads ?? new BatchedReads(),
      firstChecks: new Deadlines(Math.min(...Object.values(timeouts)), (each: OngoingCall) => each.checkDeadlines()),
      closing: this.#closing.signal,
    };
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
    return call(this.#parts, request, scope);
  }

  health(): InterfaceHealth {
    const { breaker, admission } = this.#parts;
    return {
      slug: this.contract.slug,
      breaker: breaker.isOpen ? 'open' : 'closed',
      queued: admission.length,
      quotas: admission.health(),
      ...this.#metrics.read(),
    };
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
    this.#parts.cache.invalidate(operationIds);
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

  /** Ends calls in flight and those that wait, without retries. */
  close(): Promise<void> {
    this.#closing.abort();
    this.#hints?.close();
    return this.#parts.admission.close();
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

/* Functions of their own: those in the constructor would hold the calls as long as the bus, or the breaker, which others take over. */

function announcement(bus: MessageBus, topic: string): () => void {
  return () => bus.publish(topic, '');
}

function hintsFor(breaker: Breaker, bus: MessageBus, topic: string): Subscription {
  return bus.subscribe(topic, { message: () => breaker.hint(), missed: () => undefined });
}
