import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of a folder with a lock file of its own, unless they are installed. Returns whether they are. */
export function installFolder(folder: string): boolean {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  console.log(`Installing the packages of ${folder}…`);
  // What the lock file says is in npm's cache or not: to ask whether there is anything newer takes a third of the time.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, digest);
  return status === 0;
}
