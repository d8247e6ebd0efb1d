import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStandIns } from '#sandbox';
import * as subgraphs from '#subgraphs';
import type { Note } from '../test/record.ts';
import { notesIn } from './coverage-notes.ts';
import { coveragePage, emptyCells, type Findings } from './coverage-page.ts';
import { runExamples } from './examples.ts';

/*
 * Writes `docs/coverage.md`: what there is of each operation. Whether a test sends a request and looks at the whole of
 * it, and whether one is answered with a failure, the tests themselves have recorded. They are run for that, unless
 * `--record` names what an earlier run has left; with `--only` those of one interface, and the page tells of the others
 * what it told before. With `--check` it also fails if the page was stale; and always when an operation lacks something.
 */
const PAGE = 'docs/coverage.md';
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, record: { type: 'string' }, only: { type: 'string' } },
});
const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
const { only } = values;

const findings: Findings = {
  notes: [
    ...(values.record ? read(values.record) : recordNow()),
    ...(only ? notesIn(before).filter(({ slug }) => slug !== only) : []),
  ],
  ran: await runExamples(),
  standIns: await loadStandIns(Object.keys(subgraphs)),
};
const after = coveragePage(findings);
writeFileSync(PAGE, after);
if (values.check && before !== after) fail(`${PAGE} was stale, and is made anew now: commit it.`);
const empty = emptyCells(findings);
if (empty.length > 0) fail(`Something is missing:\n  ${empty.join('\n  ')}`);

function recordNow(): Note[] {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-coverage-'));
  const file = join(folder, 'record.jsonl');
  try {
    const env = { ...process.env, RECORD_OPERATIONS: file };
    const { status, stdout } = spawnSync(
      'vitest',
      ['run', `src/subgraphs/${only ? `${only}/` : ''}`, '--reporter=dot'],
      {
        encoding: 'utf8',
        env,
      },
    );
    if (status !== 0) throw new Error(`What failing tests record shows nothing.\n${stdout}`);
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(file: string): Note[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Note);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
