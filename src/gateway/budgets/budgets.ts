import type { BudgetCallers, BudgetSettings } from '#config';
import type { Log } from '#log';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import type { TrustedProxies } from '../pipeline/identify/client-address.ts';
import { Admission, type Counting } from './admission.ts';
import type { AppliedRule } from './applied-rule.ts';
import { type BudgetRule, budgetRule } from './budget-rule.ts';
import type { BudgetStore } from './budget-store.ts';
import { addressKey, callerKey } from './caller-key.ts';
import { MemoryBudgetStore } from './memory-budget-store.ts';

interface BudgetsParts {
  readonly settings: BudgetSettings;
  readonly proxies: Pick<TrustedProxies, 'clientAddress'>;
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
  /** The rules of a caller; a key that is absent is that of its address. */
  readonly #byIdentity = new WeakMap<CallerIdentity, readonly { rule: BudgetRule; key: string | undefined }[]>();
  #isFailing = false;

  constructor(parts: BudgetsParts) {
    const { settings, store, now = Date.now } = parts;
    this.#parts = parts;
    this.now = now;
    this.store = store ?? new MemoryBudgetStore(settings.memoryBytes);
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

  #applied(request: HttpRequest, identity: CallerIdentity): readonly AppliedRule[] {
    let known = this.#byIdentity.get(identity);
    if (!known) {
      known = this.#rules
        .filter(({ callers }) => isOne(identity, callers))
        .map((rule) => ({ rule, key: keyOf(rule, callerKey(rule.per, identity)) }));
      this.#byIdentity.set(identity, known);
    }
    let address: string | undefined;
    return known.map(({ rule, key }) => {
      if (key !== undefined) return { rule, key };
      address ??= addressKey(this.#parts.proxies.clientAddress(request));
      return { rule, key: `${rule.id} ${address}` };
    });
  }
}

function keyOf({ id }: BudgetRule, caller: string | undefined): string | undefined {
  return caller === undefined ? undefined : `${id} ${caller}`;
}

function isOne({ kind, tenant, scopes: granted }: CallerIdentity, { kinds, tenants, scopes }: BudgetCallers): boolean {
  if (kinds && !kinds.includes(kind)) return false;
  if (tenants && (tenant === undefined || !tenants.includes(tenant))) return false;
  return !scopes || scopes.every((scope) => granted.allows(scope));
}
