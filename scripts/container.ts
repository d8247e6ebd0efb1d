import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillRoot } from './container/root.ts';
import { buildImage, runContainer } from './container/run.ts';
import { canInstall, has, install } from './debian.ts';
import { helpOnRequest } from './help-on-request.ts';
import { megabytes } from './package/installed.ts';
import { pack } from './package/pack.ts';

helpOnRequest(`npm run container -- [--tag name] [--archive file]

Builds the container image of deploy/container with buildah, from the packed package, this project's Node and the Debian
libraries that it is linked to; then runs it with crun and asks it a query. On Debian as root, missing programs are installed.
Prints the size, and says so if the machine cannot run it.

  --tag name      the image's name, manifold unless given
  --archive file  also write the image to this file, for docker load or podman load`);

const PROGRAMS = ['buildah', 'crun'];

const missing = PROGRAMS.filter((each) => !has(each));
if (missing.length > 0 && canInstall()) install(missing);
const valueOf = (option: string) =>
  process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;

const folder = mkdtempSync(join(tmpdir(), 'manifold-container-'));
try {
  const tarball = await pack(process.cwd(), folder);
  const { bytes } = await fillRoot(tarball, join(folder, 'root'));
  console.log(`Files       ${megabytes(bytes)}`);
  const image = await buildImage(folder, valueOf('--tag') ?? 'manifold', valueOf('--archive'));
  console.log(`Image       ${image.name}, ${image.size}`);
  const seen = await runContainer(folder).catch((error: Error) => `not run: ${error.message}`);
  console.log('Run        ', seen);
} finally {
  rmSync(folder, { recursive: true });
}
