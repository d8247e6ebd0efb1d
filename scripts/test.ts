import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { helpOnRequest } from './help-on-request.ts';
import { TEST_REPORT, type TestReport } from './test-report.ts';

helpOnRequest(`npm test -- [filter]...

Runs all checks: format, lint, types, generated files, tests, and that the tests cover every operation. All run even if one
fails; the last line has the totals. Filters are parts of paths of test files, as for vitest.`);

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
  { name: 'generated files', command: 'node', args: ['scripts/generate.ts', '--check'] },
];
const filters = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'manifold-test-'));
const record = join(folder, 'operations.jsonl');

const mayInstall = process.env['MANIFOLD_TEST_INSTALL'] !== 'false';
// Gateways that tests start refuse variables that are no settings.
delete process.env['MANIFOLD_TEST_INSTALL'];
rmSync(TEST_REPORT, { force: true });
const [checked] = await Promise.all([Promise.all(CHECKS.map(check)), mayInstall && installForTests()]);
const env = environment({ RECORD_OPERATIONS: record, TEST_REPORT });
const { status } = spawnSync('vitest', ['run', ...filters], { stdio: 'inherit', env });
// A part of the tests records only a part of the operations.
if (filters.length === 0) {
  const args = ['scripts/coverage.ts', '--check', '--record', record];
  checked.push(await check({ name: 'coverage', command: 'node', args }));
}
rmSync(folder, { recursive: true });
const tests = counts();
const passed = checked.filter((ok) => ok).length + tests.passed;
const failed = checked.filter((ok) => !ok).length + tests.failed + (status === 0 || tests.failed > 0 ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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
    ...variables,
  };
}

function counts(): Pick<TestReport, 'passed' | 'failed'> {
  try {
    return JSON.parse(readFileSync(TEST_REPORT, 'utf8')) as TestReport;
  } catch {
    return { passed: 0, failed: 0 };
  }
}
