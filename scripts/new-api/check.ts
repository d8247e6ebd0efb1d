import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helpOnRequest } from '../help-on-request.ts';

const SLUG = 'probe';
/** Characters shown of the output of a failing step. */
const OUTPUT_SHOWN = 6000;
const FIXTURES = 'scripts/new-api/fixtures';
const OWN = `src/subgraphs/${SLUG}`;
const AUDITS = [
  OWN,
  ...['contracts', 'graph', 'apis', 'links', 'reads', 'schema-lint'].map((name) => `test/audits/${name}.test.ts`),
  'test/contract-problems.test.ts',
];
const EVERYTHING = [
  OWN,
  'test/audits',
  ...[
    'chaos',
    'contract-problems',
    'contract/contract',
    'examples',
    'graph-links',
    'growth',
    'hostile/drift',
    'sandbox',
  ].map((name) => `test/${name}.test.ts`),
  ...['cli/contracts', 'cli/gateway-adapter', 'config/documentation', 'console/picture', 'upstream/classify'].map(
    (name) => `src/${name}.test.ts`,
  ),
  'test/paging',
  'src/gateway/pages',
];

helpOnRequest(`npm run lab -- new-api-check [openapi.yaml]... [--all]

Runs npm run new-api in a copy of the tree, and checks that its result passes: format, lint, types, its own tests and
the audits. The document is a fixture unless you name others.

  --all  check all fixtures, and no document, with all tests that run over every API`);

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const { all = false } = values;
const STEPS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format', 'biome', ['check', '--error-on-warnings', OWN, `examples/${SLUG}.graphql`, 'src/subgraphs/index.ts']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', OWN]],
  ['types', 'tsc', ['--noEmit']],
  ...(all ? [['generated files', 'node', ['scripts/generate.ts', '--check']] as const] : []),
  ['tests', 'vitest', ['run', ...(all ? EVERYTHING : AUDITS)]],
];
const fixtures = all ? ['', ...globSync(`${FIXTURES}/*`)] : [`${FIXTURES}/library.yaml`];
const results = (positionals.length > 0 ? positionals : fixtures).map((file) =>
  check(file === '' ? '' : resolve(file)),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Whether everything passes for one document; `''` is none. */
function check(document: string): boolean {
  const name = document === '' ? 'no document' : basename(document);
  const tree = copyOfTree();
  try {
    const create = ['scripts/run.mjs', 'scripts/new-api/run.ts', SLUG, ...(document === '' ? [] : [document])];
    const steps = [['new-api', 'node', create] as const, ...STEPS].map(([step, command, args]) => {
      const began = performance.now();
      const { status, stdout, stderr, error } = spawnSync(command, args, {
        cwd: tree,
        encoding: 'utf8',
        env: environment(tree),
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${status === 0 ? '✓' : '✗'} ${name}: ${step} (${seconds} s)`);
      if (status !== 0) console.log(error?.message ?? `${stdout}${stderr}`.slice(-OUTPUT_SHOWN));
      return status === 0;
    });
    return steps.every(Boolean);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** A copy of all files that git does not ignore, with the same packages. */
function copyOfTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'manifold-new-api-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((each) => each !== '' && existsSync(each))) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    cpSync(file, join(tree, file));
  }
  // Caches are the copy's own.
  mkdirSync(join(tree, 'node_modules', '.cache'), { recursive: true });
  for (const each of readdirSync('node_modules').filter((name) => !['.cache', '.vite', '.vite-temp'].includes(name))) {
    symlinkSync(resolve('node_modules', each), join(tree, 'node_modules', each));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: tree });
  return tree;
}

function environment(tree: string): NodeJS.ProcessEnv {
  const bin = join(tree, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    NODE_NO_WARNINGS: '1',
    NO_COLOR: '1',
  };
}
