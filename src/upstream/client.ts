import type { Contract, Operation } from '#contract';
import type { Interfaces, Slug } from '#contracts';
import type { MessageBus } from '#shared-state';
import { BatchedReads } from './batched-reads.ts';
import type { CallOptimizations } from './cache.ts';
import { NotConfiguredError } from './errors.ts';
import { Changes } from './freshness.ts';
import { type InterfaceOptions, InterfaceUpstream } from './interface.ts';
import type { InterfaceHealth } from './metrics.ts';
import type { RowProjection } from './projection.ts';
import { MemoryQuotaStore, type QuotaStore } from './quotas.ts';
import type { Arguments, Plan } from './request.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';
import type { CreateTransport } from './transport.ts';

/** Rows to request at once where the contract has no maximum. */
const DEFAULT_MAXIMUM = 1000;

interface OperationTypes {
  args: object;
  optional: boolean;
  answer: unknown;
}

/** Typed functions, one for each operation of an interface. */
export type Calls<Operations> = {
  readonly [Id in keyof Operations]: Operations[Id] extends OperationTypes
    ? (
        ...args: Operations[Id]['optional'] extends true
          ? [args?: Operations[Id]['args']]
          : [args: Operations[Id]['args']]
      ) => Promise<Operations[Id]['answer']>
    : never;
};

/** Every interface's calls, on behalf of one caller: `upstream.marketplace.listOrders({ limit: 50 })`. */
export type Upstream = { readonly [Name in Slug]: Calls<Interfaces[Name]> };

/** Facts about an operation besides its call. */
export interface OperationFacts {
  readonly operation: Operation;
  /** The most rows of a request: the contract's maximum, or a smaller setting. */
  readonly pageSize: number;
  /** The interface's own address without a trailing slash, if it has one. */
  readonly address: string | undefined;
  /** The interface's own settings, with the contract's defaults. */
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
  /** Those of them that an interface is sent. */
  forwardedTo(slug: Slug): readonly string[];
  /** The kind of an interface, by which gateways know what they can share. */
  kindOf(slug: Slug): string;
  /** Mutations, and what else makes responses stale. */
  readonly changes: Pick<Changes, 'count' | 'listen'>;
  /** Something else has changed an interface: responses of these operations are stale, or of all that mutations invalidate. */
  invalidate(slug: Slug, operationIds?: readonly string[]): void;
  /** The metrics of every interface. */
  health(): readonly InterfaceHealth[];
  /** Closes the connections of interfaces that no other client uses. */
  close(): Promise<void>;
  /** The state that a client which replaces this one takes over. */
  readonly state: UpstreamState;
}

/** The state of a client that outlives its settings. */
export interface UpstreamState {
  readonly interfaces: readonly InterfaceUpstream[];
  readonly changes: Changes;
  readonly reads: BatchedReads;
  readonly quotaStore: QuotaStore;
}

/** The parts of a client that are no settings. */
export interface ClientParts {
  /** Unless given: pools of undici. */
  readonly createTransport?: CreateTransport | undefined;
  /** Unless given: that of the client before, or one of this process. */
  readonly quotaStore?: QuotaStore | undefined;
  /** Notifies other replicas of upstreams that fail. */
  readonly bus?: MessageBus | undefined;
  /** The client that this one replaces: unchanged interfaces are reused, with connections, breakers and caches. */
  readonly previous?: UpstreamClient | undefined;
}

/** Creates the client of these interfaces. */
export function createUpstream(
  contracts: readonly Contract[],
  settings: Readonly<Record<string, InterfaceSettings>>,
  optimizations?: CallOptimizations,
  { createTransport, quotaStore: ownStore, bus, previous }: ClientParts = {},
): UpstreamClient {
  const { changes = new Changes(), reads = new BatchedReads() } = previous?.state ?? {};
  const quotaStore = ownStore ?? previous?.state.quotaStore ?? new MemoryQuotaStore();
  const options = { optimizations, changes, reads, createTransport, quotaStore, bus };
  const interfaces = interfacesOf(contracts, settings, options, previous?.state.interfaces);
  for (const each of interfaces) each.use();
  let closing: Promise<unknown> | undefined;
  const Scoped = scopedClass(interfaces);
  const facts = new Map(interfaces.flatMap((each) => factsOf(each)));
  return {
    forScope: (scope) => new Scoped(scope) as unknown as Upstream,
    facts(slug, operationId) {
      const found = facts.get(`${slug}.${operationId}`);
      if (!found) throw new TypeError(`There is no operation ${slug}.${operationId}`);
      return found;
    },
    changes,
    invalidate(slug, operationIds) {
      const found = interfaces.find(({ contract }) => contract.slug === slug);
      if (!found) return;
      found.invalidate(operationIds);
      const ids = operationIds ?? [...found.plans.keys()];
      changes.tell(
        ids.map((id) => `${slug}.${id}`),
        'elsewhere',
      );
    },
    forwardedTo: (slug) => interfaces.find(({ contract }) => contract.slug === slug)?.forwarded ?? [],
    kindOf: (slug) => interfaces.find(({ contract }) => contract.slug === slug)?.kind ?? '',
    identityHeaders: [...new Set(interfaces.flatMap((each) => each.forwarded))].toSorted(),
    health: () => interfaces.map((each) => each.health()),
    close: async () => {
      await (closing ??= Promise.all(interfaces.map((each) => each.leave())));
    },
    state: { interfaces, changes, reads, quotaStore },
  };
}

/**
 * The interfaces of a client, those included that are as they were. A function of its own: one in the client would hold the
 * interfaces before as long as the client lives.
 */
function interfacesOf(
  contracts: readonly Contract[],
  settings: Readonly<Record<string, InterfaceSettings>>,
  options: InterfaceOptions,
  before: readonly InterfaceUpstream[] = [],
): readonly InterfaceUpstream[] {
  return contracts.map((contract) => {
    const own = settings[contract.slug];
    if (!own) throw new TypeError(`${contract.slug} has no settings`);
    const known = before.find((each) => each.contract.slug === contract.slug);
    if (known?.fits(contract, own, options)) return known;
    return new InterfaceUpstream(contract, own, { ...options, ...known?.successor });
  });
}

function factsOf({ contract, plans, settings }: InterfaceUpstream): [string, OperationFacts][] {
  const own = { address: settings.url, settings: { ...contract.settings, ...settings.settings } };
  return [...plans].map(([id, plan]) => {
    const { operation } = plan;
    const maximum = operation.paging?.maximum ?? DEFAULT_MAXIMUM;
    const pageSize = Math.min(maximum, settings.pageSize ?? maximum);
    const url = (args: object) => urlOf(plan, args as Arguments);
    return [`${contract.slug}.${id}`, { operation, pageSize, url, ...own }];
  });
}

function urlOf(plan: Plan, args: Arguments): string {
  if (!plan.base) throw new NotConfiguredError(plan);
  return plan.base.origin + plan.target(args);
}

/** A class whose instances hold a scope, and create the calls of an interface when it is first used. */
function scopedClass(interfaces: readonly InterfaceUpstream[]) {
  return class Scoped {
    readonly scope: Scope;
    readonly #calls: object[] = [];

    constructor(scope: Scope) {
      this.scope = scope;
    }

    static {
      for (const [index, each] of interfaces.entries()) {
        const InterfaceCalls = callsClass(each);
        Object.defineProperty(Scoped.prototype, each.contract.slug, {
          get(this: Scoped) {
            return (this.#calls[index] ??= new InterfaceCalls(this.scope));
          },
        });
      }
    }
  };
}

function callsClass(upstream: InterfaceUpstream) {
  class InterfaceCalls {
    readonly scope: Scope;
    constructor(scope: Scope) {
      this.scope = scope;
    }
  }
  for (const [id, plan] of upstream.plans) {
    Object.defineProperty(InterfaceCalls.prototype, id, {
      value(this: InterfaceCalls, args: Readonly<Record<string, unknown>> = {}, projection?: RowProjection) {
        return upstream.call(plan, args, this.scope, projection);
      },
    });
  }
  return InterfaceCalls;
}
