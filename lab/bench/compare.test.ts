import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { type ComparedVariant, choiceFrom, comparisonTable } from './compare.ts';

const variant = (id: string, goal?: number): ComparedVariant => ({
  contestant: {
    id,
    name: `with ${id}`,
    asks: {},
    prepare: () => ({ file: 'node', args: [] }),
  },
  ...(goal !== undefined && { goal }),
});
const variants = [variant('none'), variant('keys', 0.97), variant('tokens')];
const idsOf = (args: readonly string[]) =>
  choiceFrom(args)
    ?.choose(variants)
    .map(({ contestant }) => contestant.id);

describe('choiceFrom', () => {
  it('takes all variants and four minutes by default', () => {
    expect(choiceFrom([])?.minutes).toBe(4);
    expect(idsOf([])).toEqual(['none', 'keys', 'tokens']);
  });

  it('compares those that are named with the first', () => {
    expect(idsOf(['--only', 'tokens'])).toEqual(['none', 'tokens']);
  });

  it('compares the first with itself', () => {
    expect(idsOf(['--same'])).toEqual(['none', 'none-again']);
  });

  it('returns nothing for --help', () => {
    expect(choiceFrom(['--help'])).toBeUndefined();
  });

  it.each([[['--only', 'none']], [['--only', 'keys,other']], [['--minutes', '0']], [['--rounds', '5']]])(
    'refuses %j',
    (args) => {
      expect(() => idsOf(args)).toThrow(UsageError);
    },
  );
});

describe('comparisonTable', () => {
  const turn = (costUs: number, requestsPerSecond: number) => ({ costUs, requestsPerSecond });

  it('compares each turn with that of the same round, whatever the other rounds were like', () => {
    const first = [[turn(40, 20_000), turn(80, 10_000)], [turn(20, 40_000)]];
    const slower = first.map((rounds) =>
      rounds.map(({ costUs, requestsPerSecond }) => turn(costUs * 2, requestsPerSecond / 4)),
    );
    const [head, ...lines] = comparisonTable('Title', variants.slice(0, 2), [first, slower]).trim().split('\n');

    expect(head).toMatch(/^Title \(2 starts of each\) +work per CPU second +requests per second +goal$/);
    expect(lines).toEqual([
      'with none                              40.0 µs',
      'with keys                              80.0 µs  0.500 (0.500–0.500)  0.250 (0.250–0.250)  ≥ 0.97',
    ]);
  });
});
