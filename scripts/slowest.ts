import { existsSync, readFileSync } from 'node:fs';
import { helpOnRequest } from './help-on-request.ts';
import { type FileReport, TEST_REPORT, type TestReport } from './test-report.ts';

const LISTED = 20;
const COLUMNS = ['setupMs', 'importMs', 'testsMs'] as const;

helpOnRequest(`npm run slowest

Lists the ${LISTED} slowest tests and test files of the last npm test. A file's time is that of its worker's start, its imports
and its tests.`);

if (!existsSync(TEST_REPORT)) {
  console.error('There is no report yet: run npm test.');
  process.exit(1);
}
const { files } = JSON.parse(readFileSync(TEST_REPORT, 'utf8')) as TestReport;
const tests = files.flatMap(({ file, tests }) => tests.map(({ name, ms }) => ({ name: `${file} > ${name}`, ms })));
const all = Object.fromEntries(COLUMNS.map((column) => [column, sum(files.map((file) => file[column]))]));

console.log(`The slowest of ${tests.length} tests, in seconds\n`);
for (const { name, ms } of slowest(tests, (test) => test.ms)) console.log(`${seconds(ms)}  ${name}`);
console.log(`\nThe slowest of ${files.length} files, in seconds\n`);
console.log('   setup  import   tests');
for (const file of slowest(files, total)) print(file, file.file);
print(all, 'all files');

function print(times: Partial<FileReport>, name: string): void {
  console.log(`${COLUMNS.map((column) => seconds(times[column] ?? 0)).join('')}  ${name}`);
}

function total(file: FileReport): number {
  return sum(COLUMNS.map((column) => file[column]));
}

function slowest<Item>(items: readonly Item[], ms: (item: Item) => number): Item[] {
  return items.toSorted((one, other) => ms(other) - ms(one)).slice(0, LISTED);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2).padStart(8);
}
