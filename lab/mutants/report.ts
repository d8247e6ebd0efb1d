import type { MutantResult, MutantsReport, Status } from './run-mutants.ts';

const MOST_CHARACTERS = 70;

/** One line for a mutant: where it is, what it replaces by what, its status and how many tests were run. */
export function mutantLine({
  file,
  line,
  column,
  original,
  replacement,
  status,
  tests,
  skipped,
}: MutantResult): string {
  const run = skipped > 0 ? `${tests} of ${tests + skipped} tests` : `${tests} ${tests === 1 ? 'test' : 'tests'}`;
  const state = status === 'no coverage' || status === 'equivalent' ? status : `${status}, ${run}`;
  return `${file}:${line}:${column}  ${short(original)} → ${short(replacement)}  (${state})`;
}

/** How many mutants have which status, and the mutation score: the percentage detected of those that are not equivalent. */
export function totals({ found, results }: MutantsReport) {
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const [killed, timeout, equivalent] = [count('killed'), count('timeout'), count('equivalent')];
  const valid = results.length - equivalent;
  return {
    found,
    run: results.length,
    killed,
    timeout,
    survived: count('survived'),
    noCoverage: count('no coverage'),
    equivalent,
    score: valid === 0 ? 100 : Math.round((1000 * (killed + timeout)) / valid) / 10,
  };
}

/** The totals as a line of text. */
export function summary(report: MutantsReport): string {
  const { found, run, killed, timeout, survived, noCoverage, equivalent, score } = totals(report);
  return (
    `${run} of ${found} mutants: ${killed} killed, ${timeout} timeout, ${survived} survived, ` +
    `${noCoverage} no coverage, ${equivalent} equivalent: ${score} % noticed`
  );
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}
