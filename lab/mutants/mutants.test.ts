import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Mutant, type MutantsReport, mutantLine, sample, type totals } from './run-mutants.ts';

type Report = MutantsReport & { readonly totals: ReturnType<typeof totals> };

const FIXTURE = 'lab/mutants/fixture';
// Otherwise all test files and what they import are read, to find those of the fixture.
const TESTS = ['--tests', `${FIXTURE}/*.test.ts`];

/** Runs the command over the fixture, whose mutants have every status. */
async function reportOf(...args: string[]): Promise<Report> {
  const command = ['lab/mutants.ts', FIXTURE, '--json', ...TESTS, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as Report;
}

describe('npm run lab -- mutants', () => {
  let report: Report;
  beforeAll(async () => {
    report = await reportOf('--timeout', '2');
  });
  const mutantsWith = (status: string) =>
    report.results
      .filter((result) => result.status === status)
      .map(({ line, original, replacement }) => `${line}: ${original} → ${replacement}`)
      .toSorted();

  it('kills a mutant with which a test fails', () => {
    expect(mutantsWith('killed')).toContain('13: number > 100 → number <= 100');
    expect(mutantsWith('killed')).toHaveLength(11);
  });

  it('ends endless loops', () => {
    expect(mutantsWith('timeout')).toEqual(['7: left -= 1 → left += 1']);
  });

  it('shows a survivor with its place, its text and its tests', () => {
    expect(mutantsWith('survived')).toEqual(['13: number > 100 → number >= 100', '5: number === 0 → false']);
    const survivor = report.results.find(({ status, line }) => status === 'survived' && line === 13);
    expect(survivor && mutantLine(survivor)).toBe(
      'lab/mutants/fixture/steps.ts:13:10  number > 100 → number >= 100  (survived, 1 test)',
    );
  });

  it('has no coverage of code that no test executes', () => {
    expect(mutantsWith('no coverage')).toEqual([
      '17: {\n  return number < 10;\n} → {}',
      '18: number < 10 → false',
      '18: number < 10 → number <= 10',
      '18: number < 10 → number >= 10',
      '18: number < 10 → true',
    ]);
  });

  it('counts them by status', () => {
    expect(report.totals).toEqual({
      found: 19,
      run: 19,
      killed: 11,
      timeout: 1,
      survived: 2,
      noCoverage: 5,
      score: 63.2,
    });
    expect(report.failing).toEqual([]);
  });
});

it('runs the mutants of some lines', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'lab/mutants.ts',
    `${FIXTURE}/steps.ts:5`,
    `${FIXTURE}/steps.ts:13`,
    ...TESTS,
    '--list=none',
  ]);

  expect(stdout).toMatch(/^\n7 of 7 mutants: 5 killed, 0 timeout, 2 survived, 0 no coverage: 71.4 % noticed/);
}, 120_000);

describe('a sample', () => {
  const mutants = Array.from(
    { length: 100 },
    (_, index): Mutant => ({
      id: `${index}`,
      file: 'a.ts',
      line: index,
      column: 1,
      original: 'a',
      replacement: 'b',
    }),
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
