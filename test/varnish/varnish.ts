import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#test/free-port';
import { until } from '#test/until';

const MISSING = 'Tests of purges need Varnish 7: apt-get install varnish.';

/** Varnish with `deploy/varnish/default.vcl` in front of a gateway at this port, at a port of its own, until the test is over. */
export async function startVarnish(port: number, gatewayPort: number): Promise<string> {
  if (spawnSync('varnishd', ['-V']).error) throw new Error(MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-varnish-'));
  const file = join(folder, 'default.vcl');
  const text = readFileSync('deploy/varnish/default.vcl', 'utf8');
  writeFileSync(file, text.replace('.port = "4000"', `.port = "${gatewayPort}"`));
  const admin = await freePort();
  const listen = ['-a', `127.0.0.1:${port}`, '-T', `127.0.0.1:${admin}`, '-S', 'none'];
  const args = ['-F', '-j', 'none', '-n', folder, '-f', file, ...listen, '-s', 'malloc,16m'];
  const child = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`Varnish ended: ${output}`);
      return (await fetch(`${origin}/graphql?query={__typename}`)).status === 200;
    },
    { timeoutMs: 20_000 },
  );
  return origin;
}
