/** The different problems that a run of random operations finds, up to a number. */
export class Findings {
  readonly problems: string[] = [];
  readonly #most: number;
  readonly #found: ((problem: string) => void) | undefined;

  constructor(most: number, found?: (problem: string) => void) {
    this.#most = most;
    this.#found = found;
  }

  get isFull(): boolean {
    return this.problems.length >= this.#most;
  }

  add(problem: string): void {
    if (this.isFull || this.problems.includes(problem)) return;
    this.problems.push(problem);
    this.#found?.(problem);
  }
}
