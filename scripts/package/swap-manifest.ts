import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, publishedManifest, type SourceManifest, shippedFiles } from './manifest.ts';

const KEPT = 'package.source.json';

/** Puts the published package.json in place of that of the sources, which is kept beside it. */
export function putPublishedManifest(root: string): void {
  const source = readSourceManifest(root);
  writeFileSync(join(root, KEPT), source.text);
  writeFileSync(
    join(root, 'package.json'),
    `${JSON.stringify(publishedManifest(source.manifest, shippedFiles(root), commitOf(root)), null, 2)}\n`,
  );
}

/** Puts the package.json of the sources back. */
export function restoreManifest(root: string): void {
  try {
    renameSync(join(root, KEPT), join(root, 'package.json'));
  } catch (error) {
    if (existsSync(join(root, KEPT))) throw error;
  }
}

/** The package.json of the sources, also where it was not put back because `npm pack` was interrupted. */
export function readSourceManifest(root: string): { readonly text: string; readonly manifest: SourceManifest } {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as SourceManifest;
  if ('devDependencies' in manifest) return { text, manifest };
  const kept = readFileSync(join(root, KEPT), 'utf8');
  return { text: kept, manifest: JSON.parse(kept) as SourceManifest };
}
