import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from '../test/browser/chromium.ts';
import { canInstall, has, install } from './debian.ts';

/*
 * Everything that has to hold before a change lands: format, lint, types, generated files, tests, and that these come by
 * every operation. All of it runs even when something fails, so that one run tells all. The last line counts.
 */
const REPORT = 'node_modules/.cache/vitest.json';
const BIN = `${process.cwd()}/node_modules/.bin`;

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}
const steps: Step[] = [
  { name: 'format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'generated files', command: 'node', args: ['scripts/generate.ts', '--check'] },
];
const folder = mkdtempSync(join(tmpdir(), 'manifold-test-'));
const record = join(folder, 'operations.jsonl');

rmSync(REPORT, { force: true });
let failed = 0;
steps.forEach(take);
provide();
const tests = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...process.argv.slice(2)];
const passedTests = run('vitest', tests, { RECORD_OPERATIONS: record });
// Some of the tests show nothing of the others' operations.
if (process.argv.length === 2) {
  const coverage = { name: 'coverage', command: 'node', args: ['scripts/coverage.ts', '--check', '--record', record] };
  steps.push(coverage);
  take(coverage);
}
rmSync(folder, { recursive: true });
const counted = counts();
const passed = steps.length - failed + counted.passed;
const failures = failed + counted.failed + (passedTests || counted.failed > 0 ? 0 : 1);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** Installs what tests use besides npm's packages, where that takes no more than a command; they say what they miss. */
function provide(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium', 'fonts-liberation']),
    ...(has('nginx') ? [] : ['nginx-light']),
  ];
  if (missing.length > 0 && canInstall()) install(missing);
}

function take({ name, command, args }: Step): void {
  const started = performance.now();
  const ok = run(command, args);
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function run(command: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): boolean {
  const path = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, NODE_NO_WARNINGS: '1', ...variables };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function counts(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
