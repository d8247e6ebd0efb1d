import type { GraphQLSchema } from 'graphql';
import type { BudgetRuleSettings, BudgetSettings } from '#config';
import type { Log } from '#log';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import { Admission, type AppliedRule, type AppliedRules, appliedRules, type Counting } from './admission.ts';
import { type BudgetRule, budgetRule } from './budget-rule.ts';
import type { BudgetStore } from './budget-store.ts';
import { addressKey, callerKey } from './caller-key.ts';
import { MemoryBudgetStore } from './memory-budget-store.ts';

interface BudgetsParts {
  readonly settings: BudgetSettings;
  /** Finds the address of a caller behind proxies. */
  readonly proxies: { clientAddress(request: HttpRequest): string | undefined };
  readonly log: Pick<Log, 'warn'>;
  readonly store?: BudgetStore | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The budgets of all callers. */
export class Budgets implements Counting {
  readonly store: BudgetStore;
  readonly now: () => number;
  readonly #parts: BudgetsParts;
  readonly #rules: readonly BudgetRule[];
  readonly #byIdentity = new WeakMap<CallerIdentity, KnownRules>();
  #isFailing = false;

  constructor(parts: BudgetsParts) {
    const { settings, store, now = Date.now } = parts;
    this.#parts = parts;
    this.now = now;
    this.store = store ?? new MemoryBudgetStore(settings.memory);
    this.#rules = settings.rules.map((rule, index) => budgetRule(rule, `${index} ${rule.name}`));
  }

  /** The admission of a request, before it is counted. */
  admission(request: HttpRequest, identity: CallerIdentity): Admission {
    return new Admission(this, this.#applied(request, identity));
  }

  /** The error of requests that cannot be counted is logged once, until the store answers again. */
  failed(error: unknown): void {
    if (!this.#isFailing) this.#parts.log.warn('Budgets of callers cannot be counted', { error: String(error) });
    this.#isFailing = true;
  }

  succeeded(): void {
    this.#isFailing = false;
  }

  get allowsUncounted(): boolean {
    return this.#parts.settings.onFailure === 'allow';
  }

  #applied(request: HttpRequest, identity: CallerIdentity): AppliedRules {
    let known = this.#byIdentity.get(identity);
    if (!known) this.#byIdentity.set(identity, (known = this.#knownRules(identity)));
    if (!('byAddress' in known)) return known;
    const address = addressKey(this.#parts.proxies.clientAddress(request));
    return appliedRules(known.byAddress.map(({ rule, key }) => ({ rule, key: key ?? `${rule.id} ${address}` })));
  }

  #knownRules(identity: CallerIdentity): KnownRules {
    const rules = this.#rules
      .filter(({ callers }) => isOne(identity, callers))
      .map((rule) => ({ rule, key: keyOf(rule, callerKey(rule.per, identity)) }));
    return rules.every(hasKey) ? appliedRules(rules) : { byAddress: rules };
  }
}

/** A rule and its key; absent where that is the caller's address. */
interface KeyedRule {
  readonly rule: BudgetRule;
  readonly key: string | undefined;
}

/** The rules of an identity: the same for all its requests, unless one counts addresses. */
type KnownRules = AppliedRules | { readonly byAddress: readonly KeyedRule[] };

function hasKey(rule: KeyedRule): rule is AppliedRule {
  return rule.key !== undefined;
}

function keyOf({ id }: BudgetRule, caller: string | undefined): string | undefined {
  return caller === undefined ? undefined : `${id} ${caller}`;
}

function isOne(
  { kind, tenant, scopes: granted }: CallerIdentity,
  { kinds, tenants, scopes }: BudgetRuleSettings['callers'],
): boolean {
  if (kinds && !kinds.includes(kind)) return false;
  if (tenants && (tenant === undefined || !tenants.includes(tenant))) return false;
  return !scopes || scopes.every((scope) => granted.allows(scope));
}

/** Logs the budgets of fields that the graph has not: of APIs that are left out, or by mistake. */
export function warnUnknownFields({ rules }: BudgetSettings, schema: GraphQLSchema, log: Pick<Log, 'warn'>): void {
  for (const { of, name } of rules) {
    const [type, field = ''] = name.split('.');
    const root = type === 'Mutation' ? schema.getMutationType() : schema.getQueryType();
    if (of === 'field' && !root?.getFields()[field]) log.warn(`The graph has no ${name}, which has a budget`);
  }
}
