import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { FAULTS, plant } from '../test/net/planted.ts';
import { labs } from './labs.ts';

const run = promisify(execFile);
afterEach(() => vi.restoreAllMocks());
const lab = (...args: readonly string[]) => run(process.execPath, ['lab/run.ts', ...args]);

// In this process, because each of its own would load the gateway again.
it.each(Object.entries(labs))('npm run lab -- %s --help prints its usage', async (name, [module]) => {
  const { argv } = process;
  onTestFinished(() => void Object.assign(process, { argv }));
  process.argv = ['node', 'lab/run.ts', '--help'];
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });

  // Some end with their module, and some by `exit`.
  await import(module).catch(({ message }: Error) => expect(message).toBe('ended with 0'));
  expect([...write.mock.calls, ...print.mock.calls].join('\n')).toMatch(
    new RegExp(`npm run lab -- ${name}(?= |$)`, 'm'),
  );
});

it('npm run lab lists all, and refuses other names and short forms that there are not', async () => {
  const { stdout } = await lab();

  expect((await lab('lines', '--help')).stdout).toMatch(/^npm run lab -- lines /);
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
