import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#test/free-port';
import { outputOf, type ShownCommand, shownCommands, shownOutput, withoutBlanks } from './docs/shown-commands.ts';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
};
const README = readFileSync('README.md', 'utf8');
const DEVELOPING = readFileSync('docs/developing.md', 'utf8');
const shown = shownCommands('README.md');
const starts = (each: ShownCommand) => /npm (start|run serve)/.test(each.command);
const asks = (each: ShownCommand) => each.command.startsWith('curl ');

const matching = ({ printed }: ShownCommand, ports: readonly number[]) => shownOutput(at(printed, ports));

const at = (words: string, [graph, sandbox]: readonly number[]) =>
  words.replaceAll(/:4[01]00\b/g, (port) => (port === ':4000' ? `:${graph}` : `:${sandbox}`));

/** Runs a command of the README on other ports. Resolves with its output once it is ready. */
async function started({ command }: ShownCommand, [graph, sandbox]: readonly number[]): Promise<string> {
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, PORT: String(graph), MANIFOLD_SANDBOX_PORT: String(sandbox), npm_config_loglevel: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  onTestFinished(() => stop(child));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (/^Connected .*\n/m.test(printed)) break;
  }
  return printed;
}

/** The shell, npm and what it started are one group. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

describe('the README', () => {
  it('begins with the command that starts Manifold, and shows the output of each command', () => {
    expect(shown[0]).toMatchObject({ command: 'npm start\n', printed: expect.stringContaining('GraphiQL') });
    expect(shown.filter(starts).filter(({ printed }) => printed === '')).toEqual([]);
    expect(shown.filter(asks).filter(({ printed }) => printed === '')).toEqual([]);
    expect(shown.filter(asks).length).toBeGreaterThan(1);
  });

  it('shows the real output of commands, and real responses', async () => {
    const ports = [await freePort(), await freePort()];
    const [first, ...others] = shown.filter(starts);
    const command = first ?? expect.fail('no command starts Manifold');

    expect(withoutBlanks(await started(command, ports))).toMatch(matching(command, ports));
    for (const each of shown.filter(asks)) {
      expect(withoutBlanks(await outputOf(at(each.command, ports)))).toMatch(matching(each, ports));
    }
    for (const each of others) {
      const otherPorts = [await freePort(), await freePort()];
      expect(withoutBlanks(await started(each, otherPorts))).toMatch(matching(each, otherPorts));
    }
  }, 120_000);

  it('fits a few screens', () => {
    expect(README.split('\n').length).toBeLessThanOrEqual(150);
  });

  it('and docs/developing.md name every script, and no other', () => {
    const commands = [...shown, ...shownCommands('docs/developing.md')].map(({ command }) => command).join('\n');
    const named = [...commands.matchAll(/npm (?:run )?(?!install )([\w:-]+)/g)].map(([, name = '']) => name);

    expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe('docs/developing.md', () => {
  it('names every runtime dependency, and no other package', () => {
    const [, section = ''] = /^## Dependencies\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(DEVELOPING) ?? [];

    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });
});

describe('--help', () => {
  const OWN = /^node scripts\/run\.mjs ((?:src|scripts|lab)\/.*)$/;
  const own = Object.entries(scripts).flatMap(([name, command]) => {
    const [, script] = OWN.exec(command) ?? [];
    return script ? [[name, script] as const] : [];
  });

  it('reaches the only program of each script: npm appends it to the last', () => {
    const others = Object.entries(scripts).filter(([name]) => !own.some(([other]) => other === name));

    expect(others).toEqual([
      ['contract', expect.stringMatching(/^node scripts\/run\.mjs node_modules\/vitest\/vitest\.mjs run [\w./ -]+$/)],
      ['format', 'biome check --write .'],
    ]);
    expect(own.filter(([, script]) => !/^[\w./-]+\.ts( \w+)?$/.test(script))).toEqual([]);
  });

  it.each(own)('of npm run %s prints its usage', async (name, script) => {
    const output = await outputOf(`node ${script} --help`);

    expect(output).toMatch(new RegExp(`(?:npm (?:run )?|manifold )${name}(?= |$)`, 'm'));
  });
});

it('npm test refuses a part that matches nothing, and runs nothing of the others', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/test.ts', 'types', 'no-such-part'], {
    encoding: 'utf8',
  });

  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'No test file has "no-such-part" in its path, and no check has this name (format, lint, types, generated). Nothing was run.\n',
  );
});
