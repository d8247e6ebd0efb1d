import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROGRAM } from '#test/packed-package';
import { fileWith } from '#test/product';

/** Runs the program to its end. */
async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const closed = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, out, error };
}

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe('one line of output, with a remedy, says', () => {
  it.each([
    ['start', 'PORT', 'set PORT or --port'],
    ['serve', 'PORT', 'set PORT or --port'],
    ['start', 'MANIFOLD_SANDBOX_PORT', 'set MANIFOLD_SANDBOX_PORT'],
    ['sandbox', 'MANIFOLD_SANDBOX_PORT', 'set MANIFOLD_SANDBOX_PORT or --port'],
  ])('that %s finds the port of %s taken', async (command, variable, instead) => {
    const port = await takenPort();

    const { error, ...rest } = await run([command], { [variable]: String(port) });
    const free = Number(/ such as (\d+)\.\n$/.exec(error)?.[1]);

    expect({ ...rest, error }).toEqual({
      code: 1,
      out: '',
      error: `Port ${port} is in use: stop the process that listens there, or ${instead} to another, such as ${free}.\n`,
    });
    expect(free).toBeGreaterThan(port);
  });

  it('that start finds both of its ports taken', async () => {
    const [graph, sandbox] = [await takenPort(), await takenPort()];

    const { error } = await run(['start'], { PORT: String(graph), MANIFOLD_SANDBOX_PORT: String(sandbox) });

    expect(error.replaceAll(/such as \d+/g, 'such as #')).toBe(
      `Port ${sandbox} is in use: stop the process that listens there, or set MANIFOLD_SANDBOX_PORT to another, such as #.\n` +
        `Port ${graph} is in use: stop the process that listens there, or set PORT or --port to another, such as #.\n`,
    );
  });

  const NAMED = ['serve', '--config', '@'];
  it.each([
    ['a command is none', ['strat'], '', 'unknown command "strat", did you mean start?; see manifold --help'],
    [
      'an option is none',
      ['start', '--prot', '1'],
      '',
      'unknown option "--prot", did you mean --port?; see manifold start --help',
    ],
    ['a file is not there', ['serve', '--config', 'no.yaml'], '', 'no.yaml cannot be read: there is no such file'],
    ['a file is not YAML', NAMED, 'server: [1\n', expect.stringMatching(/^@:2:1 not YAML: \S[^\n]+$/)],
    ['a key is unknown', NAMED, 'servr: {}', '@:1:1 servr: unknown key; did you mean server?'],
    ['an API is unknown', NAMED, 'apis: { quote: {} }', '@:1:9 apis.quote: unknown key; did you mean quotes?'],
    [
      'a value is not allowed',
      NAMED,
      'logs: { level: loud }',
      '@:1:9 logs.level: "loud" is not one of debug, info, warn, error, silent',
    ],
    [
      'a fault is unknown',
      ['start', '--faults', '@'],
      '- { on: quotes, stauts: 503 }',
      '@:1:17 [0].stauts: unknown key; did you mean status?',
    ],
  ])('that %s', async (_what, args, contents, says) => {
    const file = fileWith('file.yaml', contents);

    const { code, out, error } = await run(args.map((each) => (each === '@' ? file : each)));

    expect([code, out, error.replace(file, '@').trimEnd()]).toEqual([2, '', says]);
  });
});
