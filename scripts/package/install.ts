import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs a tarball, and others beside it, in a new project in this folder, as `npm install` does. Resolves to the folder. */
export async function installInEmptyProject(
  tarball: string,
  folder: string,
  others: readonly string[] = [],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball, ...others], { cwd: folder });
  return folder;
}
