import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE } from '../../src/package.ts';
import { installInEmptyProject, sizeOf } from '../package/installed.ts';
import { readSourceManifest } from '../package/manifest.ts';

const run = promisify(execFile);
const USER = 65532;
/** The Debian packages of the libraries that Node is linked to. */
const LIBRARIES = ['libc6', 'libstdc++6', 'libgcc-s1', 'libatomic1'];
const LINKED = /(?:=> )?(\/\S+) \(0x/g;

/** Fills the image's root directory: Node, its libraries, the installed package and its client of Redis. */
export async function fillRoot(tarball: string, root: string): Promise<{ readonly bytes: number }> {
  const { manifest } = readSourceManifest(process.cwd());
  const app = join(root, 'app');
  // Most containers run beside others, and nothing can be installed in one.
  await installInEmptyProject(tarball, app, [`ioredis@${manifest.peerDependencies?.['ioredis']}`]);
  copyFileSync(join('deploy', 'container', 'health.mjs'), join(app, 'health.mjs'));
  mkdirSync(join(root, 'usr', 'bin'), { recursive: true });
  const node = join(root, 'usr', 'bin', 'node');
  copyFileSync(realpathSync(process.execPath), node);
  chmodSync(node, 0o755);
  await copyLibraries(node, root);
  // Runtimes mount the last three.
  for (const each of ['etc', 'dev', 'proc', 'sys']) mkdirSync(join(root, each));
  writeFileSync(join(root, 'etc', 'passwd'), `manifold:x:${USER}:${USER}::/app:/nonexistent\n`);
  writeFileSync(join(root, 'etc', 'group'), `manifold:x:${USER}:\n`);
  writeFileSync(join(root, 'etc', 'nsswitch.conf'), 'hosts: files dns\n');
  await fillCompileCache(root);
  return { bytes: sizeOf(root) };
}

/** Node's compile cache cannot be written where the container runs. Needs root, for chroot; without it, starts take longer. */
async function fillCompileCache(root: string): Promise<void> {
  const cache = join(root, 'app', 'compiled');
  mkdirSync(cache);
  if (process.getuid?.() !== 0) return;
  chmodSync(cache, 0o777);
  const program = ['/usr/bin/node', `/app/node_modules/${PACKAGE}/dist/main.js`, 'schema'];
  const env = { ...process.env, NODE_COMPILE_CACHE: '/app/compiled' };
  await run('chroot', [`--userspec=${USER}:${USER}`, root, ...program], { env, maxBuffer: 2 ** 24 });
  chmodSync(cache, 0o755);
}

/** Takes the libraries from Debian's packages, to the places where Node looks for them. */
async function copyLibraries(node: string, root: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-debian-'));
  try {
    await run('apt-get', ['download', ...LIBRARIES], { cwd: folder });
    const unpacked = join(folder, 'root');
    for (const file of globSync('*.deb', { cwd: folder })) await run('dpkg-deb', ['-x', join(folder, file), unpacked]);
    const { stdout } = await run('ldd', [node]);
    for (const [, path = ''] of stdout.matchAll(LINKED)) {
      const target = join(root, path);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(libraryIn(unpacked, basename(path)), target);
      chmodSync(target, 0o755);
    }
    for (const licence of globSync('usr/share/doc/*/copyright', { cwd: unpacked })) {
      mkdirSync(join(root, dirname(licence)), { recursive: true });
      copyFileSync(join(unpacked, licence), join(root, licence));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file of a library. Links from elsewhere in a package are absolute: they would lead to the machine's own libraries. */
function libraryIn(unpacked: string, name: string): string {
  const files = globSync(`**/${name}`, { cwd: unpacked }).map((file) => realpathSync(join(unpacked, file)));
  const found = files.find((file) => file.startsWith(unpacked));
  if (!found) throw new Error(`No package of ${LIBRARIES.join(', ')} has ${name}`);
  return found;
}
