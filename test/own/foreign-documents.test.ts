import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { CASES, type Question } from './foreign-documents.ts';
import { typeErrorsIn } from './type-errors-in.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

/** Excerpts of documents that nobody here wrote, from `manifold add` to answers. */
describe.each(CASES)('the document of $name, paged by $paging', ({ name, only, questions }) => {
  it('is a running graph without an edit', async () => {
    const folder = mkdtempSync(join(tmpdir(), `manifold-${name}-`));
    try {
      linkPackage(folder);
      const parts = only.flatMap((part) => ['--only', part]);
      const document = resolve('test/own/excerpts', `${name}.json`);
      const add = [PROGRAM, 'add', document, '--name', name, ...parts];
      execFileSync(process.execPath, add, { cwd: folder, encoding: 'utf8' });
      const written = textsIn(folder);

      expect(await typeErrorsIn(folder)).toEqual([]);
      expect(await shownBy(folder, questions)).toEqual(questions.map(({ says, shows }) => ({ says, shows })));
      expect(textsIn(folder)).toEqual(written);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function textsIn(folder: string): Readonly<Record<string, string>> {
  const files = globSync('apis/*/*', { cwd: folder });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** What the answers of the gateway over the folder's mocks show. */
async function shownBy(folder: string, questions: readonly Question[]) {
  const child = spawn(process.execPath, [PROGRAM, 'start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', MANIFOLD_METRICS_PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const graph = await addressOf(child.stdout);
    const answers: unknown[] = [];
    const shown: object[] = await exampleErrors(folder, graph);
    for (const { says, query, read } of questions) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: query(answers) });
      const { data, errors } = await (await fetch(graph, { method: 'POST', headers, body })).json();
      shown.push({ says, ...(errors ? { errors } : { shows: read(data, answers) }) });
      if (errors) break;
      answers.push(data);
    }
    return shown;
  } finally {
    child.kill('SIGKILL');
  }
}

/** The errors of the examples, which are the first operations that a person runs. */
async function exampleErrors(folder: string, graph: string): Promise<object[]> {
  const [file = ''] = globSync('apis/*/examples.graphql', { cwd: folder });
  const query = readFileSync(join(folder, file), 'utf8');
  const names = [...query.matchAll(/^query (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  const answers = names.map(async (operationName) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, operationName });
    const { errors } = await (await fetch(graph, { method: 'POST', headers, body })).json();
    return errors ? [{ example: operationName, errors }] : [];
  });
  return (await Promise.all(answers)).flat();
}

async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const [, graph] = /^GraphiQL +(\S+)$/m.exec(text) ?? [];
    if (graph !== undefined && text.includes('Connected')) return graph;
  }
  throw new Error(`The gateway did not start:\n${text}`);
}
