import { PACKAGE } from '../../src/package.ts';

const USER = 65532;

/** The configuration of the OCI runtime: a user without rights, a root directory that is read-only, the machine's network. */
export function runtimeConfig(root: string, port: number): object {
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
