import { createHash } from 'node:crypto';
import type { Mutant } from './instrument.ts';

/** A random sample in the order of the mutants. It is the same each time, and part of any larger one. */
export function sample(mutants: readonly Mutant[], size: number): Mutant[] {
  return mutants
    .map((mutant, index) => ({ mutant, index, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .toSorted((one, other) => one.index - other.index)
    .map(({ mutant }) => mutant);
}

function rank({ file, line, column, replacement }: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([file, line, column, replacement]))
    .digest('hex');
}
