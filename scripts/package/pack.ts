import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from './build.ts';
import { commitOf, publishedManifest, readSourceManifest, shippedFiles, tarballName } from './manifest.ts';

const run = promisify(execFile);

/** Builds the package in a folder of its own and packs it, as `npm pack` does. Resolves to the tarball. */
export async function pack(root: string, folder: string): Promise<string> {
  const stage = join(folder, 'package');
  mkdirSync(stage, { recursive: true });
  const { manifest } = readSourceManifest(root);
  const shipped = shippedFiles(root);
  await build(root, manifest, stage);
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, shipped, commitOf(root)), null, 2)}\n`,
  );
  for (const file of shipped) {
    mkdirSync(join(stage, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(stage, file));
  }
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: stage });
  return join(folder, tarballName(manifest));
}
