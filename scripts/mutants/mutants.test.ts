import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mutant } from './instrument.ts';
import { mutantLine, type totals } from './report.ts';
import type { MutantsReport } from './run-mutants.ts';
import { sample } from './sample.ts';

type Report = MutantsReport & { readonly totals: ReturnType<typeof totals> };

/** Runs the command over the fixture, in which each outcome comes about. */
async function reportOf(...args: string[]): Promise<Report> {
  const command = ['scripts/mutants.ts', 'scripts/mutants/fixture', '--json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as Report;
}

describe('npm run mutants', () => {
  let report: Report;
  beforeAll(async () => {
    report = await reportOf('--patience', '1');
  });
  const changes = (outcome: string) =>
    report.results
      .filter((result) => result.outcome === outcome)
      .map(({ line, original, replacement }) => `${line}: ${original} → ${replacement}`)
      .toSorted();

  it('notices changes at which a test fails', () => {
    expect(changes('noticed')).toContain('13: number > 100 → number <= 100');
    expect(changes('noticed')).toHaveLength(16);
  });

  it('notices endless loops, whether or not the change itself is met in them', () => {
    expect(changes('timed out')).toEqual([
      '18: 1 + 1 → 1 - 1',
      '20: reached *= factor → reached /= factor',
      '7: left -= 1 → left += 1',
    ]);
  });

  it('lists what no test notices, with how many tests meet it', () => {
    expect(changes('survived')).toEqual(['13: number > 100 → number >= 100']);
    const [survivor] = report.results.filter(({ outcome }) => outcome === 'survived');
    expect(survivor && mutantLine(survivor)).toBe(
      'scripts/mutants/fixture/steps.ts:13:10  number > 100 → number >= 100  (survived, 1 test)',
    );
  });

  it('lists what no test meets', () => {
    expect(changes('uncovered')).toEqual([
      '25: {\n  return number < 10;\n} → {}',
      '26: number < 10 → false',
      '26: number < 10 → number <= 10',
      '26: number < 10 → number >= 10',
      '26: number < 10 → true',
    ]);
  });

  it('counts apart what is listed as equivalent', () => {
    expect(changes('equivalent')).toEqual(['5: number === 0 → false']);
    expect(report.totals).toEqual({
      found: 26,
      tried: 26,
      noticed: 19,
      timedOut: 3,
      survived: 6,
      uncovered: 5,
      equivalent: 1,
      percentage: 76,
    });
    expect([report.failing, report.stale]).toEqual([[], []]);
  });
});

describe('a sample', () => {
  const mutants = Array.from(
    { length: 100 },
    (_, index): Mutant => ({ id: `${index}`, file: 'a.ts', line: index, column: 1, original: 'a', replacement: 'b' }),
  );

  it('has the same mutants each time, in their order, from all over', () => {
    const ids = sample(mutants, 10).map(({ id }) => Number(id));

    expect(ids).toHaveLength(10);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(ids).toEqual(sample(mutants, 10).map(({ id }) => Number(id)));
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(50);
  });

  it('is part of a larger one, and all of them at most', () => {
    const larger = sample(mutants, 20);

    expect(sample(mutants, 10).every((mutant) => larger.includes(mutant))).toBe(true);
    expect(sample(mutants, Infinity)).toEqual(mutants);
  });
});
