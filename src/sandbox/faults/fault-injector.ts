import { Random } from '../random.ts';
import type { FaultContext, Next, OutgoingReply, Step } from './fault.ts';
import { faults } from './index.ts';
import type { FaultRule } from './rules.ts';

interface ActiveRule {
  readonly rule: FaultRule;
  readonly random: Random;
  seen: number;
  hits: number;
}

/** A fault for one request, with its generator. */
interface InjectedFault {
  readonly step: Step;
  readonly random: Random;
}

const ORDER = faults.map(({ name }) => name);

/** Decides which faults are injected into which request: with the same seed, always the same. */
export class FaultInjector {
  #active: ActiveRule[] = [];
  #seed: string;

  constructor(seed: string, rules: readonly FaultRule[] = []) {
    this.#seed = seed;
    this.set(rules);
  }

  /** The rules as they were given. */
  get definitions(): readonly FaultRule['definition'][] {
    return this.#active.map(({ rule }) => rule.definition);
  }

  /** The number of requests that each rule has hit. */
  get hits(): readonly number[] {
    return this.#active.map(({ hits }) => hits);
  }

  /** Replaces all rules. */
  set(rules: readonly FaultRule[]): void {
    this.#active = rules.map((rule, index) => ({
      rule,
      random: new Random(`${this.#seed}/faults/${index}`),
      seen: 0,
      hits: 0,
    }));
  }

  /** Adds a rule before the others. Returns a function that removes it. */
  add(rule: FaultRule): () => void {
    const random = new Random(`${this.#seed}/faults/${this.#active.length}`);
    this.#active = [{ rule, random, seen: 0, hits: 0 }, ...this.#active];
    return () => {
      this.#active = this.#active.filter((each) => each.rule !== rule);
    };
  }

  /** Counts from 0 again, with this seed. */
  restart(seed: string): void {
    this.#seed = seed;
    this.set(this.#active.map(({ rule }) => rule));
  }

  /**
   * The faults for a request, outermost first. Rules add up; of two that name the same fault, the first applies. The
   * request's own faults apply before all rules.
   */
  faultsFor(slug: string, operation: string | undefined, own: ReadonlyMap<string, Step>): readonly InjectedFault[] {
    const found = new Map<string, InjectedFault>();
    if (own.size > 0) {
      const random = new Random(`${this.#seed}/fault/${slug}.${operation}`);
      for (const [name, step] of own) found.set(name, { step, random });
    }
    for (const active of this.#active) {
      if (!isHit(active, slug, operation)) continue;
      active.hits += 1;
      for (const [name, step] of active.rule.steps) {
        if (!found.has(name)) found.set(name, { step, random: active.random });
      }
    }
    return found.size === 0 ? NONE : ORDER.flatMap((name) => found.get(name) ?? []);
  }
}

const NONE: readonly InjectedFault[] = [];

function isHit(active: ActiveRule, slug: string, operation: string | undefined): boolean {
  const { on, count, share } = active.rule;
  if (on !== '*' && on !== slug && on !== `${slug}.${operation}`) return false;
  active.seen += 1;
  return active.seen <= count && (share === 1 || active.random.chance(share));
}

/** Runs the faults as middleware around `answer`. */
export function withFaults(
  injected: readonly InjectedFault[],
  context: Omit<FaultContext, 'random'>,
  answer: Next,
): Promise<OutgoingReply | undefined> {
  const outermost = injected.reduceRight<Next>(
    (next, { step, random }) =>
      () =>
        step({ ...context, random }, next),
    answer,
  );
  return outermost();
}
