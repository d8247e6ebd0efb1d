import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { FAULTS, plant } from '../test/net/planted.ts';
import { labs } from './labs.ts';

const run = promisify(execFile);
const lab = (...args: readonly string[]) => run(process.execPath, ['lab/run.ts', ...args]);

it.each(Object.keys(labs))('npm run lab -- %s --help prints its usage', async (name) => {
  const { stdout } = await lab(name, '--help');

  expect(stdout).toMatch(new RegExp(`npm run lab -- ${name}(?= |$)`, 'm'));
});

it('npm run lab lists all, and refuses other names and short forms that there are not', async () => {
  const { stdout } = await lab();

  expect(Object.keys(labs).filter((name) => !stdout.includes(`\n  ${name} `))).toEqual([]);
  await expect(lab('nothing')).rejects.toThrow('There is no nothing: npm run lab lists what there is.');
  await expect(lab('mutants', '--short')).rejects.toThrow('mutants has no short form.');
});

it.each(FAULTS)('npm run lab -- planted finds the text of its fault: $name', (fault) => {
  expect(() => plant(fault, readFileSync(fault.file, 'utf8'))).not.toThrow();
});

it('npm run lab -- first-minute --short answers a new user within a minute, and runs the commands of the pages', async () => {
  const { stdout, stderr } = await lab('first-minute', '--short');

  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^tickets: \d+\.\d s to the first answer, 3 examples answered\n\d\d commands of the pages ran$/m,
  );
}, 300_000);
