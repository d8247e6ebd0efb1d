/** A mutant that no test can kill, because it does not change what the program does. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** All known equivalent mutants. They are not run. */
export const equivalent: readonly Equivalent[] = [
  {
    file: 'scripts/mutants/fixture/steps.ts',
    original: 'number === 0',
    replacement: 'false',
    reason: 'The loop takes no step from 0 either.',
  },
];
