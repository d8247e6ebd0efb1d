import { describe, expect, it } from 'vitest';
import { run, systemError } from './harness.ts';

const failing = (code: string) => () => Promise.reject(systemError(code));

describe('a server that cannot listen', () => {
  it.each([
    [
      'start',
      'serveGraph',
      'EADDRINUSE',
      'Port 4000 is in use: stop the process that listens there, or set PORT or --port to another, such as #.',
    ],
    [
      'serve',
      'serveGraph',
      'EADDRINUSE',
      'Port 4000 is in use: stop the process that listens there, or set PORT or --port to another, such as #.',
    ],
    [
      'start',
      'serveSandbox',
      'EADDRINUSE',
      'Port 4100 is in use: stop the process that listens there, or set MANIFOLD_SANDBOX_PORT to another, such as #.',
    ],
    [
      'sandbox',
      'serveSandbox',
      'EADDRINUSE',
      'Port 4100 is in use: stop the process that listens there, or set MANIFOLD_SANDBOX_PORT or --port to another, such as #.',
    ],
    ['serve', 'serveGraph', 'EACCES', 'Port 4000 needs more privileges: set PORT or --port.'],
    ['serve', 'serveGraph', 'EADDRNOTAVAIL', '127.0.0.1 is not an address of this machine: set HOST or --host.'],
    ['sandbox', 'serveSandbox', 'ENOTFOUND', '127.0.0.1 is not an address of this machine: set --host.'],
  ])('is reported by %s where %s fails with %s', async (command, service, error, message) => {
    const { log, code } = run([command], { services: { [service]: failing(error) } });
    expect(await code).toBe(1);
    // The next port that is free on this machine.
    expect(
      log
        .at(-1)
        ?.split('\n')[0]
        ?.replace(/such as 4[01]\d\d\.$/, 'such as #.'),
    ).toBe(`error: ${message}`);
  });

  it('for any other reason is an internal error', async () => {
    const { code } = run(['serve'], { services: { serveGraph: failing('EMFILE') } });
    await expect(code).rejects.toThrow('EMFILE');
  });
});
