import type { Contract } from '#contract';
import type { Step } from './fault.ts';
import { faults } from './index.ts';
import { numberIn, wholeIn } from './values.ts';

/** Which faults are injected into which requests. */
export interface FaultRule {
  /** An API, one of its operations, or `*`. */
  readonly on: string;
  /** The share of the requests that is hit, from 0 to 1. */
  readonly share: number;
  /** The number of requests, from the first, that the rule applies to. */
  readonly count: number;
  /** By the fault's name. */
  readonly steps: ReadonlyMap<string, Step>;
  /** As it was given. */
  readonly definition: Mapping;
}

/** A problem with a rule: its path, and a message. */
export interface RuleProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Rules and their problems. Where there are problems, the rules must not be used. */
export interface ReadRules {
  readonly rules: readonly FaultRule[];
  readonly problems: readonly RuleProblem[];
}

type Mapping = Readonly<Record<string, unknown>>;

interface Known {
  readonly contracts: readonly Contract[];
  /** A suggestion for a misspelt word. */
  readonly nearest?: (word: string, known: Iterable<string>) => string | undefined;
}

const OWN_KEYS = ['on', 'share', 'count'];
const FAULT_KEYS = faults.map(({ name }) => name);
const ALLOWED_RULES = 'a list of mappings, each of `on` and one fault or more';

/** Reads a list of rules, from a file or a request to the sandbox's own address. */
export function readRules(found: unknown, known: Known): ReadRules {
  if (!Array.isArray(found)) return { rules: [], problems: [{ path: [], message: refusal(found, ALLOWED_RULES) }] };
  const read = found.map((each: unknown, index) => readRule(each, index, known));
  return { rules: read.flatMap(({ rule }) => rule ?? []), problems: read.flatMap(({ problems }) => problems) };
}

/** Reads the faults of one rule or request. `keys` are the other keys that are allowed beside them. */
export function readSteps(found: Mapping, keys: readonly string[] = [], nearest?: Known['nearest']) {
  const problems: RuleProblem[] = [];
  const steps = new Map<string, Step>();
  for (const [name, value] of Object.entries(found)) {
    const fault = faults.find((each) => each.name === name);
    const step = fault?.step(value);
    if (step) steps.set(name, step);
    else if (fault) problems.push({ path: [name], message: refusal(value, fault.allowed) });
    else problems.push({ path: [name], message: unknownKey(name, [...keys, ...FAULT_KEYS], nearest) });
  }
  return { steps, problems };
}

function readRule(found: unknown, index: number, known: Known): { rule?: FaultRule; problems: RuleProblem[] } {
  if (!isMapping(found)) return { problems: [{ path: [index], message: refusal(found, 'a mapping') }] };
  const { on, share = 1, count, ...others } = found;
  const { steps, problems } = readSteps(others, OWN_KEYS, known.nearest);
  const target = targetsOf(known.contracts).find((each) => each === on);
  const part = shareIn(share);
  const most = count === undefined ? Number.POSITIVE_INFINITY : wholeIn(count, 1, Number.MAX_SAFE_INTEGER);
  if (target === undefined) problems.push({ path: ['on'], message: whyNotOn(on, known) });
  if (part === undefined) problems.push({ path: ['share'], message: refusal(share, 'a number from 0 to 1') });
  if (most === undefined) problems.push({ path: ['count'], message: refusal(count, 'a whole number from 1') });
  if (Object.keys(others).length === 0)
    problems.push({ path: [], message: `no fault; allowed are ${FAULT_KEYS.join(', ')}` });
  const all = problems.map(({ path, message }) => ({ path: [index, ...path], message }));
  if (all.length > 0 || target === undefined || part === undefined || most === undefined) return { problems: all };
  return { rule: { on: target, share: part, count: most, steps, definition: found }, problems: [] };
}

function shareIn(found: unknown): number | undefined {
  const share = numberIn(found);
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
}

function targetsOf(contracts: readonly Contract[]): string[] {
  return [
    '*',
    ...contracts.flatMap(({ slug, operations }) => [slug, ...Object.keys(operations).map((id) => `${slug}.${id}`)]),
  ];
}

function whyNotOn(found: unknown, { contracts, nearest }: Known): string {
  const why = refusal(found, '*, an API such as quotes, or an operation such as quotes.listAuthors');
  const meant = typeof found === 'string' ? nearest?.(found, targetsOf(contracts)) : undefined;
  return meant ? `${why}; did you mean ${meant}?` : why;
}

function unknownKey(name: string, keys: readonly string[], nearest: Known['nearest']): string {
  const meant = nearest?.(name, keys);
  return `unknown key; ${meant ? `did you mean ${meant}?` : `allowed are ${keys.join(', ')}`}`;
}

function refusal(found: unknown, allowed: string): string {
  return found === undefined || found === null ? `missing; must be ${allowed}` : `${shown(found)} is not ${allowed}`;
}

function shown(found: unknown): string {
  if (typeof found === 'string') return JSON.stringify(found.length > 60 ? `${found.slice(0, 60)}…` : found);
  if (typeof found === 'object') return Array.isArray(found) ? 'a list' : 'a mapping';
  return `${found as number | boolean}`;
}

function isMapping(found: unknown): found is Mapping {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
