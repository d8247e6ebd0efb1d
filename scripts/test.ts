import { execFile, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packForAll } from '../test/packed-package.ts';
import { helpOnRequest } from './help-on-request.ts';

helpOnRequest(`npm test -- [part]...

Runs all checks: format, lint, types, generated files, tests, and that the tests cover every operation. All run even if one
fails. It ends with the totals.

With parts, it runs those and nothing else: "format", "lint", "types", "generated", or a part of the path of test files. Programs and
packages that tests need (Chromium, Redis, …) are installed by the whole run only.`);

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

// The tests run after these, because checking generated files writes them again.
const CHECKS: readonly Check[] = [
  { name: 'format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'generated', command: 'node', args: ['scripts/generate.ts', '--check'] },
];
const TEST_FILES = '{src,test,lab,scripts}/**/*.test.ts';

const parts = process.argv.slice(2);
const runsAll = parts.length === 0;
const checks = runsAll ? CHECKS : CHECKS.filter(({ name }) => parts.includes(name));
const filters = parts.filter((part) => !checks.some(({ name }) => name === part));
const testFiles = runsAll ? [] : matchingTests(filters);
const folder = mkdtempSync(join(tmpdir(), 'manifold-test-'));
const record = join(folder, 'operations.jsonl');
const results = join(folder, 'results.json');

const mayInstall = runsAll && process.env['MANIFOLD_TEST_INSTALL'] !== 'false';
// Gateways that tests start refuse variables that are no settings.
delete process.env['MANIFOLD_TEST_INSTALL'];
// Checking generated files writes what is packed.
const checking = Promise.all(checks.map(check));
const packing = checking.then(() => (runsAll ? packForAll() : undefined));
const [checked, packed] = await Promise.all([checking, packing, mayInstall && installForTests()]);
if (runsAll || testFiles.length > 0) {
  const env = environment({ RECORD_OPERATIONS: record, TEST_REPORT: results, ...packed?.variables });
  const { status } = spawnSync('vitest', ['run', ...testFiles], { stdio: 'inherit', env });
  // Vitest also fails for what is no test: an error outside of all tests, a file that cannot be imported.
  if (status !== 0 && report().failed === 0) checked.push(false);
}
packed?.remove();
if (runsAll) {
  const args = ['scripts/coverage.ts', '--check', '--record', record];
  checked.push(await check({ name: 'coverage', command: 'node', args }));
}
const tests = report();
rmSync(folder, { recursive: true });
const passed = checked.filter((ok) => ok).length + tests.passed;
const failed = checked.filter((ok) => !ok).length + tests.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The test files whose paths contain a filter. Ends the process where a filter matches none. */
function matchingTests(filters: readonly string[]): string[] {
  const files = globSync(TEST_FILES, { exclude: ['**/node_modules/**'] });
  for (const filter of filters) {
    if (files.some((file) => file.includes(filter))) continue;
    const names = CHECKS.map(({ name }) => name).join(', ');
    console.error(`No test file has "${filter}" in its path, and no check has this name (${names}). Nothing was run.`);
    process.exit(1);
  }
  return files.filter((file) => filters.some((filter) => file.includes(filter)));
}

/** Installs programs, and the packages of tests, while checks run: it mostly waits for the registry. */
async function installForTests(): Promise<void> {
  const child = spawn('node', ['scripts/install-for-tests.ts'], { stdio: 'inherit', env: environment() });
  await new Promise((resolve) => child.once('close', resolve));
}

/** Runs a check while others run, and shows its output at once if it failed. */
async function check({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const failure = await new Promise<string | undefined>((resolve) => {
    execFile(command, args, { env: environment(), maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : undefined),
    );
  });
  if (failure !== undefined) console.log(failure.trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failure === undefined ? '✓' : '✗'} ${name} (${seconds} s)`);
  return failure === undefined;
}

function environment(variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const bin = join(process.cwd(), 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    NODE_NO_WARNINGS: '1',
    // Tests start hundreds of processes, which take a third longer without it.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    ...variables,
  };
}

/** The counts of the tests; none where no test ran. */
function report(): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
