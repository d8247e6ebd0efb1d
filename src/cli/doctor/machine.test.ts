import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machine } from './machine.ts';

describe('the machine', () => {
  it('knows the version of Node, and the oldest that package.json allows', () => {
    expect(machine.node).toEqual({ version: process.versions.node, oldest: 24 });
  });

  it('tells whether files exist and can be read', () => {
    expect(machine.exists('package.json')).toBe(true);
    expect(machine.exists('nope.json')).toBe(false);
    expect(machine.isReadable('package.json')).toBe(true);
    expect(machine.isReadable('nope.json')).toBe(false);
  });

  it('tells whether an address is free, and leaves it free', async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    expect(await machine.listenError({ host: '127.0.0.1', port })).toBe('EADDRINUSE');
    await new Promise((resolve) => server.close(resolve));

    expect(await machine.listenError({ host: '127.0.0.1', port })).toBeUndefined();
    expect(await machine.listenError({ host: '127.0.0.1', port })).toBeUndefined();
    expect(await machine.listenError({ host: '192.0.2.1', port })).toBe('EADDRNOTAVAIL');
  });

  it.each([
    ['2>/dev/null', 'undefined'],
    ['2</dev/null', 'EBADF'],
  ])('tells whether standard error %s takes lines', (redirection, code) => {
    const script = "import('./src/cli/doctor/machine.ts').then(({ machine }) => console.log(machine.logError()))";
    const { stdout } = spawnSync('sh', ['-c', `"$0" -e "$1" ${redirection}`, process.execPath, script], {
      encoding: 'utf8',
    });

    expect(stdout.trim()).toBe(code);
  });
});
