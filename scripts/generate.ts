import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract as readPlans } from '#contract';
import { probeOf, problemsOf, readContract, requestRules } from './contract/document.ts';
import { helpOnRequest } from './help-on-request.ts';
import { slugs } from './sources.ts';

helpOnRequest(`npm run generate -- [--check]

Writes all generated files: mesh/generated/, the resolvers' types, schema/manifold.graphql, and the documents that are made
from the schema and the settings. Run it after changing a contract, a schema, an example or a setting.

  --check  also fail if a file was stale, and name it`);
const checking = process.argv.includes('--check');
checkContracts();
const before = generatedFiles();
annotate();
run('graphql-codegen', ['--config', 'codegen.ts'], { CODEGEN_STEP: 'calls' });
writeIndex();
writeRequestRules();
writeProbes();
if (globSync('src/subgraphs/*/schema.graphql').length > 0) {
  run('graphql-codegen', ['--config', 'codegen.ts'], { CODEGEN_STEP: 'resolvers' });
}
writeFileSync('schema/manifold.graphql', run('node', ['src/main.ts', 'schema']));
for (const format of ['introspection', 'possible-types']) {
  writeFileSync(`schema/${format}.json`, run('node', ['src/main.ts', 'schema', '--format', format]));
}
run('node', ['scripts/client-tables.ts']);
run('node', ['scripts/configuration.ts']);
run('node', ['scripts/graph-docs.ts']);
run('node', ['scripts/cli-page.ts']);
run('node', ['scripts/observability.ts']);
run('node', ['scripts/comparison.ts']);
run('node', ['scripts/readme-picture.ts']);
writeFileSync('lab/README.md', run('node', ['lab/run.ts', '--page']));
if (checking) compare(before, generatedFiles());

/** Ends the process with a line for each problem of the contracts. */
function checkContracts(): void {
  const problems = slugs.flatMap((slug) => problemsOf(`mesh/${slug}.yaml`, readFileSync(`mesh/${slug}.yaml`, 'utf8')));
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Copies the annotated schemas that Mesh makes of the contracts in `.meshrc.yaml`. */
function annotate(): void {
  const folder = 'node_modules/.cache/manifold-mesh';
  try {
    run('mesh', ['build', '--throwOnInvalidConfig'], { MESH_ARTIFACTS_DIRNAME: folder });
    mkdirSync('mesh/generated', { recursive: true });
    for (const slug of slugs) {
      copyFileSync(join(folder, 'sources', slug, 'schema.graphql'), `mesh/generated/${slug}.graphql`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the type that has the operations of all APIs. */
function writeIndex(): void {
  const name = (slug: string) => `${slug[0]?.toUpperCase()}${slug.slice(1)}`;
  const lines = [
    '// Generated from .meshrc.yaml: do not edit.',
    ...slugs.map((slug) => `import type { Operations as ${name(slug)} } from './${slug}.ts';`),
    '',
    'declare global {',
    '  namespace Manifold {',
    '    /** The operations of APIs outside of this repository, which their `contract.ts` adds. */',
    '    interface Apis {}',
    '  }',
    '}',
    '',
    '/** The operations of every API. */',
    'export interface Apis extends Manifold.Apis {',
    ...slugs.map((slug) => `  ${slug}: ${name(slug)};`),
    '}',
    '',
    "/** An API's short name: its folder, its settings' key, and part of its variables' names. */",
    'export type Slug = keyof Apis;',
    '',
    "/** Every API, in the specification's order. */",
    `export const slugs = [${slugs.map((slug) => `'${slug}'`).join(', ')}] as const satisfies readonly Slug[];`,
    '',
  ];
  const [file, text] = ['mesh/generated/index.ts', lines.join('\n')];
  // `npm test` checks types at the same time: a file that is being written would have none.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes the rules that the sandbox checks requests by. */
function writeRequestRules(): void {
  for (const slug of slugs) {
    const [file, rules] = [`mesh/generated/${slug}.requests.json`, requestRules(readContract(slug))];
    writeFileSync(file, `${JSON.stringify(rules, null, 1)}\n`);
  }
}

/** Writes the reads by which `manifold check` checks APIs. */
function writeProbes(): void {
  for (const slug of slugs) {
    const probe = probeOf(readContract(slug), readPlans(slug));
    writeFileSync(`mesh/generated/${slug}.probe.json`, `${JSON.stringify({ probe }, null, 1)}\n`);
  }
}

function generatedFiles(): Map<string, string> {
  const files = globSync([
    'mesh/generated/*',
    'src/**/*.generated.ts',
    'schema/{manifold.graphql,introspection.json,possible-types.json}',
    'README.md',
    'docs/{graph,cli,comparison,errors,observability,configuration,sandbox,sandbox-fidelity,specification}.md',
    'docs/graph/*.md',
    'docs/images/readme.svg',
    'docs/images/readme-phone.svg',
    'docs/manifold.schema.json',
    'lab/README.md',
  ]);
  return new Map(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
}

function compare(old: Map<string, string>, fresh: Map<string, string>): void {
  const stale = [...new Set([...old.keys(), ...fresh.keys()])].filter((file) => old.get(file) !== fresh.get(file));
  if (stale.length === 0) return;
  console.error(`Generated files were stale and have been written again: commit them.\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}

function run(command: string, args: string[], variables: Record<string, string> = {}): string {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...variables },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    // Mesh logs its progress at length.
    const output = `${stdout ?? ''}${stderr ?? ''}`.split('\n').filter((line) => !/^\[.*\] INFO /.test(line));
    console.error(`${command} ${args.join(' ')} failed:\n${output.join('\n')}`);
    process.exit(1);
  }
}
