import type { MutantResult, MutantsReport, Outcome } from './run-mutants.ts';

const LONGEST = 70;

/** A line for a mutant: where it is, what it puts in the place of what, and what became of it. */
export function mutantLine({ file, line, column, original, replacement, outcome, tests, left }: MutantResult): string {
  const run = left > 0 ? `${tests} of ${tests + left} tests` : `${tests} ${tests === 1 ? 'test' : 'tests'}`;
  const what = outcome === 'uncovered' || outcome === 'equivalent' ? outcome : `${outcome}, ${run}`;
  return `${file}:${line}:${column}  ${short(original)} → ${short(replacement)}  (${what})`;
}

/** How many mutants had which outcome, and the share that is noticed of those that can be. */
export function totals({ found, results }: MutantsReport) {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const timedOut = count('timed out');
  const noticed = count('noticed') + timedOut;
  const uncovered = count('uncovered');
  const survived = count('survived') + uncovered;
  const percentage = noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);
  return {
    found,
    tried: results.length,
    noticed,
    timedOut,
    survived,
    uncovered,
    equivalent: count('equivalent'),
    percentage: Math.round(percentage * 10) / 10,
  };
}

/** The totals as text. */
export function summary(report: MutantsReport): string {
  const all = totals(report);
  return [
    `${all.tried} of ${all.found} mutants: ${all.noticed} noticed (${all.timedOut} by tests that did not end), ` +
      `${all.survived} not (${all.uncovered} met by no test), ${all.equivalent} equivalent`,
    `${all.percentage} % noticed`,
  ].join('\n');
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
