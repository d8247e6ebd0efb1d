import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

const MISSING = 'Gateways behind HAProxy need HAProxy: apt-get install haproxy.';

/** HAProxy with `deploy/haproxy/haproxy.cfg`, or a variant of it, in front of three gateways at these ports. */
export async function startHaproxy(ports: readonly number[], file = 'deploy/haproxy/haproxy.cfg') {
  if (spawnSync('haproxy', ['-v']).error) throw new Error(MISSING);
  const port = await freePort();
  const servers = ports.map((each, at) => [`MANIFOLD${at + 1}`, `127.0.0.1:${each}`]);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-haproxy-'));
  const [further, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')];
  writeFileSync(further, `global\n  stats socket ${socket}\n`);
  const child = spawn('haproxy', ['-db', '-q', '-f', file, '-f', further], {
    env: { ...process.env, LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(servers) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/graphql?query={__typename}`)).ok);
  return {
    origin,
    /** Whether it sends requests to all of them. */
    async hasAll() {
      const asked = connect(socket);
      asked.write('show stat\n');
      const lines = (await text(asked)).split('\n');
      return ports.every((_, at) => lines.some((line) => new RegExp(`^gateways,manifold${at + 1},.*,UP,`).test(line)));
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
