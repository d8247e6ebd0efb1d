import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadMocks } from '#sandbox';
import * as subgraphs from '#subgraphs';
import type { Note } from '../test/record.ts';
import { coveragePage, emptyCells, type Findings, notesIn } from './coverage-page.ts';
import { runExamples } from './examples.ts';
import { helpOnRequest } from './help-on-request.ts';

const PAGE = 'docs/coverage.md';

helpOnRequest(`npm run coverage -- [options]

Writes ${PAGE}: for each operation, whether tests compare a whole request and let it fail, and whether an example and
the sandbox have it. It runs the APIs' tests, which record that, and fails if an operation lacks any of these.

  --check          also fail if the page was stale
  --only <slug>    run the tests of this API only; the rows of the others stay as they are
  --record <file>  read the record of an earlier run of all tests instead of running them`);
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
  mocks: await loadMocks(Object.keys(subgraphs)),
};
const after = coveragePage(findings);
writeFileSync(PAGE, after);
if (values.check && before !== after) fail(`${PAGE} was stale and has been written again: commit it.`);
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
    if (status !== 0) throw new Error(`Tests fail, so their record is incomplete.\n${stdout}`);
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
