import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FieldNode, Kind, parse, print } from 'graphql';
import { documentsIn } from '#add';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { linkPackage } from '../test/link-package.ts';

/** Rows of a list in a mock that is made from a contract. */
const ROWS = 40;
/** It divides no page size of an API, so that pages are cut and joined. */
const PAGE = 7;
/** The reasons that are printed for a document. */
const MOST_REASONS = 3;

helpOnRequest(`npm run lab -- documents <folder> [--only part]

Takes each OpenAPI document of a folder through manifold add, manifold start, all examples that add wrote, and every list, from page
to page to its end. Prints what started, what was refused and why, and the lists that ended early. --only is that of manifold add; of a
document with too many operations, the first of its tags that can be had is taken.`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true, default: [] } },
});
const folder = positionals[0] ?? 'test/own/excerpts';

interface Added {
  readonly queries: readonly { readonly name: string; readonly paging?: string }[];
  readonly mutations: readonly unknown[];
  readonly omissions: readonly string[];
}

for (const document of documentsIn(folder)) {
  const cwd = mkdtempSync(join(tmpdir(), 'manifold-documents-'));
  try {
    linkPackage(cwd);
    await tryDocument(resolve(document), cwd);
  } catch (error) {
    console.log(`${basename(document)}: ${(error as Error).message.slice(0, 2000)}`);
    process.exitCode = 1;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

async function tryDocument(document: string, cwd: string): Promise<void> {
  const { added, only } = await addTo(cwd, document, values.only);
  const part = only.length > 0 ? ` (${only.join(', ')})` : '';
  const name = `${basename(document)}${part}`;
  console.log(
    `${name}: ${added.queries.length} queries, ${added.mutations.length} mutations, ${added.omissions.length} left out`,
  );
  const reasons = Map.groupBy(added.omissions, (line) =>
    line.replace(/^.*?: /, '').replaceAll(/paths\.\S+|`[^`]*`/g, '…'),
  );
  const most = [...reasons].toSorted(([, one], [, other]) => other.length - one.length).slice(0, MOST_REASONS);
  for (const [reason, lines] of most) console.log(`  ${lines.length} × ${reason.slice(0, 140)}`);
  await served(cwd, async (ask) => {
    const text = readFileSync(join(cwd, 'apis', 'probe', 'examples.graphql'), 'utf8');
    const fields: FieldNode[] = [];
    let failed = 0;
    for (const each of parse(text).definitions) {
      if (each.kind !== Kind.OPERATION_DEFINITION) continue;
      fields.push(...each.selectionSet.selections.filter((selected) => selected.kind === Kind.FIELD));
      const [error] = (await ask(print(each))).errors ?? [];
      failed += error ? 1 : 0;
      if (error) problem(`  example ${each.name?.value}: ${error.message}`);
    }
    const paged = new Set(added.queries.flatMap((each) => (each.paging ? [each.name] : [])));
    const lists = fields.filter((field) => paged.has(field.name.value));
    const short: string[] = [];
    for (const list of lists) {
      const rows = await rowsOf(list, ask);
      // Conditions that the field requires select some of the rows.
      const isWhole = (list.arguments ?? []).every(({ name }) => name.value === 'first');
      if (rows < 1 || (isWhole && rows !== ROWS)) short.push(`${list.name.value} (${rows})`);
    }
    if (short.length > 0) problem(`  ended at other rows than ${ROWS}: ${short.join(', ')}`);
    console.log(
      `  ${lists.length - short.length} of ${lists.length} lists walked to their end, ${failed} examples failed`,
    );
  });
}

function problem(line: string): void {
  console.log(line);
  process.exitCode = 1;
}

/** Adds a document; of one with too many operations, the first of its tags or paths that can be had. */
async function addTo(
  cwd: string,
  document: string,
  only: readonly string[],
): Promise<{ added: Added; only: readonly string[] }> {
  const parts = only.flatMap((each) => ['--only', each]);
  const args = [resolve('src/main.ts'), 'add', document, '--name', 'probe', '--json', ...parts];
  const { code, out, err } = await run(args, cwd);
  if (code === 0) return { added: JSON.parse(out) as Added, only };
  const [, choices] = /with a tag, of which there are ([^\n]+)/.exec(err) ?? /There are ([^\n;]+)/.exec(err) ?? [];
  if (only.length > 0 || choices === undefined) throw new Error(err.trim());
  let last = err;
  for (const choice of choices.split(', ')) {
    try {
      return await addTo(cwd, document, [choice]);
    } catch (error) {
      last = (error as Error).message;
    }
  }
  throw new Error(last);
}

type Ask = (
  query: string,
  variables?: object,
) => Promise<{ data?: Readonly<Record<string, unknown>>; errors?: { message: string }[] }>;

/** The different rows of a list, from page to page to its end. */
async function rowsOf(field: FieldNode, ask: Ask): Promise<number> {
  const args = (field.arguments ?? []).filter(({ name }) => name.value !== 'first').map((each) => `${print(each)}, `);
  const query = `query ($after: String) { list: ${field.name.value}(${args.join('')}first: ${PAGE}, after: $after) {
    edges { cursor } pageInfo { hasNextPage endCursor }
  } }`;
  const cursors = new Set<string>();
  let after: string | undefined;
  do {
    const { data, errors } = await ask(query, { after });
    if (errors || !data?.['list']) return -1;
    const { edges, pageInfo } = data['list'] as {
      edges: { cursor: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    for (const { cursor } of edges) cursors.add(cursor);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
  } while (after !== undefined && cursors.size <= ROWS);
  return cursors.size;
}

async function served(cwd: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const env = { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', MANIFOLD_METRICS_PORT: '0', NO_COLOR: '1' };
  const child = spawn(process.execPath, [resolve('src/main.ts'), 'start'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const graph = await addressOf(child.stdout, child.stderr);
    await use(async (query, variables) => {
      const headers = { 'content-type': 'application/json' };
      return (
        await fetch(graph, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
      ).json() as ReturnType<Ask>;
    });
  } finally {
    child.kill();
  }
}

async function addressOf(output: AsyncIterable<Buffer>, errors: AsyncIterable<Buffer>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    const [, graph] = /^GraphiQL +(\S+)$/m.exec(printed) ?? [];
    if (graph !== undefined) return graph;
  }
  for await (const chunk of errors) printed += chunk.toString();
  throw new Error(`It did not start:\n${printed}`);
}

function run(args: readonly string[], cwd: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    const options = { cwd, maxBuffer: 100_000_000 };
    execFile(process.execPath, args, options, (error, out, err) =>
      done({ code: error ? 1 : 0, out, err: `${err}${out}` }),
    );
  });
}
