/** How often something happens: as a rule, and at most. */
export interface Estimate {
  readonly typical: number;
  readonly most: number;
}

/** Exactly so often. */
export function exactly(count: number): Estimate {
  return { typical: count, most: count };
}
