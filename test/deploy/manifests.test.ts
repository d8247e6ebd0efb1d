import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const FOLDER = 'deploy/kubernetes';
const PACKAGES = 'test/deploy/packages/node_modules';
const MISSING = !existsSync(PACKAGES);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec?: any;
}

const { resources } = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Manifest),
);

/** Throws where a manifest is not as the published schema of its kind says. */
async function validate(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const name = apiVersion.startsWith('monitoring.') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models';
  const file = pathToFileURL(join(PACKAGES, name, apiVersion, 'index.js')).href;
  const kinds = (await import(file)) as Record<string, new (manifest: Manifest) => { validate(): void }>;
  const Kind = kinds[kind];
  if (!Kind) throw new TypeError(`${apiVersion} has no ${kind}.`);
  new Kind(manifest).validate();
}

describe('deploy/kubernetes', () => {
  it.skipIf(MISSING).each(manifests.map((each) => [each.kind, each] as const))(
    'has a %s as its published schema says',
    async (_kind, manifest) => {
      await expect(validate(manifest)).resolves.toBeUndefined();
      await expect(validate({ ...manifest, spec: 'text' })).rejects.toThrow();
    },
  );

  it('waits for as long as a gateway takes to stop', () => {
    const { server } = parse(readFileSync(join(FOLDER, 'manifold.yaml'), 'utf8')) as {
      server: { drainDelay: string; shutdownGrace: string };
    };
    const { spec } = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template ?? {};
    const stopping = Number.parseInt(server.drainDelay, 10) + Number.parseInt(server.shutdownGrace, 10) + 2;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopping);
  });
});

describe('deploy', () => {
  it.each([
    ['haproxy', ['-c', '-q', '-f', 'deploy/haproxy/haproxy.cfg']],
    ['nginx', ['-t', '-q', '-e', 'stderr', '-c', join(process.cwd(), 'deploy/nginx/nginx.conf')]],
  ])('has a configuration that %s accepts', (program, args) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });
});
