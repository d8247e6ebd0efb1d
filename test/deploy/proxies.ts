import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { nginx } from '#test/nginx';
import { startHaproxy } from '../many/haproxy.ts';

/** The proxies of `deploy/`, each of which starts in front of three gateways at these ports until the test is over. */
export const PROXIES: readonly [string, (ports: readonly number[]) => Promise<string>][] = [
  [
    'deploy/haproxy',
    async (ports) => {
      const { origin, stop } = await startHaproxy(ports);
      onTestFinished(stop);
      return origin;
    },
  ],
  [
    'deploy/nginx',
    (ports) => {
      const text = readFileSync('deploy/nginx/nginx.conf', 'utf8');
      const [, inner = ''] = /^http \{\n([^]*)^\}$/m.exec(text) ?? [];
      return nginx((port, folder) =>
        inner
          .replace('listen 80;', `listen 127.0.0.1:${port}; client_body_temp_path ${folder}/body;`)
          .replace(/10\.0\.0\.1([123]):4000/g, (_whole, n: string) => `127.0.0.1:${ports[Number(n) - 1]}`),
      );
    },
  ],
];
