import { helpOnRequest } from '../scripts/help-on-request.ts';
import {
  type MutantResult,
  mutantLine,
  readOptions,
  runMutants,
  summary,
  totals,
  USAGE,
} from './mutants/run-mutants.ts';

/* Mutation testing of some sources by the tests that cover them. */
helpOnRequest(USAGE);
const options = optionsOrExit();
const started = performance.now();
const report = await runMutants(options, (result) => {
  if (!options.json && isListed(result)) console.log(mutantLine(result));
});
// Vitest sets it when a test fails.
process.exitCode = 0;
if (options.json) {
  console.log(JSON.stringify({ totals: totals(report), ...report }, undefined, 2));
} else {
  for (const test of report.failing) console.log(`Left out, because it fails without mutants: ${test}`);
  console.log(`\n${summary(report)}, in ${Math.round((performance.now() - started) / 1000)} s`);
}

function isListed({ status }: MutantResult): boolean {
  if (options.list !== 'survivors') return options.list === 'all';
  return status === 'survived' || status === 'no coverage';
}

function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return process.exit(1);
  }
}
