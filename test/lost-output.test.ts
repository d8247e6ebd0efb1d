import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROGRAM } from '#test/packed-package';
import { printedOrigin } from '#test/printed-origin';
import { fileWith } from '#test/product';
import { ask } from '#test/served-process';

/** `manifold serve` over an API that fails, which writes a line for it, with this as its standard error. */
async function startFailing(stderr: 'pipe' | number, workers = 1) {
  const settings = {
    server: { port: 0, workers, drainDelay: '0ms' },
    logs: { level: 'debug' },
    apis: { quotes: { url: 'http://127.0.0.1:9' } },
  };
  const config = fileWith('manifold.json', JSON.stringify(settings));
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--config', config], {
    stdio: ['ignore', 'pipe', stderr],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const origin = await printedOrigin(child);
  const fail = async (times: number) => {
    const query = encodeURIComponent('{ randomQuote { text } }');
    for (let count = 0; count < times; count++) {
      expect(await ask(`${origin}/graphql?query=${query}`)).toMatchObject({ status: 200 });
    }
  };
  return { child, ended, fail };
}

describe('a process serves requests and stops in time', () => {
  it.each([1, 2])('while the disk of its log is full (%i workers)', async (workers) => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const { child, ended, fail } = await startFailing(full, workers);

    await fail(20);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.each([1, 2])('after the readers of its log and output are gone (%i workers)', async (workers) => {
    const { child, ended, fail } = await startFailing('pipe', workers);
    child.stdout?.destroy();
    child.stderr?.destroy();

    await fail(20);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('while its log is a full pipe', async () => {
    const { child, ended, fail } = await startFailing('pipe');
    child.stderr?.pause();

    await fail(2000);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
