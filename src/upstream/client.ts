import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Contract, type Operation, pointed, type UpstreamCode } from '#contract';
import type { Apis, Slug } from '#contracts';
import type { MessageBus, Subscription } from '#shared-state';
import { Admission } from './admit.ts';
import { type CallOptimizations, ResponseCache } from './cache.ts';
import { type ApiResources, call, type OngoingCall } from './call.ts';
import { type Credential, createCredential } from './credentials.ts';
import { BatchedReads } from './decode.ts';
import { ExtrasDisabledError, NotConfiguredError, UpstreamError, UpstreamStatusError } from './errors.ts';
import { Deadlines } from './exchange.ts';
import { type ApiHealth, ApiMetrics, Breaker } from './health.ts';
import { Changes, type InvalidationCounts, Invalidations } from './invalidation.ts';
import { type RowProjection } from './projection.ts';
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
import { SharedCalls } from './scope.ts';
import type { ApiSettings } from './settings.ts';
import type { CreateTransport } from './transport.ts';

/** Rows to request at once where the contract has no maximum. */
const DEFAULT_MAXIMUM = 1000;

interface OperationTypes {
  args: object;
  optional: boolean;
  answer: unknown;
}

/** Typed functions, one for each operation of an API. */
export type Calls<Operations> = {
  readonly [Id in keyof Operations]: Operations[Id] extends OperationTypes
    ? (
        ...args: Operations[Id]['optional'] extends true
          ? [args?: Operations[Id]['args']]
          : [args: Operations[Id]['args']]
      ) => Promise<Operations[Id]['answer']>
    : never;
};

/** Every API's calls, on behalf of one caller: `upstream.marketplace.listOrders({ limit: 50 })`. */
export type Upstream = { readonly [Name in Slug]: Calls<Apis[Name]> };

/** Facts about an operation besides its call. */
export interface OperationFacts {
  readonly operation: Operation;
  /** The most rows of a request: the contract's maximum, or a smaller setting. */
  readonly pageSize: number;
  /** The API's own address without a trailing slash, if it has one. */
  readonly address: string | undefined;
  /** The API's own settings, with the contract's defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** The URL of a call with these arguments, without credentials, for use outside of the gateway. */
  url(args: object): string;
}

/** All upstreams of a gateway with their connections. */
export interface UpstreamClient {
  forScope(scope: Scope): Upstream;
  facts(slug: Slug, operationId: string): OperationFacts;
  /** Names of headers of callers that are forwarded to some upstream: responses may differ by their values. */
  readonly identityHeaders: readonly string[];
  /** Those of them that an API is sent. */
  forwardedTo(slug: Slug): readonly string[];
  /** The kind of an API, by which gateways know what they can share. */
  kindOf(slug: Slug): string;
  /** Mutations, and what else makes responses stale. */
  readonly changes: Pick<Changes, 'count' | 'listen'>;
  /** Something else has changed an API: responses of these operations are stale, or of all that mutations invalidate. */
  invalidate(slug: Slug, operationIds?: readonly string[]): void;
  /** The metrics of every API. */
  health(): readonly ApiHealth[];
  /** Closes the connections of APIs that no other client uses. */
  close(): Promise<void>;
  /** The state that a client which replaces this one takes over. */
  readonly state: UpstreamState;
}

/** The state of a client that outlives its settings. */
export interface UpstreamState {
  readonly apis: readonly ApiUpstream[];
  readonly changes: Changes;
  readonly reads: BatchedReads;
  readonly quotaStore: QuotaStore;
}

/** The options of a client that are no settings. */
export interface ClientOptions {
  /** Unless given: pools of undici. */
  readonly createTransport?: CreateTransport | undefined;
  /** Unless given: that of the client before, or one of this process. */
  readonly quotaStore?: QuotaStore | undefined;
  /** Notifies other replicas of upstreams that fail. */
  readonly bus?: MessageBus | undefined;
  /** The client that this one replaces: unchanged APIs are reused, with connections, breakers and caches. */
  readonly previous?: UpstreamClient | undefined;
}

/** Creates the client of these APIs. */
export function createUpstream(
  contracts: readonly Contract[],
  settings: Readonly<Record<string, ApiSettings>>,
  optimizations?: CallOptimizations,
  { createTransport, quotaStore: ownStore, bus, previous }: ClientOptions = {},
): UpstreamClient {
  const { changes = new Changes(), reads = new BatchedReads() } = previous?.state ?? {};
  const quotaStore = ownStore ?? previous?.state.quotaStore ?? new MemoryQuotaStore();
  const options = { optimizations, changes, reads, createTransport, quotaStore, bus };
  const apis = apisOf(contracts, settings, options, previous?.state.apis);
  for (const each of apis) each.use();
  let closing: Promise<unknown> | undefined;
  const ScopedUpstream = upstreamClass(apis);
  const facts = new Map(apis.flatMap((each) => factsOf(each)));
  return {
    forScope: (scope) => new ScopedUpstream(scope) as unknown as Upstream,
    facts(slug, operationId) {
      const found = facts.get(`${slug}.${operationId}`);
      if (!found) throw new TypeError(`There is no operation ${slug}.${operationId}`);
      return found;
    },
    changes,
    invalidate(slug, operationIds) {
      const found = apis.find(({ contract }) => contract.slug === slug);
      if (!found) return;
      found.invalidate(operationIds);
      const ids = operationIds ?? [...found.plans.keys()];
      changes.tell(
        ids.map((id) => `${slug}.${id}`),
        'elsewhere',
      );
    },
    forwardedTo: (slug) => apis.find(({ contract }) => contract.slug === slug)?.forwarded ?? [],
    kindOf: (slug) => apis.find(({ contract }) => contract.slug === slug)?.kind ?? '',
    identityHeaders: [...new Set(apis.flatMap((each) => each.forwarded))].toSorted(),
    health: () => apis.map((each) => each.health()),
    close: async () => {
      await (closing ??= Promise.all(apis.map((each) => each.leave())));
    },
    state: { apis, changes, reads, quotaStore },
  };
}

/**
 * The APIs of a client, those included that are as they were. A function of its own: one in the client would hold the
 * APIs before as long as the client lives.
 */
function apisOf(
  contracts: readonly Contract[],
  settings: Readonly<Record<string, ApiSettings>>,
  options: ApiOptions,
  before: readonly ApiUpstream[] = [],
): readonly ApiUpstream[] {
  return contracts.map((contract) => {
    const own = settings[contract.slug];
    if (!own) throw new TypeError(`${contract.slug} has no settings`);
    const known = before.find((each) => each.contract.slug === contract.slug);
    if (known?.fits(contract, own, options)) return known;
    return new ApiUpstream(contract, own, { ...options, ...known?.successor });
  });
}

function factsOf({ contract, plans, settings }: ApiUpstream): [string, OperationFacts][] {
  const own = { address: settings.url, settings: { ...contract.settings, ...settings.settings } };
  return [...plans].map(([id, plan]) => {
    const { operation } = plan;
    const maximum = operation.paging?.maximum ?? DEFAULT_MAXIMUM;
    const pageSize = Math.min(maximum, settings.pageSize ?? maximum);
    const url = (args: object) => {
      if (!plan.base) throw new NotConfiguredError(plan);
      return plan.base.origin + plan.target(args as Arguments);
    };
    return [`${contract.slug}.${id}`, { operation, pageSize, url, ...own }];
  });
}

/** The shared parts of a client's APIs, the optimizations of calls, and the state of an API that it replaces. */
export interface ApiOptions {
  readonly metrics?: ApiMetrics;
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
  /** How many APIs of this name there were before, whose stored responses are not used. */
  readonly epoch?: number;
  readonly invalidations?: InvalidationCounts;
}

const OPTIMIZATIONS = ['store', 'shared', 'purge', 'coalesceCalls', 'projectRows'] as const;
const NONE: CallOptimizations = { store: undefined, coalesceCalls: false, projectRows: false };

/** One API: its plans, and the calls for their requests. */
export class ApiUpstream {
  readonly contract: Contract;
  readonly settings: ApiSettings;
  readonly plans: ReadonlyMap<string, Plan>;
  /** Names of the headers of callers that are forwarded. */
  readonly forwarded: readonly string[];
  /** Those of them that are no credentials. */
  readonly #forwardedToOpen: readonly string[];
  readonly #metrics: ApiMetrics;
  readonly #resources: ApiResources;
  readonly #hints: Subscription | undefined;
  readonly #closing = new AbortController();
  readonly #projectRows: boolean;
  readonly #options: ApiOptions;
  #kind: string | undefined;
  /** The clients that use it. */
  #users = 0;

  constructor(contract: Contract, settings: ApiSettings, options: ApiOptions = {}) {
    const {
      optimizations = NONE,
      changes = new Changes(),
      epoch = 0,
      invalidations: counts,
      bus,
      quotaStore = new MemoryQuotaStore(),
    } = options;
    this.#options = options;
    this.contract = contract;
    this.settings = settings;
    const operations = Object.entries(contract.operations);
    this.plans = new Map(operations.map(([id, operation]) => [id, compilePlan(contract, operation, settings)]));
    this.forwarded = forwardedHeaders(contract, settings);
    this.#forwardedToOpen = this.forwarded.filter((name) => settings.forward.includes(name));
    this.#projectRows = optimizations.projectRows;
    const ownCredential = settings.credentials.type !== 'forwarded';
    this.#metrics = options.metrics ?? new ApiMetrics({ ownCredential });
    this.#metrics.ownCredential = ownCredential;
    const topic = `breaker:${contract.slug}`;
    const breaker = options.breaker ?? new Breaker(settings.breaker, bus && announcement(bus, topic));
    this.#hints = bus && hintsFor(breaker, bus, topic);
    const { store, purge, shared } = optimizations;
    const invalidations = new Invalidations(contract, settings, { changes, shared: store && shared, purge, counts });
    const { timeouts, limits, retry, credentials, traceContext = false } = settings;
    this.#resources = {
      timeouts,
      limits,
      retry,
      traceContext,
      breaker,
      budget: options.budget ?? new RetryBudget(retry),
      credential: options.credential ?? createCredential(credentials),
      admission: new Admission(contract, settings, quotaStore, options.createTransport),
      cache: store && new ResponseCache(store, invalidations, epoch),
      invalidations,
      inFlight: new SharedCalls(this.#metrics),
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
    try {
      scope.begin(plan);
      return call(this.#resources, this.#fill(plan, args, scope, projection), scope);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  health(): ApiHealth {
    const { breaker, admission } = this.#resources;
    return {
      slug: this.contract.slug,
      breaker: breaker.isOpen ? 'open' : 'closed',
      queued: admission.length,
      quotas: admission.health(),
      ...this.#metrics.read(performance.now()),
    };
  }

  /** The options of an API of the same name that replaces this one. */
  get successor(): Pick<ApiOptions, 'metrics' | 'epoch' | 'invalidations'> {
    const { counts } = this.#resources.invalidations;
    return { metrics: this.#metrics, epoch: (this.#options.epoch ?? 0) + 1, invalidations: counts };
  }

  /** Whether one with these settings would behave alike, so that this one can be reused with all its state. */
  fits(contract: Contract, settings: ApiSettings, options: ApiOptions): boolean {
    const { optimizations = NONE, createTransport, quotaStore, bus } = this.#options;
    const { optimizations: next = NONE } = options;
    return (
      createTransport === options.createTransport &&
      quotaStore === options.quotaStore &&
      bus === options.bus &&
      OPTIMIZATIONS.every((name) => optimizations[name] === next[name]) &&
      isDeepStrictEqual(settings, this.settings) &&
      isDeepStrictEqual(contract, this.contract)
    );
  }

  /** Makes stored responses of operations stale, or those of all that mutations invalidate: another has changed them. */
  invalidate(operationIds?: readonly string[]): void {
    this.#resources.invalidations.invalidate(operationIds);
  }

  /** Its kind, which is not computed before it is needed: contracts are long. */
  get kind(): string {
    return (this.#kind ??= apiKind(this.contract, this.settings));
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
    return this.#resources.admission.close();
  }

  #fill(plan: Plan, args: Arguments, scope: Scope, projection: RowProjection | undefined): UpstreamRequest {
    const { base, operation } = plan;
    if (!base) throw new NotConfiguredError(plan);
    if (operation.extra && this.settings.extras === false) throw new ExtrasDisabledError(plan);
    const forwarded = operation.open ? this.#forwardedToOpen : this.forwarded;
    const identity = scope.identity(forwarded);
    const { target, fixedHeaders, headerArguments, body } = plan.fill(args);
    return {
      plan,
      args,
      base,
      identity,
      forwarded,
      headerArguments,
      target,
      sentTarget: operation.callerParameter ? this.#withCaller(target, operation.callerParameter, scope) : target,
      headers:
        headerArguments.length + identity.headers.length > 0
          ? [...fixedHeaders, ...headerArguments, ...identity.headers]
          : fixedHeaders,
      body,
      projection: this.#projectRows ? projection : undefined,
      keys: scope.keys,
    };
  }

  /** A target with a hash of the caller, if callers are told apart. */
  #withCaller(target: string, parameter: string, scope: Scope): string {
    const { callerHash: settings } = this.settings;
    if (!settings) return target;
    const { headers, key } = settings;
    const identity = headers.length > 0 ? scope.identity(headers) : labelIdentity(scope.callerLabel);
    const hash = callerHash(identity, this.contract.slug, key);
    return hash === undefined ? target : `${target}${target.includes('?') ? '&' : '?'}${parameter}=${hash}`;
  }
}

/* Functions of their own: those in the constructor would hold the calls as long as the bus, or the breaker, which others take over. */

function announcement(bus: MessageBus, topic: string): () => void {
  return () => bus.publish(topic, '');
}

function hintsFor(breaker: Breaker, bus: MessageBus, topic: string): Subscription {
  return bus.subscribe(topic, { message: () => breaker.hint(), missed: () => undefined });
}

/**
 * Differs where what an API answers may differ: in gateways of another version, or with other addresses or credentials.
 * Gateways share nothing of APIs of the same name but another kind.
 */
export function apiKind(contract: Contract, settings: ApiSettings): string {
  const { url, servers, credentials, forward, settings: own } = settings;
  return hash('sha256', JSON.stringify([contract, url, servers, credentials, forward, own]), 'base64url');
}

class Scoped {
  readonly scope: Scope;
  constructor(scope: Scope) {
    this.scope = scope;
  }
}

/** A class whose instances create the calls of an API for their scope when it is first used. */
function upstreamClass(apis: readonly ApiUpstream[]) {
  return class extends Scoped {
    readonly #calls: object[] = [];

    static {
      for (const [index, each] of apis.entries()) {
        const ApiCalls = callsClass(each);
        Object.defineProperty(this.prototype, each.contract.slug, {
          get(this: InstanceType<ReturnType<typeof upstreamClass>>) {
            return (this.#calls[index] ??= new ApiCalls(this.scope));
          },
        });
      }
    }
  };
}

function callsClass(upstream: ApiUpstream) {
  class ApiCalls extends Scoped {}
  for (const [id, plan] of upstream.plans) {
    Object.defineProperty(ApiCalls.prototype, id, {
      value(this: ApiCalls, args: Arguments = {}, projection?: RowProjection) {
        return upstream.call(plan, args, this.scope, projection);
      },
    });
  }
  return ApiCalls;
}

/** The result of a lookup, or `null` if the upstream responds NOT_FOUND. */
export async function orNull<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

type Refusals<Outcome> = { readonly [Code in UpstreamCode]?: (error: UpstreamError) => Outcome };

/** Turns failures that a caller can act on into values, by their code. Every other failure is thrown. */
export async function outcome<Result, Outcome>(
  pending: Promise<Result>,
  accepted: (result: Result) => NoInfer<Outcome>,
  refused: Refusals<NoInfer<Outcome>>,
): Promise<Outcome> {
  let result: Result;
  try {
    result = await pending;
  } catch (error) {
    const refusal = error instanceof UpstreamError ? refused[error.code] : undefined;
    if (!refusal) throw error;
    return refusal(error as UpstreamError);
  }
  return accepted(result);
}

/** Whether a failure has this reason in its details. Errors in the form of `google.rpc.Status` have reasons. */
export function hasReason(error: UpstreamError, reason: string): boolean {
  const details = error instanceof UpstreamStatusError ? pointed(error.body, '/error/details') : undefined;
  return Array.isArray(details) && details.some((detail) => pointed(detail, '/reason') === reason);
}
