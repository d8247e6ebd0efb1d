import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { fencesOf, pages } from '../test/docs/fences.ts';
import { packedPackage, setup } from '../test/packed-package.ts';
import { pageExamples, runExamples } from '../test/page-examples.ts';

const MOST_SECONDS = 60;
const DOCUMENTS = [
  'examples/tickets.yaml',
  ...['stripe', 'github', 'jira', 'square'].map((name) => `test/own/excerpts/${name}.json`),
];

/** Pages whose programs ask a gateway over the sandbox, or make one. */
const PROGRAMS = ['client', 'downloads', 'errors', 'incremental', 'library', 'paging', 'testing', 'uploads'];

/** Commands that serve, or that need a service of yours. */
const UNENDING = /^(?:start|serve|sandbox|mcp|reload)\b|https?:|\[options\]/;
/** They found something: the settings and addresses are made up. */
const FOUND = 1;

helpOnRequest(`npm run lab -- first-minute [<document> …]

Packs the package and takes the way of a new user with each OpenAPI document, ${DOCUMENTS.length} unless given: an empty folder, npm install, manifold add, manifold
start, and all examples that add wrote, as GraphiQL shows them. It fails if that takes more than ${MOST_SECONDS} s, or an example has an error.
Then each command of the README and of docs/ that ends by itself runs in the installed package, and each program of the pages prints
what its page shows.`);

const { positionals } = parseArgs({ allowPositionals: true });
const documents = positionals.length > 0 ? positionals : DOCUMENTS;
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'manifold-first-minute-'));
const removePackage = setup();
try {
  const { tarball } = await packedPackage();
  for (const document of documents) await firstMinute(document, tarball);
  const cwd = join(folder, nameOf(documents[0] ?? ''));
  await commands(cwd);
  await programs(cwd);
} finally {
  rmSync(folder, { recursive: true });
  removePackage();
}

function nameOf(document: string): string {
  return basename(document).replace(/\..*$/, '');
}

async function firstMinute(document: string, tarball: string): Promise<void> {
  const name = nameOf(document);
  const cwd = join(folder, name);
  mkdirSync(cwd);
  copyFileSync(document, join(cwd, basename(document)));
  const startedAt = performance.now();
  await run('npm', ['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], { cwd });
  await run('npx', ['manifold', 'add', basename(document), '--name', name], { cwd });
  const child = startIn(cwd);
  try {
    const { graph } = await addressesOf(child.stdout);
    const query = readFileSync(join(cwd, 'apis', name, 'examples.graphql'), 'utf8');
    const names = [...query.matchAll(/^query (\w+)/gm)].map(([, each]) => each);
    let first = 0;
    for (const operationName of names) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(graph, { method: 'POST', headers, body: JSON.stringify({ query, operationName }) });
      const { errors } = (await response.json()) as { errors?: readonly { message: string }[] };
      first ||= (performance.now() - startedAt) / 1000;
      if (errors) fail(`${name}: ${operationName}: ${errors[0]?.message}`);
    }
    console.log(`${name}: ${first.toFixed(1)} s to the first answer, ${names.length} examples answered`);
    if (first > MOST_SECONDS) fail(`${name}: more than ${MOST_SECONDS} s`);
  } finally {
    child.kill();
  }
}

/** `manifold start` in a folder, on free ports. */
function startIn(cwd: string) {
  return spawn(process.execPath, [join('node_modules', 'manifold-gateway', 'dist', 'main.js'), 'start'], {
    cwd,
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', MANIFOLD_METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function addressesOf(output: AsyncIterable<Buffer>): Promise<{ graph: string; sandbox: string }> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    const [, graph] = /^GraphiQL +(\S+)$/m.exec(printed) ?? [];
    const [, sandbox] = /^Sandbox +(\S+)$/m.exec(printed) ?? [];
    if (graph !== undefined && sandbox !== undefined && printed.includes('Connected')) return { graph, sandbox };
  }
  throw new Error(`The gateway did not start:\n${printed}`);
}

/** Runs the commands of the pages in a folder with the package and the files that they name. */
async function commands(cwd: string): Promise<void> {
  copyFileSync('examples/tickets.yaml', join(cwd, 'tickets.yaml'));
  copyFileSync('test/own/excerpts/github.json', join(cwd, 'github.json'));
  const responses = { 200: { description: 'All.', content: { 'application/json': {} } } };
  const paths = { '/notes/search': { post: { operationId: 'searchNotes', responses } } };
  const files = {
    'notes.yaml': JSON.stringify({ openapi: '3.1.0', info: { title: 'Notes', version: '1' }, paths }),
    'manifold.yaml': `auth: { secret: ${'s'.repeat(32)} }\nbuiltins: [all]\napis:\n  quotes: { url: http://127.0.0.1:1 }\n  jokes: { url: http://127.0.0.1:1 }\n`,
    'query.graphql': 'query ($first: Int = 5) { orders(first: $first) { totalCount } }\n',
    'queries.graphql': 'query Orders { orders { totalCount } }\nquery Quote { randomQuote { text } }\n',
    'variables.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const lines = pages
    .flatMap(fencesOf)
    .filter(({ language, info }) => language === 'sh' && !info.startsWith('not run'))
    .flatMap(({ code }) => code.split('\n'))
    .flatMap((line) => /^(?:npx )?manifold (.*)$/.exec(line.trim())?.[1] ?? []);
  const known = new Set(lines.filter((line) => !UNENDING.test(line)));
  // As npx runs them, which itself takes as long as most.
  const PATH = [join(cwd, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  for (const line of known) {
    // Pages add the same documents again and again, to folders that are theirs.
    const command = /^(?:add|init) [\w.]+\.(?:yaml|json)/.test(line) ? `${line} --force` : line;
    const { code, stderr = '' } = await run('sh', ['-c', `manifold ${command}`], {
      env: { ...process.env, PATH },
      cwd: line.startsWith('init') ? emptyIn(cwd) : cwd,
    }).then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr?: string }) => error,
    );
    if (code > FOUND) fail(`manifold ${line}: ${stderr.trim().split('\n')[0]}`);
  }
  console.log(`${known.size} commands of the pages ran`);
}

/** Runs the programs of the pages in a folder with the package, over the sandbox of all built-in APIs. */
async function programs(cwd: string): Promise<void> {
  writeFileSync(join(cwd, 'manifold.yaml'), 'builtins: [all]\n');
  const child = startIn(cwd);
  try {
    const { graph, sandbox } = await addressesOf(child.stdout);
    const adapt = (code: string) =>
      code.replaceAll('http://127.0.0.1:4000/graphql', graph).replaceAll('http://127.0.0.1:4100', sandbox);
    let count = 0;
    for (const page of PROGRAMS) {
      const examples = pageExamples(`docs/${page}.md`);
      const outputs = await runExamples(examples, adapt, cwd).catch((error: Error) => [error.message]);
      const wrong = examples.findIndex(({ printed }, index) => outputs[index] !== printed);
      if (wrong >= 0) fail(`docs/${page}.md: its program ${wrong + 1} printed ${outputs[wrong]}`);
      count += examples.length;
    }
    console.log(`${count} programs of the pages ran`);
  } finally {
    child.kill();
  }
}

/** A folder for a new project, with the document that it begins with. */
function emptyIn(cwd: string): string {
  const project = mkdtempSync(join(cwd, 'project-'));
  copyFileSync('examples/tickets.yaml', join(project, 'tickets.yaml'));
  return project;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
