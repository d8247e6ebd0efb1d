import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { minimalDocument } from '../../src/add/minimal.ts';
import { capitalized } from '../../src/add/names.ts';
import { readOpenApi } from '../../src/add/openapi/open-api.ts';
import { Unsupported } from '../../src/add/openapi/unsupported.ts';
import { type Plan, planOf } from '../../src/add/plan.ts';
import { reduceApi } from '../../src/add/reduce/api.ts';
import { slugProblem } from '../../src/add/slug-problem.ts';
import { syntaxProblem } from '../../src/add/syntax-problem.ts';
import { slugs } from '../sources.ts';
import { existingNames } from './existing.ts';
import { filesOf } from './files/index.ts';
import { withMeshSource, withSubgraph } from './files/registries.ts';
import { formatted } from './formatted.ts';
import { HELP, type Options, readOptions } from './options.ts';

/*
 * `npm run new-api`: writes the files of a new API, to be reviewed and edited as docs/adding-an-api.md says.
 */
const REGISTRIES = [
  ['.meshrc.yaml', withMeshSource],
  ['src/subgraphs/index.ts', withSubgraph],
] as const;
const MOST_LINES = 30;

const options = readOptions(process.argv.slice(2));
if ('help' in options) console.log(options.help);
else if ('problem' in options) end(`${options.problem}\n\n${HELP}`);
else main(options);

function main({ slug, document, title, only, dryRun }: Options): void {
  const problem = slugProblem(slug, slugs);
  if (problem) return end(problem);
  const plan = planFor({ slug, document, title, only });
  if (!plan) return;
  const made = [...filesOf(plan, slugs.length + 1)];
  const files = new Map(made.map(([file, text]) => [file, formatted(file, text)]));
  if (dryRun) {
    for (const [file, text] of files) console.log(`--- ${file}\n${text}`);
    console.log(`--- a line each in ${REGISTRIES.map(([file]) => file).join(' and ')}`);
    return printSummary(plan);
  }
  const broken = syntaxProblem(files);
  if (broken) return end(`${broken}\nNothing was written. --dry-run prints the files.`);
  for (const [file, change] of REGISTRIES) files.set(file, change(readFileSync(file, 'utf8'), slug));
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Wrote ${[...files.keys()].join(', ')}.\nGenerating files from them, and running their tests…`);
  run(slug, ['scripts/generate.ts']);
  run(slug, ['scripts/coverage.ts', '--only', slug]);
  printSummary(plan);
  console.log(`\nNext: npm test, then docs/adding-an-api.md. git status lists all files, if you want to undo this.`);
}

function planFor({ slug, document, title, only }: Omit<Options, 'dryRun'>): Plan | undefined {
  try {
    const openapi = document === undefined ? minimalDocument(slug, title ?? capitalized(slug)) : readOpenApi(document);
    return planOf(reduceApi(openapi, { slug, title, only }), existingNames());
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    end(error.message);
    return undefined;
  }
}

/** Prints the root fields, and the omitted parts of the document. */
function printSummary({ made, roots, types }: Plan): void {
  console.log(`\nRoot fields of ${made.title}:`);
  for (const { name, operation } of roots) {
    const { style = 'no list' } = operation.list?.paging ?? {};
    console.log(`  ${name}: GET ${operation.path} (${style})`);
  }
  const lines = [...made.leftOut, ...types.leftOut];
  if (lines.length === 0) return;
  console.log('\nLeft out or simplified:');
  for (const line of lines.slice(0, MOST_LINES)) console.log(`  ${line}`);
  if (lines.length > MOST_LINES) console.log(`  and ${lines.length - MOST_LINES} more`);
}

/** Runs a script over the written files of an API. Ends the process where it fails. */
function run(slug: string, args: readonly string[]): void {
  try {
    execFileSync('node', args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    end(
      `${stdout ?? ''}${stderr ?? ''}\nnode ${args.join(' ')} failed, as it says above. The files are there as they are, to be put right. To remove them:
  rm -r src/subgraphs/${slug} mesh/${slug}.yaml mesh/generated/${slug}.* examples/${slug}.graphql
  take the lines of ${slug} out of ${REGISTRIES.map(([file]) => file).join(' and ')}, then npm run generate`,
    );
    process.exit();
  }
}

function end(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
