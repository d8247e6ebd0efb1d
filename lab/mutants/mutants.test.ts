import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const FIXTURE = 'lab/mutants/fixture';

/** What the command prints. Only the tests of the fixture are looked at: there are thousands of others. */
async function mutants(...args: readonly string[]): Promise<readonly string[]> {
  const command = ['lab/mutants.ts', '--tests', `${FIXTURE}/*.test.ts`, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout.trimEnd().split('\n').slice(0, -1).toSorted();
}

it('npm run lab -- mutants lists what no test notices, and ends endless loops', async () => {
  expect(await mutants(FIXTURE)).toEqual([
    '',
    '19 of 19 mutants: 11 killed, 1 timeout, 2 survived, 5 no coverage: 63.2 % noticed',
    `${FIXTURE}/steps.ts:13:10  number > 100 → number >= 100  (survived, 1 test file)`,
    `${FIXTURE}/steps.ts:17:50  { return number < 10; } → {}  (no coverage)`,
    `${FIXTURE}/steps.ts:18:10  number < 10 → false  (no coverage)`,
    `${FIXTURE}/steps.ts:18:10  number < 10 → number <= 10  (no coverage)`,
    `${FIXTURE}/steps.ts:18:10  number < 10 → number >= 10  (no coverage)`,
    `${FIXTURE}/steps.ts:18:10  number < 10 → true  (no coverage)`,
    `${FIXTURE}/steps.ts:5:7  number === 0 → false  (survived, 1 test file)`,
  ]);
}, 300_000);

it('runs the mutants of some lines, and the same sample of them each time', async () => {
  const lines = [`${FIXTURE}/steps.ts:18`, `${FIXTURE}/steps.ts:13`];
  const all = await mutants(...lines);
  const three = await mutants(...lines, '--sample', '3');

  expect(all).toContain('8 of 8 mutants: 3 killed, 0 timeout, 1 survived, 4 no coverage: 37.5 % noticed');
  expect(three.join('\n')).toContain('3 of 8 mutants: ');
  expect(await mutants(...lines, '--sample', '3')).toEqual(three);
}, 300_000);
