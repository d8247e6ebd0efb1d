import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE } from '../../src/package.ts';

const run = promisify(execFile);
const ADDRESS = /Graph\s+http:\/\/[^:]+:(\d+)(\/\S*)/;

/**
 * crun refuses machines that have both versions of control groups. It needs none here: in a mount namespace of its own, it
 * sees the second version only.
 */
const PRIVATE_MOUNTS = 'umount -R /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && exec "$@"';
const CRUN = existsSync('/sys/fs/cgroup/memory')
  ? ['unshare', '--mount', 'sh', '-c', PRIVATE_MOUNTS, 'sh', 'crun']
  : ['crun'];

/** What the container was seen to do. */
export interface ContainerRun {
  readonly answer: string;
  /** The exit code of the health check. */
  readonly health: number;
  /** The user that the gateway runs as. */
  readonly user: number;
  /** The error of a write to the root directory. */
  readonly write: string;
  /** Whether the client of Redis can be loaded. */
  readonly redis: boolean;
  /** The error of starting a shell. */
  readonly shell: string;
}

/** Runs the root directory with crun as the image says, asks the gateway a query, and stops it. Throws where crun cannot run. */
export async function runContainer(folder: string): Promise<ContainerRun> {
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle, { recursive: true });
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(runtimeConfig(join(folder, 'root'), await freePort())));
  const id = `manifold-${process.pid}`;
  const [program, ...before] = [...CRUN, '--root', join(folder, 'crun'), '--cgroup-manager', 'disabled'];
  const child = spawn(program, [...before, 'run', '--bundle', bundle, id]);
  const inside = (...args: readonly string[]) => run(program, [...before, 'exec', id, ...args]);
  try {
    const [port, path] = await addressOf(child);
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    const answer = await response.text();
    const health = await inside('/usr/bin/node', '/app/health.mjs').then(
      () => 0,
      (error: { code: number }) => error.code,
    );
    const { stdout } = await inside('/usr/bin/node', '--eval', PROBE);
    const { user, write, redis } = JSON.parse(stdout) as Pick<ContainerRun, 'user' | 'write' | 'redis'>;
    const shell = await inside('/bin/sh').then(
      () => '',
      (error: Error) => error.message.trim().split('\n').at(-1) ?? '',
    );
    return { answer, health, user, write, redis, shell };
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
  }
}

/** Prints the user of the gateway, the error of writing a file beside it, and whether the package of Redis is there. */
const PROBE = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const user = Number(/^Uid:\\s+(\\d+)/m.exec(readFileSync('/proc/1/status', 'utf8'))[1]);
  let write = '';
  try { writeFileSync('/app/written', ''); } catch (error) { write = error.code; }
  const redis = typeof require('/app/node_modules/ioredis').Cluster === 'function';
  console.log(JSON.stringify({ user, write, redis }));
`;

async function addressOf(child: ChildProcess): Promise<readonly [port: string, path: string]> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => (printed += String(chunk)));
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [, port, path] = ADDRESS.exec(printed) ?? [];
    if (!port || !path) continue;
    child.stdout?.resume();
    return [port, path];
  }
  throw new Error(`The container ended: ${printed.trim()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const USER = 65532;

/** The configuration of the OCI runtime: a user without rights, a root directory that is read-only, the machine's network. */
function runtimeConfig(root: string, port: number): object {
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: true },
    hostname: 'manifold',
    process: {
      user: { uid: USER, gid: USER },
      args: ['/usr/bin/node', `/app/node_modules/${PACKAGE}/dist/main.js`, 'serve'],
      cwd: '/app',
      env: ['NODE_ENV=production', 'HOST=127.0.0.1', `PORT=${port}`, 'NODE_COMPILE_CACHE=/app/compiled'],
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
    },
    mounts: [{ destination: '/proc', type: 'proc', source: 'proc' }],
    linux: { namespaces: [{ type: 'pid' }, { type: 'mount' }, { type: 'ipc' }, { type: 'uts' }] },
  };
}

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
