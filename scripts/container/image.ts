import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Image {
  readonly name: string;
  /** As buildah says it: `173 MB`. */
  readonly size: string;
}

/** Builds the image of the folder's `root/`, in a store of its own. `archive` is a file that `docker load` and `podman load` take. */
export async function buildImage(folder: string, name: string, archive?: string): Promise<Image> {
  // The vfs driver and chroot isolation need no privileges of the kernel's.
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args: readonly string[]) => run('buildah', [...store, ...args], { maxBuffer: 2 ** 24 });
  const file = resolve('deploy', 'container', 'Containerfile');
  await buildah('build', '--isolation', 'chroot', '--format', 'docker', '--tag', name, '--file', file, folder);
  const { stdout } = await buildah('images', '--json', name);
  const [image] = JSON.parse(stdout) as { readonly names: readonly string[]; readonly size: string }[];
  if (archive) await buildah('push', name, `docker-archive:${resolve(archive)}:${name}`);
  return { name: image?.names[0] ?? name, size: image?.size ?? 'unknown' };
}
