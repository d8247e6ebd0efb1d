import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../../src/package.ts';
import { bundle } from './bundle.ts';
import { entryModules, PEER, publishedManifest, SHARED, type SourceManifest } from './manifest.ts';
import { type Locked, softwareBill } from './sbom.ts';
import { bundledPackages, thirdPartyPage } from './third-party.ts';
import { writeTypes } from './types.ts';

/** Builds `dist/`, THIRD-PARTY.md and sbom.cdx.json in a folder. */
export async function build(root: string, manifest: SourceManifest, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const entries = entryModules(manifest.exports);
  const external = [PEER, ...SHARED, ...Object.keys(manifest.peerDependencies ?? {})];
  const modules = { main: 'src/main.ts', ...Object.fromEntries(entries) };
  const bundled = await bundle({ root, modules, external, folder: dist });
  await writeTypes({ root, entries, external, folder: dist });
  copyAssets(root, dist);
  const { version } = manifest;
  // The program reads its version from the package.json that is two folders above its source.
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ version, type: 'module', engines: ENGINES })}\n`);
  const parts = bundledPackages(bundled);
  writeFileSync(join(folder, 'THIRD-PARTY.md'), thirdPartyPage(parts));
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Locked;
  };
  const bill = softwareBill({ manifest: publishedManifest(manifest, []), bundled: parts, locked });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
}

/** Files that the code reads at run time, and what consumers import besides modules. */
const READ = [
  'src/**/*.{graphql,json,yaml,html,css,js,svg}',
  'mesh/*.yaml',
  'mesh/generated/*.json',
  'examples/{,streams/}*.graphql',
  'schema/*.{graphql,json}',
];
const NOT_READ = ['**/tsconfig.json', '**/coverage.yaml', '**/fixtures/**', '**/node_modules/**'];

/** The module that loaders of bundlers make of a schema. */
const DOCUMENT = `import type { DocumentNode } from 'graphql';

declare const document: DocumentNode;
export default document;
`;

/** Copies the files, below the same paths, into the folder of the build. */
function copyAssets(root: string, folder: string): void {
  for (const file of globSync(READ, { cwd: root, exclude: NOT_READ })) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'schema', 'manifold.graphql.d.ts'), DOCUMENT);
}
