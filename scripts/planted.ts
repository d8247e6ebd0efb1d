import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS, type Fault, plant } from '../test/net/planted.ts';
import { helpOnRequest } from './help-on-request.ts';

/** Cells that are waited for: one would do, and these say more. */
const MOST_CELLS = 3;

helpOnRequest(`npm run lab -- planted [<part of a name> …]

Plants faults in the sources, one at a time and in memory, and runs the cells of the table of pairs or the table of ends (test/net), or the tests,
that have to find it. Prints those that do. Fails if a fault is found by none, or if its text does not stand in its file once.

Without a part of a name: all faults. A part of a file's path chooses its faults, such as src/upstream.`);

const parts = process.argv.slice(2);
const chosen = FAULTS.filter(
  ({ name, file }) => parts.length === 0 || parts.some((part) => `${name} ${file}`.includes(part)),
);
if (chosen.length === 0) throw new Error(`No fault has ${parts.join(' or ')} in its name or its file.`);
const folder = mkdtempSync(join(tmpdir(), 'manifold-planted-'));
const report = join(folder, 'report.json');
// All at once: texts that have moved are found before anything runs.
const moved = chosen.flatMap((fault) => problemOf(fault) ?? []);
for (const problem of moved) console.error(problem);
// Cells that fail without a fault find none.
for (const by of new Set(chosen.map((fault) => fault.by))) {
  const pattern = chosen.flatMap((fault) => (fault.by === by ? [fault.cells] : [])).join('|');
  const cells = moved.length > 0 ? [] : cellsThatFail(by, pattern);
  if (cells.length > 0) throw new Error(`These cells fail without a fault: ${cells.join(', ')}`);
}
let missed = 0;
for (const fault of moved.length > 0 ? [] : chosen) {
  const cells = cellsThatFail(fault.by, fault.cells, fault);
  if (cells.length === 0) missed += 1;
  console.log(`${cells.length > 0 ? 'found' : 'MISSED'}  ${fault.name}`);
  for (const cell of cells) console.log(`       ${cell}`);
}
rmSync(folder, { recursive: true });
process.exitCode = missed + moved.length > 0 ? 1 : 0;

function problemOf(fault: Fault): string | undefined {
  try {
    plant(fault, readFileSync(fault.file, 'utf8'));
    return undefined;
  } catch (error) {
    return `${fault.name}: ${(error as Error).message}`;
  }
}

/** The names of the first cells of a table that fail, with a fault or without. */
function cellsThatFail(by: Fault['by'], pattern: string, fault?: Fault): readonly string[] {
  rmSync(report, { force: true });
  const file = by.endsWith('.ts') ? by : `test/net/${by}.test.ts`;
  const options = ['--config', 'vitest.planted.config.ts', '--bail', String(MOST_CELLS), '-t', pattern];
  const reported = ['--reporter', 'json', '--outputFile', report];
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', file, ...options, ...reported],
    { env: { ...process.env, PLANTED: fault?.name }, encoding: 'utf8' },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    return all.filter(({ status }) => status === 'failed').map(({ title }) => title);
  } catch (error) {
    throw new Error(`${fault?.name ?? 'Without a fault'}: the tests did not run.\n${stderr}`, { cause: error });
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
