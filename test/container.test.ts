import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillRoot } from '../scripts/container/root.ts';
import { buildImage, runContainer } from '../scripts/container/run.ts';
import { has } from '../scripts/debian.ts';
import { pack } from '../scripts/package/pack.ts';

/** Why this machine cannot build and run containers. */
function obstacle(): string | undefined {
  const missing = ['buildah', 'crun', 'dpkg-deb', 'apt-get'].filter((each) => !has(each));
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  if (process.getuid?.() !== 0) return 'not as root';
  return spawnSync('unshare', ['--mount', 'true']).status === 0 ? undefined : 'without mount namespaces';
}

const reason = obstacle();

it.skipIf(reason !== undefined)(
  `the container answers as a user without rights, from a root directory without a shell that cannot be written to${reason ? ` (not run: ${reason})` : ''}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifold-container-'));
    try {
      await fillRoot(await pack(process.cwd(), folder), join(folder, 'root'));
      const image = await buildImage(folder, 'manifold-test');
      const { shell, ...seen } = await runContainer(folder);

      expect(image.name).toBe('localhost/manifold-test:latest');
      expect(seen).toEqual({
        answer: '{"data":{"__typename":"Query"}}',
        health: 0,
        user: 65532,
        write: 'EROFS',
        redis: true,
      });
      expect(shell).toMatch(/\/bin\/sh.* not found/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  300_000,
);
