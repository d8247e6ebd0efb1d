import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './problems.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 6 });

/** The definition: the fewest edits, found by trying them all. */
function edits(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from[0], to[0]];
  const counts = [
    edits(from.slice(1), to.slice(1)) + (a === b ? 0 : 1),
    edits(from.slice(1), to) + 1,
    edits(from, to.slice(1)) + 1,
  ];
  if (from.length > 1 && to.length > 1 && a === to[1] && b === from[1])
    counts.push(edits(from.slice(2), to.slice(2)) + 1);
  return Math.min(...counts);
}

describe('nearest', () => {
  it.each([
    ['prot', 'port'],
    ['por', 'port'],
    ['ports', 'port'],
    ['hsot', 'host'],
    ['PORT', 'port'],
    ['timeout', 'timeouts'],
    ['xyz', undefined],
    ['', undefined],
    ['p', undefined],
  ])('finds what %j was meant to be: %j', (word, meant) => {
    expect(nearest(word, ['host', 'port', 'timeouts'])).toBe(meant);
  });

  it('finds the first of the nearest, up to one edit in three letters', () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 4 }), (word, candidates) => {
        const most = Math.max(1, Math.floor(word.length / 3));
        const near = candidates.map((candidate) => ({ candidate, count: edits(word, candidate) }));
        const least = Math.min(...near.map(({ count }) => count));
        const expected = least <= most ? near.find(({ count }) => count === least)?.candidate : undefined;
        expect(nearest(word, candidates)).toBe(expected);
      }),
    );
  });
});
