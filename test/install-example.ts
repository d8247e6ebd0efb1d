import { resolve } from 'node:path';
import { linkPackage } from '#test/link-package';
import { installFolder } from '../scripts/install-folder.ts';

/** The worker is bundled from sources. */
const linkSources = (folder: string) => linkPackage(folder, resolve('.'));

/**
 * Installs what the lock file of a folder of `examples/` says, unless it is there, and adds this package: by a link, unless
 * told otherwise. Returns the folder.
 */
export function installExample(name: string, addPackage: (folder: string) => void = linkSources): string {
  const folder = resolve('examples', name);
  if (!installFolder(folder)) throw new Error(`npm ci failed in examples/${name}.`);
  addPackage(folder);
  return folder;
}
