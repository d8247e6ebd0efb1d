import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Installs the packages of a folder with a lock file of its own, unless they are installed. Returns whether they are. Of programs,
 * and tests, that need the folder at the same time, one installs and the others wait.
 */
export function installFolder(folder: string): boolean {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const digest = digestOf(readFileSync(join(folder, 'package-lock.json')));
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isInstalled()) return true;
  const turn = join(tmpdir(), `manifold-install-${digestOf(resolve(folder)).slice(0, 16)}`);
  while (!take(turn)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    if (isInstalled()) return true;
    const status = install(folder);
    if (status === 0) writeFileSync(stamp, digest);
    return status === 0;
  } finally {
    rmSync(turn);
  }
}

/** Whether a file is this program's now. One whose program was killed is free again. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function install(folder: string): number | null {
  console.log(`Installing the packages of ${folder}…`);
  // What the lock file says is in npm's cache or not: to ask whether there is anything newer takes a third of the time.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status;
}
