import { spawnSync } from 'node:child_process';
import { existsSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs what the lock file of a folder of `examples/` says, unless it is there, and links this package as an application
 * would have it. Returns the folder.
 */
export function installExample(name: string): string {
  const folder = resolve('examples', name);
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm ci failed in examples/${name}.`);
  }
  const link = join(modules, 'manifold');
  if (!existsSync(link)) symlinkSync(resolve('.'), link, 'junction');
  return folder;
}
