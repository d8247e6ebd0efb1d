import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  entryModules,
  publishedManifest,
  putPublishedManifest,
  readSourceManifest,
  restoreManifest,
  type SourceManifest,
} from './manifest.ts';

const SHARED_VERSIONS = {
  '@envelop/core': '^5',
  '@graphql-tools/schema': '^10',
  '@graphql-tools/utils': '^12',
  '@whatwg-node/server': '^0.11',
  'graphql-yoga': '^5',
};
const exports = {
  '.': './src/index.ts',
  './client': './src/client/index.ts',
  './client/relay': './src/client/relay.ts',
  './schema.graphql': './schema/manifold.graphql',
};
const source: SourceManifest & Record<string, unknown> = {
  name: 'manifold',
  version: '1.2.3',
  type: 'module',
  description: 'One graph',
  license: 'MIT',
  engines: { node: '>=24' },
  bin: { manifold: './src/main.ts' },
  exports,
  dependencies: { ...SHARED_VERSIONS, graphql: '^16', undici: '^8' },
  peerDependencies: { msw: '^2' },
  peerDependenciesMeta: { msw: { optional: true } },
  devDependencies: { vitest: '^5' },
  scripts: { start: 'node src/main.ts' },
};

describe('the published package.json', () => {
  it('has built modules with their types, and the dependencies that are not bundled', () => {
    expect(publishedManifest(source, ['docs/cli.md'])).toEqual({
      name: 'manifold',
      version: '1.2.3',
      description: 'One graph',
      keywords: [],
      license: 'MIT',
      type: 'module',
      engines: { node: '>=22.19' },
      bin: { manifold: 'dist/main.js' },
      sideEffects: false,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './client': { types: './dist/client.d.ts', default: './dist/client.js' },
        './client/relay': { types: './dist/client/relay.d.ts', default: './dist/client/relay.js' },
        './schema.graphql': {
          types: './dist/schema/manifold.graphql.d.ts',
          default: './dist/schema/manifold.graphql',
        },
        './package.json': './package.json',
      },
      files: ['dist', 'THIRD-PARTY.md', 'sbom.cdx.json', 'docs/cli.md'],
      dependencies: SHARED_VERSIONS,
      peerDependencies: { graphql: '^16 || ^17.0.0', msw: '^2' },
      peerDependenciesMeta: { msw: { optional: true } },
    });
  });

  it('cannot be made if a dependency that it shares is gone', () => {
    const { 'graphql-yoga': _left, ...dependencies } = source.dependencies;

    expect(() => publishedManifest({ ...source, dependencies }, [])).toThrow(
      'package.json has no dependency graphql-yoga',
    );
  });

  it('has a built module for each entry that is a module', () => {
    expect([...entryModules(exports)]).toEqual([
      ['index', 'src/index.ts'],
      ['client', 'src/client/index.ts'],
      ['client/relay', 'src/client/relay.ts'],
    ]);
  });
});

describe('npm pack', () => {
  function project() {
    const folder = mkdtempSync(join(tmpdir(), 'manifold-manifest-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'package.json');
    const text = JSON.stringify(source);
    writeFileSync(file, text);
    const read = () => readFileSync(file, 'utf8');
    return { folder, text, read };
  }

  it('has the published package.json in place while it packs, and that of the sources afterwards', () => {
    const { folder, text, read } = project();

    putPublishedManifest(folder);
    expect(JSON.parse(read())).toEqual(publishedManifest(source, []));
    restoreManifest(folder);
    expect(read()).toBe(text);
    expect(existsSync(join(folder, 'package.source.json'))).toBe(false);
  });

  it('reads that of the sources where an earlier one was interrupted', () => {
    const { folder, text, read } = project();
    putPublishedManifest(folder);

    expect(readSourceManifest(folder).text).toBe(text);
    putPublishedManifest(folder);
    restoreManifest(folder);
    expect(read()).toBe(text);
  });

  it('keeps a package.json that was changed after an interrupted one was put back by hand', () => {
    const { folder, read } = project();
    putPublishedManifest(folder);
    const changed = JSON.stringify({ ...source, version: '1.2.4' });
    writeFileSync(join(folder, 'package.json'), changed);

    putPublishedManifest(folder);
    restoreManifest(folder);
    expect(read()).toBe(changed);
  });
});
