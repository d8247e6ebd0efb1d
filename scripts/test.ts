import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';

/*
 * Everything that has to hold before a change lands: format, lint, types, generated files, tests. All of it runs even
 * when something fails, so that one run tells all. The last line counts.
 */
const REPORT = 'node_modules/.cache/vitest.json';
const BIN = `${process.cwd()}/node_modules/.bin`;

const steps = [
  { name: 'format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'generated files', command: 'node', args: ['scripts/generate.ts', '--check'] },
] as const;

rmSync(REPORT, { force: true });
let failed = 0;
for (const { name, command, args } of steps) {
  const started = performance.now();
  const ok = run(command, args);
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
const tests = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...process.argv.slice(2)];
const passedTests = run('vitest', tests);
const counted = counts();
const passed = steps.length - failed + counted.passed;
const failures = failed + counted.failed + (passedTests || counted.failed > 0 ? 0 : 1);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`, NODE_NO_WARNINGS: '1' };
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
