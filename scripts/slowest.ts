import { existsSync, readFileSync } from 'node:fs';
import { helpOnRequest } from './help-on-request.ts';
import { seconds, slowestFiles, TEST_REPORT, type TestReport } from './test-report.ts';

const LISTED = 20;

helpOnRequest(`npm run slowest

Lists the ${LISTED} slowest tests and test files of the last npm test. A file's time is that of its worker's start, its imports
and its tests.`);

if (!existsSync(TEST_REPORT)) {
  console.error('There is no report yet: run npm test.');
  process.exit(1);
}
const report = JSON.parse(readFileSync(TEST_REPORT, 'utf8')) as TestReport;
const tests = report.files.flatMap(({ file, tests }) =>
  tests.map(({ name, ms }) => ({ name: `${file} > ${name}`, ms })),
);

console.log(`The slowest of ${tests.length} tests, in seconds\n`);
for (const { name, ms } of tests.toSorted((one, other) => other.ms - one.ms).slice(0, LISTED)) {
  console.log(`${seconds(ms)}  ${name}`);
}
console.log(`\n${slowestFiles(report, LISTED)}`);
