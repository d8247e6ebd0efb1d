import { resolve } from 'node:path';
import { linkPackage } from '#test/link-package';
import { installFolder } from '../scripts/install-folder.ts';

/**
 * Installs what the lock file of a folder of `examples/` says, unless it is there, and links this package as an application
 * would have it. Returns the folder.
 */
export function installExample(name: string): string {
  const folder = resolve('examples', name);
  if (!installFolder(folder)) throw new Error(`npm ci failed in examples/${name}.`);
  linkPackage(folder);
  return folder;
}
