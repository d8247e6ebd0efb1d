/** A mutant that no test can notice, because the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

export const equivalent: readonly Equivalent[] = [
  {
    file: 'scripts/mutants/fixture/steps.ts',
    original: 'number === 0',
    replacement: 'false',
    reason: 'The loop takes no step from 0 either.',
  },
];
