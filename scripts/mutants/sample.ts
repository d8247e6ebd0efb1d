import { createHash } from 'node:crypto';
import type { Mutant } from './instrument.ts';

/** So many of the mutants, spread at random, but the same ones each time, and in their order. */
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
