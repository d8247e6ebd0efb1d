import type { Random } from '#sandbox';
import { type Figures, MEASURES, type Measure } from './figures.ts';
import type { CostlyRequest } from './request.ts';

/** A request with its cost. */
export interface Found {
  readonly request: CostlyRequest;
  readonly figures: Figures;
}

const CAPACITY = 4;

/** The costliest requests, by measure and verdict, because refused requests cost less than others and matter too. */
export class Archive {
  readonly #found = new Map<string, Found[]>();

  /** Whether a request with these figures belongs to the costliest. */
  wants(figures: Figures): boolean {
    return MEASURES.some((measure) => {
      const costliest = this.#at(figures.verdict, measure);
      const least = costliest.at(-1);
      return costliest.length < CAPACITY || (least !== undefined && figures[measure] > least.figures[measure]);
    });
  }

  add(found: Found): void {
    for (const measure of MEASURES) {
      const costliest = [...this.#at(found.figures.verdict, measure), found];
      const sorted = costliest.toSorted((one, other) => other.figures[measure] - one.figures[measure]);
      this.#found.set(keyOf(found.figures.verdict, measure), sorted.slice(0, CAPACITY));
    }
  }

  /** One of the costliest that may be changed further. */
  pick(random: Random, mayChange: (found: Found) => boolean): Found | undefined {
    const lists = [...this.#found.values()].map((found) => found.filter(mayChange)).filter((found) => found.length > 0);
    return lists.length > 0 ? random.pick(random.pick(lists)) : undefined;
  }

  /** The costliest of all, or of one verdict. */
  worst(measure: Measure, verdict?: string): Found | undefined {
    const verdicts = verdict === undefined ? this.verdicts : [verdict];
    const all = verdicts.flatMap((each) => this.#at(each, measure));
    return all.toSorted((one, other) => other.figures[measure] - one.figures[measure])[0];
  }

  get verdicts(): string[] {
    const all = [...this.#found.values()].flat().map(({ figures }) => figures.verdict);
    return [...new Set(all)].toSorted();
  }

  /** The Pareto-optimal requests: no other exceeds them in every measure. */
  get pareto(): Found[] {
    const all = [...new Set([...this.#found.values()].flat())];
    return all.filter(({ figures }) => !all.some((other) => exceeds(other.figures, figures)));
  }

  #at(verdict: string, measure: Measure): Found[] {
    return this.#found.get(keyOf(verdict, measure)) ?? [];
  }
}

function exceeds(one: Figures, other: Figures): boolean {
  return (
    MEASURES.every((measure) => one[measure] >= other[measure]) &&
    MEASURES.some((measure) => one[measure] > other[measure])
  );
}

function keyOf(verdict: string, measure: Measure): string {
  return `${measure} ${verdict}`;
}
