import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { helpOnRequest } from '../scripts/help-on-request.ts';

/** The outcome of one of graphql-js's tests. */
interface Finding {
  readonly name: string;
  readonly passed: boolean;
  readonly error?: string | undefined;
  /** Operations that were run by the executor. */
  readonly executions: number;
  /** The reasons why graphql-js itself ran other operations. */
  readonly reasons: readonly string[];
}

const EXCEPTIONS = new URL('../test/execution/graphql-js-exceptions.json', import.meta.url);

helpOnRequest(`npm run lab -- graphql-js-tests <folder of a checkout>

Runs graphql-js's own execution tests, of a checkout of its 16.x.x branch, against the executor, and for control against graphql-js
itself. Fails if a test fails that applies and is not in test/execution/graphql-js-exceptions.json, if one is there that passes, or
if one fails for graphql-js.`);

const checkout = resolve(process.argv[2] ?? '');
if (!existsSync(join(checkout, 'src/execution/__tests__'))) {
  console.error('Usage: npm run lab -- graphql-js-tests <folder of a graphql-js checkout, branch 16.x.x>');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'manifold-graphql-js-'));
try {
  const control = findingsBy('graphql-js').filter(({ executions }) => executions > 0);
  const failed = control.filter(({ passed }) => !passed);
  for (const { name } of failed) console.log(`fails for graphql-js itself: ${name}`);
  console.log(`${control.length - failed.length} of ${control.length} passed by graphql-js itself.`);
  const isGood = printFindings(findingsBy('executor'));
  process.exitCode = isGood && failed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** The outcomes of all tests, where this executes their operations. */
function findingsBy(executor: 'executor' | 'graphql-js'): readonly Finding[] {
  const config = new URL('./graphql-js-tests/vitest.config.ts', import.meta.url).pathname;
  const file = join(folder, `${executor}.jsonl`);
  const env = { ...process.env, GRAPHQL_JS: checkout, GRAPHQL_JS_FINDINGS: file, GRAPHQL_JS_BY: executor };
  const { stderr } = spawnSync('vitest', ['run', '--config', config, '--silent'], { encoding: 'utf8', env });
  const findings = existsSync(file) ? findingsIn(readFileSync(file, 'utf8')) : [];
  if (findings.length === 0) throw new Error(stderr);
  return findings;
}

/** Prints counts and all tests that failed or were skipped. Returns whether the exceptions match the results. */
function printFindings(findings: readonly Finding[]): boolean {
  const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as Readonly<Record<string, string>>;
  const applicable = findings.filter(({ executions }) => executions > 0);
  const failed = applicable.filter(({ passed }) => !passed);
  const unknown = failed.filter(({ name }) => !exceptions[name]);
  const stale = Object.keys(exceptions).filter((name) => !failed.some((each) => each.name === name));
  console.log(
    `${findings.length} tests, of which ${applicable.length} execute an operation that the executor can run.`,
  );
  for (const { name, reasons } of findings)
    if (reasons.length > 0) console.log(`skipped: ${name}:  ${reasons.join(', ')}`);
  for (const { name } of failed) console.log(`differs: ${name}: ${exceptions[name] ?? 'NO REASON GIVEN'}`);
  for (const { error } of unknown) console.log(`\n${error}`);
  for (const name of stale) console.log(`listed, but passes or does not exist: ${name}`);
  console.log(`${applicable.length - failed.length} of ${applicable.length} passed.`);
  return unknown.length === 0 && stale.length === 0;
}

function findingsIn(text: string): Finding[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Finding);
}
