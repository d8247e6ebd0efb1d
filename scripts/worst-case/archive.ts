import type { Random } from '#sandbox';
import { type Figures, MEASURES, type Measure } from './figures.ts';
import type { CostlyRequest } from './request.ts';

/** A request with what it cost. */
export interface Found {
  readonly request: CostlyRequest;
  readonly figures: Figures;
}

const MOST_KEPT = 4;

/** The costliest requests, by measure and verdict: a request that is refused costs less than one that is not, and matters too. */
export class Archive {
  readonly #found = new Map<string, Found[]>();

  /** Whether a request with these figures would be kept. */
  wants(figures: Figures): boolean {
    return MEASURES.some((measure) => {
      const kept = this.#at(figures.verdict, measure);
      const least = kept.at(-1);
      return kept.length < MOST_KEPT || (least !== undefined && figures[measure] > least.figures[measure]);
    });
  }

  add(found: Found): void {
    for (const measure of MEASURES) {
      const kept = [...this.#at(found.figures.verdict, measure), found];
      const sorted = kept.toSorted((one, other) => other.figures[measure] - one.figures[measure]);
      this.#found.set(keyOf(found.figures.verdict, measure), sorted.slice(0, MOST_KEPT));
    }
  }

  /** One of the costliest that may be changed further. */
  pick(random: Random, mayChange: (found: Found) => boolean): Found | undefined {
    const lists = [...this.#found.values()].map((kept) => kept.filter(mayChange)).filter((kept) => kept.length > 0);
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

  /** Those that no other exceeds in every measure. */
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
