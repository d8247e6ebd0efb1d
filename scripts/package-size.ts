import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE } from '../src/package.ts';
import { helpOnRequest } from './help-on-request.ts';
import { installedSize, installInEmptyProject, megabytes, sizeOf } from './package/installed.ts';
import { pack } from './package/pack.ts';

helpOnRequest(`npm run package-size

Packs the package, installs it in an empty project, and prints how many packages and megabytes that takes. Fails if the package
itself has more than 15 MB, or brings more than 30 packages, itself included.`);

const MOST_PACKAGES = 30;
const MOST_BYTES = 15e6;

const folder = mkdtempSync(join(tmpdir(), 'manifold-size-'));
try {
  const tarball = await pack(process.cwd(), folder);
  const project = await installInEmptyProject(tarball, join(folder, 'project'));
  const { packages, bytes } = installedSize(project);
  const own = sizeOf(join(project, 'node_modules', PACKAGE));
  console.log(`Tarball     ${megabytes(statSync(tarball).size)}`);
  console.log(`Unpacked    ${megabytes(own)}`);
  console.log(`Installed   ${packages.length} packages, ${megabytes(bytes)}`);
  for (const each of packages) console.log(`  ${each.slice('node_modules/'.length)}`);
  if (packages.length > MOST_PACKAGES || own > MOST_BYTES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
