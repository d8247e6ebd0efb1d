import type { Mutant } from './instrument.ts';
import { known } from './known-equivalents.ts';

/** A mutant that no test can kill, because it does not change what the program does. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  /** A part of its line, where the file has equal mutants that are not equivalent. */
  readonly text: string;
  readonly reason: string;
}

/** All known equivalent mutants. They are not run. */
export const equivalent: readonly Equivalent[] = known.flatMap(({ reason, mutants }) =>
  mutants.map(([file, original, replacement, text = '']) => ({ file, original, replacement, text, reason })),
);

/** Whether an entry of the list is about this mutant. */
export function isAbout(entry: Equivalent, mutant: Mutant): boolean {
  return (
    entry.file === mutant.file &&
    entry.original === mutant.original &&
    entry.replacement === mutant.replacement &&
    mutant.text.includes(entry.text)
  );
}
