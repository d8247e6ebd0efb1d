import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob, normalize, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { TestSession } from './mutants/session.ts';

// Slow, and they kill hardly any mutant that others do not.
const BROWSER_TESTS = /(^|\/)browser\//;
/** Tests, what they share, and generated files. */
const NO_SOURCE = /(\.(test|generated|d)|\/harness|\/fake-[^/]+)\.ts$/;
const LINE = /:(\d+)$/;
const MOST_CHARACTERS = 70;
const FIRST_TIMEOUT_MS = 120_000;
/** How long a test file may take with a mutant: longer than without it, by this factor and this time. */
const [SLOWER, LONGER_MS] = [4, 3000];

helpOnRequest(`npm run lab -- mutants <folder, file or file:line>... [options]

Mutation testing: makes small changes in the sources, one at a time, and lists those with which every test that executes the change
still passes.

  --sample <number>  run so many mutants, picked at random, the same ones each time
  --tests <glob>     run only these test files; the default is all but browser tests`);

/** A small change of a source file, which tests should notice. */
interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
}

/** A test file that passes without mutants. */
interface TestFile {
  readonly file: string;
  readonly ms: number;
  /** The ids of the mutants that its tests execute. */
  readonly executed: ReadonlySet<string>;
}

type Status = 'killed' | 'timeout' | 'survived' | 'no coverage';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: 'Infinity' }, tests: { type: 'string', default: '**' } },
});
const lines = Map.groupBy(positionals.filter(isLine), (place) => normalize(place.replace(LINE, '')));
const files = [...new Set([...positionals.filter((each) => !isLine(each)).flatMap(sourcesIn), ...lines.keys()])];
if (files.length === 0 || !(Number(values.sample) > 0)) {
  console.error('Name a folder or a file with sources; --sample takes a number above 0.');
  process.exit(1);
}
const started = performance.now();
const { sources, mutants } = await instrumented(files);
const wanted = mutants.filter(({ file, line }) => lines.get(file)?.some((place) => place.endsWith(`:${line}`)) ?? true);
const sessions = await Promise.all(Array.from({ length: availableParallelism() }, () => TestSession.open(sources)));
const counts: Record<Status, number> = { killed: 0, timeout: 0, survived: 0, 'no coverage': 0 };
const tests = await testFiles();
// All sessions take from one iterator.
const queue = sampled(wanted, Number(values.sample)).values();
await Promise.all(sessions.map(runMutants));
await Promise.all(sessions.map((session) => session.close()));
const run = Object.values(counts).reduce((sum, count) => sum + count, 0);
const noticed = run === 0 ? 100 : Math.round((1000 * (counts.killed + counts.timeout)) / run) / 10;
const totals = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
console.log(`\n${run} of ${wanted.length} mutants: ${totals.join(', ')}: ${noticed} % noticed`);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
// Vitest sets it when a test fails.
process.exitCode = 0;

function isLine(path: string): boolean {
  return LINE.test(path);
}

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return [normalize(path)];
  const found = globSync(join(path, '**/*.ts')).toSorted();
  return found.filter((file) => !NO_SOURCE.test(file));
}

/** Sources by their absolute paths with all of their mutants, each of which is switched on by its id. */
async function instrumented(
  names: readonly string[],
): Promise<{ sources: ReadonlyMap<string, string>; mutants: readonly Mutant[] }> {
  const contents = names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const texts = new Map(contents.map(({ name, content }) => [name, content.split('\n')]));
  const levels = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'];
  const silent = Object.fromEntries(
    levels.flatMap((level) => [`is${level}Enabled`, level.toLowerCase()].map((name) => [name, () => false])),
  ) as unknown as ConstructorParameters<typeof Instrumenter>[0];
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const found = await new Instrumenter(silent).instrument(contents, options);
  return {
    sources: new Map(found.files.map(({ name, content }) => [resolve(name), content])),
    mutants: found.mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
      const whole = (texts.get(fileName) ?? []).slice(start.line, end.line + 1);
      const afterEnd = (whole.at(-1)?.length ?? 0) - end.column;
      const original = whole.join('\n').slice(start.column);
      return {
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        original: original.slice(0, original.length - afterEnd),
        replacement,
      };
    }),
  };
}

/** A random sample in the order of the mutants. It is the same each time, and part of any larger one. */
function sampled(all: readonly Mutant[], size: number): Mutant[] {
  const rankOf = ({ file, line, column, replacement }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([file, line, column, replacement]))
      .digest('hex');
  const last = all.map(rankOf).toSorted()[size] ?? 'none';
  return all.filter((mutant) => rankOf(mutant) < last);
}

/** Runs the tests without mutants, each session its share. */
async function testFiles(): Promise<readonly TestFile[]> {
  const [beginning = ''] = values.tests.split(/[*?[{(!]/, 1);
  const related = (await sessions[0]?.related(files, beginning)) ?? [];
  const chosen = related.filter((file) => {
    const path = relative('.', file);
    return values.tests === '**' ? !BROWSER_TESTS.test(path) : matchesGlob(path, values.tests);
  });
  const runs = await Promise.all(
    sessions.map((session, index) => {
      const share = chosen.filter((_, position) => position % sessions.length === index);
      return session.run(share, { timeoutMs: FIRST_TIMEOUT_MS });
    }),
  );
  const modules = runs.flatMap((each) => each.modules);
  const failing = modules.filter((module) => module.state() === 'failed');
  for (const { relativeModuleId } of failing)
    console.log(`Left out, because it fails without mutants: ${relativeModuleId}`);
  const passing = modules.filter((module) => !failing.includes(module));
  // A worker imports a module once: what runs then may matter to each file.
  const imported = passing.flatMap((module) => module.meta().mutants?.imported ?? []);
  return passing
    .map((module) => ({
      file: module.moduleId,
      ms: module.diagnostic().collectDuration + module.diagnostic().duration,
      executed: new Set([...imported, ...(module.meta().mutants?.executed ?? [])]),
    }))
    .toSorted((one, other) => one.ms - other.ms);
}

/** Runs the tests that execute a mutant with it, mutant by mutant, as long as there are any. */
async function runMutants(session: TestSession): Promise<void> {
  for (const mutant of queue) {
    const covering = tests.filter(({ executed }) => executed.has(mutant.id));
    const status = await statusOf(mutant, covering, session);
    counts[status] += 1;
    if (status !== 'survived' && status !== 'no coverage') continue;
    const { file, line, column, original, replacement } = mutant;
    const ran = status === 'survived' ? `, ${covering.length} test ${covering.length === 1 ? 'file' : 'files'}` : '';
    console.log(`${file}:${line}:${column}  ${short(original)} → ${short(replacement)}  (${status}${ran})`);
  }
}

async function statusOf({ id }: Mutant, covering: readonly TestFile[], session: TestSession): Promise<Status> {
  if (covering.length === 0) return 'no coverage';
  const timeoutMs = LONGER_MS + SLOWER * Math.max(...covering.map(({ ms }) => ms));
  const { hasFailed, hasTimedOut } = await session.run(
    covering.map(({ file }) => file),
    { active: id, timeoutMs },
  );
  if (hasTimedOut) return 'timeout';
  return hasFailed ? 'killed' : 'survived';
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}
