import { Random } from '../random.ts';
import type { FaultContext, Next, Outgoing, Step } from './fault.ts';
import { faults } from './index.ts';
import type { FaultRule } from './rules.ts';

interface Active {
  readonly rule: FaultRule;
  readonly random: Random;
  seen: number;
  hits: number;
}

/** A fault that hits a request, with the chance that it draws from. */
interface Hit {
  readonly step: Step;
  readonly random: Random;
}

const ORDER = faults.map(({ name }) => name);

/** Decides what is done to which request. With the same seed, the same ones are hit. */
export class Dial {
  #active: Active[] = [];
  #seed: string;

  constructor(seed: string, rules: readonly FaultRule[] = []) {
    this.#seed = seed;
    this.set(rules);
  }

  /** The rules as they were given. */
  get written(): readonly FaultRule['written'][] {
    return this.#active.map(({ rule }) => rule.written);
  }

  /** How many requests each rule has hit. */
  get hits(): readonly number[] {
    return this.#active.map(({ hits }) => hits);
  }

  /** Puts these rules in the place of all others. */
  set(rules: readonly FaultRule[]): void {
    this.#active = rules.map((rule, index) => ({
      rule,
      random: new Random(`${this.#seed}/faults/${index}`),
      seen: 0,
      hits: 0,
    }));
  }

  /** Begins to count anew. */
  restart(seed: string): void {
    this.#seed = seed;
    this.set(this.#active.map(({ rule }) => rule));
  }

  /**
   * What hits a request, outermost first. Rules add up; of two that name the same fault, the first holds. The request's
   * own faults hold before all rules.
   */
  hitsOf(slug: string, operation: string | undefined, own: ReadonlyMap<string, Step>): readonly Hit[] {
    const hits = new Map<string, Hit>();
    if (own.size > 0) {
      const random = new Random(`${this.#seed}/fault/${slug}.${operation}`);
      for (const [name, step] of own) hits.set(name, { step, random });
    }
    for (const active of this.#active) {
      if (!isHit(active, slug, operation)) continue;
      active.hits += 1;
      for (const [name, step] of active.rule.steps) {
        if (!hits.has(name)) hits.set(name, { step, random: active.random });
      }
    }
    return hits.size === 0 ? NONE : ORDER.flatMap((name) => hits.get(name) ?? []);
  }
}

const NONE: readonly Hit[] = [];

function isHit(active: Active, slug: string, operation: string | undefined): boolean {
  const { on, count, share } = active.rule;
  if (on !== '*' && on !== slug && on !== `${slug}.${operation}`) return false;
  active.seen += 1;
  return active.seen <= count && (share === 1 || active.random.chance(share));
}

/** Lets the faults do what they do, around what would be answered without them. */
export function withFaults(
  hits: readonly Hit[],
  exchange: Omit<FaultContext, 'random'>,
  answer: Next,
): Promise<Outgoing | undefined> {
  const outermost = hits.reduceRight<Next>(
    (next, { step, random }) =>
      () =>
        step({ ...exchange, random }, next),
    answer,
  );
  return outermost();
}
