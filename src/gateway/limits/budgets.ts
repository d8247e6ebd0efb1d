import { isIPv6 } from 'node:net';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type BudgetRuleSettings, type BudgetSettings, nearest } from '#config';
import type { Log } from '#log';
import { type CallerIdentity, type GraphRequest, requestError } from '../types.ts';
import {
  type AppliedRule,
  type BudgetCharge,
  type BudgetDecision,
  type BudgetReceipt,
  type BudgetRule,
  type BudgetState,
  type BudgetStore,
  budgetRule,
  MemoryBudgetStore,
} from './budget-store.ts';

interface BudgetsParts {
  readonly settings: BudgetSettings;
  /** Finds the address of a caller behind proxies. */
  readonly proxies: { clientAddress(request: GraphRequest): string | undefined };
  readonly log: Pick<Log, 'warn'>;
  readonly store?: BudgetStore | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The budgets of all callers. */
export class Budgets {
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

  /** The admission of a request, before it is counted. With an agent, its message is counted already. */
  admission(request: GraphRequest, identity: CallerIdentity, agent = request.agent): Admission {
    const { rules, whole } = this.#rulesOf(identity);
    if (!agent && whole) return new Admission(this, whole);
    const counts = agent ? countsOperation(agent.tool) : ({ of }: BudgetRule) => of !== 'tool';
    return this.#admission(rules, counts, request, agent?.budgetKey);
  }

  /** The admission of an agent's message before it is read, by the rules that do not depend on what it says. */
  messageAdmission(request: GraphRequest, identity: CallerIdentity): Admission {
    return this.#admission(this.#rulesOf(identity).rules, countsMessage, request, undefined);
  }

  /** The error of requests that cannot be counted is logged once, until the store answers again. */
  failed(error: unknown): void {
    if (!this.#isFailing) this.#parts.log.warn('Budgets of callers cannot be counted', { error: String(error) });
    this.#isFailing = true;
  }

  succeeded(): void {
    this.#isFailing = false;
  }

  /** Whether requests may go on that the store cannot count. */
  get allowsUncounted(): boolean {
    return this.#parts.settings.onFailure === 'allow';
  }

  #admission(
    rules: readonly KeyedRule[],
    counts: (rule: BudgetRule) => boolean,
    request: GraphRequest,
    budgetKey: string | undefined,
  ): Admission {
    const address = addressKey(this.#parts.proxies.clientAddress(request));
    const applied = rules.filter(({ rule }) => counts(rule));
    return new Admission(
      this,
      appliedRules(
        applied.map(({ rule, key = `${rule.id} ${address}` }) => ({
          rule,
          key: rule.per === 'agent' && budgetKey !== undefined ? `${key} ${JSON.stringify(budgetKey)}` : key,
        })),
      ),
    );
  }

  #rulesOf(identity: CallerIdentity): KnownRules {
    let known = this.#byIdentity.get(identity);
    if (known) return known;
    const rules = this.#rules
      .filter(({ callers }) => isOne(identity, callers))
      .map((rule) => ({ rule, key: keyOf(rule, callerKey(rule.per, identity)) }));
    known = { rules, whole: rules.every(isOfCaller) ? appliedRules(rules) : undefined };
    this.#byIdentity.set(identity, known);
    return known;
  }
}

/** A rule and its key; absent where that is the caller's address. */
type KeyedRule = Pick<AppliedRule, 'rule'> & Partial<AppliedRule>;

/** The rules of an identity. */
interface KnownRules {
  readonly rules: readonly KeyedRule[];
  /** Those of all its requests; absent if one counts addresses, tools, or what an agent names. */
  readonly whole: AppliedRules | undefined;
}

function isOfCaller(keyed: KeyedRule): keyed is AppliedRule {
  const { rule, key } = keyed;
  return key !== undefined && !isOfAgent(rule);
}

/** Whether a rule depends on what an agent's message says. */
function isOfAgent({ of, per }: BudgetRule): boolean {
  return of === 'tool' || per === 'agent';
}

function countsMessage(rule: BudgetRule): boolean {
  return !isOfAgent(rule) && !countsOperations(rule);
}

function countsOperation(tool: string): (rule: BudgetRule) => boolean {
  return (rule) => (rule.of === 'tool' ? rule.name === tool : !countsMessage(rule));
}

function countsOperations({ of }: BudgetRule): boolean {
  return of === 'cost' || of === 'field';
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
    const fields = root?.getFields() ?? {};
    if (of !== 'field' || fields[field]) continue;
    const suggestion = nearest(field, Object.keys(fields));
    const meant = suggestion === undefined ? '' : `: did you mean ${type}.${suggestion}?`;
    log.warn(`The graph has no ${name}, which has a budget${meant}`);
  }
}

/** An operation, as far as budgets count it. */
interface ChargedOperation {
  readonly price: { readonly expected: number };
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
}

/** Ends the charge of an operation, with its actual upstream calls. Ending it again changes nothing. */
export type SettleCost = (actual: number) => void;

const NOTHING_HELD: SettleCost = () => undefined;

/** One request and the budgets of its caller: the request counts first, then the cost and the root fields of its operation. */
export class Admission {
  readonly #budgets: Budgets;
  readonly #applied: AppliedRules;
  /** The remaining units, in the order of the rules. */
  readonly #states = new Map<BudgetRule, BudgetState>();
  #endRequest = NOTHING_HELD;
  #hasEnded = false;

  constructor(budgets: Budgets, applied: AppliedRules) {
    this.#budgets = budgets;
    this.#applied = applied;
  }

  /** Counts the request. Throws, or rejects with, its refusal. */
  begin(): this | Promise<this> {
    const begun = (settle: SettleCost): this => {
      this.#endRequest = settle;
      // Its caller may have left while the store was asked.
      if (this.#hasEnded) settle(0);
      return this;
    };
    const taken = this.#take(this.#applied.charges);
    return taken instanceof Promise ? taken.then(begun) : begun(taken);
  }

  /** Counts an operation that is about to be executed. Throws, or rejects with, its refusal. */
  charge(operation: ChargedOperation): SettleCost | Promise<SettleCost> {
    return this.#take(this.#applied.ofOperations.flatMap((each) => chargeOfOperation(each, operation) ?? []));
  }

  /** The request is over. */
  end(): void {
    this.#hasEnded = true;
    this.#endRequest(0);
  }

  /** The headers of the response, names and values in turn. */
  headers(): readonly string[] {
    return rateLimitFields(this.#states);
  }

  /** Charges that cannot be counted hold nothing, where that is allowed. */
  #take(charges: readonly BudgetCharge[]): SettleCost | Promise<SettleCost> {
    if (charges.length === 0) return NOTHING_HELD;
    const { store, now } = this.#budgets;
    let decision: BudgetDecision | Promise<BudgetDecision>;
    try {
      decision = store.take(charges, now());
    } catch (error) {
      return this.#uncounted(error);
    }
    if (!(decision instanceof Promise)) return this.#decided(charges, decision);
    return decision.then(
      (found) => this.#decided(charges, found),
      (error: unknown) => this.#uncounted(error),
    );
  }

  #decided(charges: readonly BudgetCharge[], { refused, waitMs, states, receipt }: BudgetDecision): SettleCost {
    this.#budgets.succeeded();
    this.#note(charges, states);
    const rule = refused === undefined ? undefined : charges[refused]?.rule;
    if (rule) throw rateLimited(rule, waitMs);
    return receipt ? (actual) => this.#settle(charges, receipt, actual) : NOTHING_HELD;
  }

  #uncounted(error: unknown): SettleCost {
    this.#budgets.failed(error);
    if (!this.#budgets.allowsUncounted) throw budgetsUnavailable();
    return NOTHING_HELD;
  }

  #settle(charges: readonly BudgetCharge[], receipt: BudgetReceipt, actual: number): void {
    try {
      this.#note(charges, receipt.end(actual, this.#budgets.now()));
    } catch (error) {
      this.#budgets.failed(error);
    }
  }

  #note(charges: readonly BudgetCharge[], states: readonly BudgetState[]): void {
    charges.forEach(({ rule }, at) => {
      const state = states[at];
      if (state) this.#states.set(rule, state);
    });
  }
}

function chargeOfOperation({ rule, key }: AppliedRule, operation: ChargedOperation): BudgetCharge | undefined {
  if (rule.of === 'cost') return { rule, key, units: operation.price.expected };
  const units = rule.of === 'field' ? operation.rootFields().get(rule.name) : undefined;
  return units === undefined ? undefined : { rule, key, units };
}

/** The rules that apply to a caller, with what each of its requests counts before its operation is known. */
interface AppliedRules {
  readonly charges: readonly BudgetCharge[];
  /** The rules that count operations. */
  readonly ofOperations: readonly AppliedRule[];
}

function appliedRules(rules: readonly AppliedRule[]): AppliedRules {
  return {
    charges: rules.filter(({ rule }) => rule.of !== 'field').map(chargeOfRequest),
    ofOperations: rules.filter(({ rule }) => countsOperations(rule)),
  };
}

/** The cost is not charged yet: the response has the remaining units. */
function chargeOfRequest({ rule, key }: AppliedRule): BudgetCharge {
  return { rule, key, units: rule.of === 'cost' ? 0 : 1 };
}

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), names and values in turn: lists of RFC 9651 with a
 * member for each budget.
 */
function rateLimitFields(states: ReadonlyMap<BudgetRule, BudgetState>): readonly string[] {
  if (states.size === 0) return [];
  let policies = '';
  let limits = '';
  for (const [{ name, policy }, { left, resetMs }] of states) {
    const separator = policies === '' ? '' : ', ';
    policies += separator + policy;
    limits += `${separator}"${name}";r=${left}${resetMs === undefined ? '' : `;t=${Math.ceil(resetMs / 1000)}`}`;
  }
  return ['ratelimit-policy', policies, 'ratelimit', limits];
}

/** The error of a request beyond a budget, with the seconds after which it may succeed. */
function rateLimited({ name }: Pick<BudgetRule, 'name'>, waitMs: number): GraphQLError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const http = { status: 429, headers: { 'retry-after': String(retryAfter) } };
  const code = 'RATE_LIMITED';
  return new GraphQLError(`The budget ${name} is used up.`, { extensions: { code, budget: name, retryAfter, http } });
}

/** The error of a request whose budgets cannot be counted. */
function budgetsUnavailable(): GraphQLError {
  const options = { code: 'BUDGETS_UNAVAILABLE', status: 503, headers: { 'retry-after': '1' } } as const;
  return requestError('The budgets of the caller cannot be counted now.', options);
}

/**
 * The key of a caller for rules of a kind; `undefined`: its address. A caller without a tenant is counted by its subject, one
 * without a subject by its credential, so that a rule counts every caller that it applies to.
 */
export function callerKey(
  per: BudgetRuleSettings['per'],
  { kind, credential, subject, tenant }: CallerIdentity,
): string | undefined {
  // A token's credential is its issuer.
  const issuer = kind === 'token' ? credential : '';
  const bySubject = subject === undefined ? undefined : JSON.stringify(['subject', issuer, subject]);
  const byKey = credential === undefined || kind === 'token' ? undefined : JSON.stringify([kind, credential]);
  switch (per) {
    case 'address':
      return undefined;
    case 'key':
    case 'agent':
      return byKey ?? bySubject;
    case 'subject':
      return bySubject ?? byKey;
    case 'tenant':
      return tenant === undefined ? (bySubject ?? byKey) : JSON.stringify(['tenant', tenant]);
  }
}

/** The key of an address: of IPv6 the network of 64 bits, because a host has all of its addresses. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'address unknown';
  return `address ${isIPv6(address) ? networkOf(address) : address}`;
}

/** The first 64 bits of an address of IPv6, or the address of IPv4 that it stands for (RFC 4291, section 2.5.5.2). */
function networkOf(address: string): string {
  // The URL parser writes addresses in one form.
  const { hostname } = new URL(`http://[${address.split('%')[0] ?? ''}]`);
  const text = hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(text) ?? [];
  if (high !== undefined && low !== undefined) return [high, low].flatMap(bytesOf).join('.');
  const [before = '', after] = text.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':');
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
