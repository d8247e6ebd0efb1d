import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackage } from '../../test/link-package.ts';
import { typeErrorsIn } from '../../test/own/type-errors-in.ts';
import type { Data, DocumentCase } from './cases.ts';

export interface AskedQuestion {
  readonly says: string;
  readonly query: string;
  readonly shown: unknown;
  readonly errors: readonly { readonly message: string }[] | undefined;
}

/** A foreign document on its way to a running graph. */
export interface Trial {
  readonly operations: number;
  readonly queries: number;
  readonly mutations: number;
  readonly guesses: readonly string[];
  readonly omissions: readonly string[];
  readonly typeErrors: readonly string[];
  /** Files that were changed after `manifold add` wrote them. */
  readonly edits: number;
  readonly addMs: number;
  /** From the start of the gateway's process to its first answer. */
  readonly startMs: number;
  readonly asked: readonly AskedQuestion[];
}

export const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Adds a document in a folder of its own, type-checks the result, starts the gateway over its stand-in, and asks it. */
export async function tryDocument(
  file: string,
  { name, only, questions }: Pick<DocumentCase, 'name' | 'only' | 'questions'>,
): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), `manifold-${name}-`));
  try {
    linkPackage(folder);
    const began = performance.now();
    const parts = only.flatMap((part) => ['--only', part]);
    const printed = manifold(folder, ['add', resolve(file), '--name', name, '--json', ...parts]);
    const addMs = performance.now() - began;
    const written = textsIn(folder);
    const { queries, mutations, guesses, omissions } = JSON.parse(printed) as Record<string, string[]>;
    const typeErrors = await typeErrorsIn(folder);
    const { startMs, asked } = await ask(folder, questions);
    const now = textsIn(folder);
    return {
      addMs,
      startMs,
      asked,
      typeErrors,
      guesses: guesses ?? [],
      omissions: omissions ?? [],
      operations: operationsIn(file),
      queries: queries?.length ?? 0,
      mutations: mutations?.length ?? 0,
      edits: [...written].filter(([path, text]) => now.get(path) !== text).length,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function manifold(cwd: string, args: readonly string[]): string {
  return execFileSync(process.execPath, [resolve('src/main.ts'), ...args], { cwd, encoding: 'utf8' });
}

function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = globSync('interfaces/*/*', { cwd: folder });
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function operationsIn(file: string): number {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
  return Object.values(paths).flatMap((item) => Object.keys(item).filter((each) => METHODS.has(each))).length;
}

async function ask(
  folder: string,
  questions: DocumentCase['questions'],
): Promise<{ startMs: number; asked: AskedQuestion[] }> {
  const began = performance.now();
  const child = spawn(process.execPath, [resolve('src/main.ts'), 'start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', MANIFOLD_METRICS_PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const graph = await addressOf(child.stdout);
    const post = async (query: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(graph, { method: 'POST', headers, body: JSON.stringify({ query }) });
      return (await response.json()) as { data?: Data; errors?: AskedQuestion['errors'] };
    };
    await post('{ __typename }');
    const startMs = performance.now() - began;
    const answers: Data[] = [];
    const asked: AskedQuestion[] = [];
    for (const { says, query, read } of questions) {
      const text = query(answers);
      const { data, errors } = await post(text);
      asked.push({ says, query: text, errors, shown: errors ? undefined : read(data, answers) });
      answers.push(data);
      if (errors) break;
    }
    return { startMs, asked };
  } finally {
    child.kill('SIGKILL');
  }
}

async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const [, graph] = /^GraphiQL +(\S+)$/m.exec(text) ?? [];
    if (graph !== undefined && text.includes('Live')) return graph;
  }
  throw new Error(`The gateway did not start:\n${text}`);
}
