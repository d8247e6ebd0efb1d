import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** What npm installed. */
export interface InstalledSize {
  readonly packages: readonly string[];
  /** The space on the disk, files that are linked twice counted once. */
  readonly bytes: number;
}

const BLOCK = 512;

/** The packages of a project and the space that they take, as `du` counts. */
export function installedSize(project: string): InstalledSize {
  const modules = join(project, 'node_modules');
  const hidden = readFileSync(join(modules, '.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(hidden) as { packages: Readonly<Record<string, unknown>> };
  return { packages: Object.keys(packages), bytes: sizeOf(modules) };
}

/** The space that a folder takes on the disk, as `du` counts. */
export function sizeOf(path: string, seen = new Set<number>()): number {
  return readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(file, seen);
    if (!entry.isFile()) return sum;
    const { ino, blocks } = statSync(file);
    if (seen.has(ino)) return sum;
    seen.add(ino);
    return sum + blocks * BLOCK;
  }, 0);
}

/** A number of bytes for people: `12.3 MB`. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
