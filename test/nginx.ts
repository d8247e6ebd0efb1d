import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#test/free-port';
import { until } from '#test/until';

const MISSING = 'Tests with a proxy need nginx: apt-get install nginx-light.';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx as a cache in front of this origin, until the test is over: with its defaults, unaware of GraphQL. */
export function cachingProxy(origin: string): Promise<string> {
  return nginx(
    (port, folder) => `
  proxy_cache_path ${folder}/cache keys_zone=answers:1m;
  server {
    listen 127.0.0.1:${port};
    location = /ready { return 204; }
    location / {
      proxy_pass ${origin};
      proxy_cache answers;
      proxy_cache_revalidate on;
      add_header X-Cache $upstream_cache_status;
    }
  }`,
  );
}

/** nginx with these servers, on a port of its own until the test is over. */
export async function nginx(servers: (port: number, folder: string) => string): Promise<string> {
  if (spawnSync('nginx', ['-v']).error) throw new Error(MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, servers(port, folder)));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/ready`));
  return address;
}

function configuration(folder: string, servers: string): string {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  error_log stderr crit;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`;
}
