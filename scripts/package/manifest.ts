import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../../src/package.ts';
import { type PublishedEntry, publishedExports, type SourceExports } from './entries.ts';

type Versions = Readonly<Record<string, string>>;

/** The members of package.json that packaging reads. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly license: string;
  readonly engines: Versions;
  readonly bin: Versions;
  readonly exports: SourceExports;
  readonly dependencies: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

/** package.json as published. */
export interface PublishedManifest extends Omit<SourceManifest, 'exports'> {
  /** The commit that it is built from. */
  readonly gitHead?: string;
  readonly type: 'module';
  readonly sideEffects: false;
  readonly exports: Readonly<Record<string, PublishedEntry>>;
  readonly files: readonly string[];
}

/**
 * Packages that stay dependencies of the published package: the plugin API that programs share with it. All others that
 * the code imports are bundled. The server package is a part of graphql-yoga, and named so that npm installs fewer copies of
 * what both depend on.
 */
export const SHARED = [
  '@envelop/core',
  '@graphql-tools/schema',
  '@graphql-tools/utils',
  '@whatwg-node/server',
  'graphql-yoga',
] as const;
/** Two copies of graphql-js do not accept each other's schemas: the consuming program chooses the version. */
export const PEER = 'graphql';
/** Programs may have the next major version, too, whose differences `fillDefaults` of the schema makes up for. */
const peerVersions = (versions: Versions) => `${versions[PEER] ?? missing(PEER)} || ^17.0.0`;

/** Pages and files that the README, the pages and messages of the program name. */
const SHIPPED = [
  'README.md',
  'LICENSE',
  'docs/*.{md,schema.json}',
  'docs/graph/*.md',
  'docs/images/*.{png,svg}',
  'docs/images/examples/{relay,web}-desktop.png',
  'docs/images/examples/{web-inbox,web-phone-detail}.png',
  'deploy/**/*.*',
  'deploy/container/Containerfile',
  'examples/**/*.*',
  'mesh/README.md',
  'schema/CHANGELOG.md',
];
/** Pages for those who change Manifold, and files that are made where examples are run. */
const LEFT_OUT = [
  'docs/{coverage,developing,index,measurements,resilience,sandbox-fidelity,specification}.md',
  'examples/**/{node_modules,gql,__generated__,.next,dist}/**',
  'examples/**/{next-env.d.ts,package-lock.json,persisted-documents.json}',
];

/** The pages of the published package, and the files beside `dist/` that they name. */
export function shippedFiles(root: string): string[] {
  return globSync(SHIPPED, { cwd: root, exclude: LEFT_OUT })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted();
}

/** The name of the file that `npm pack` writes. */
export const tarballName = ({ name, version }: Pick<SourceManifest, 'name' | 'version'>) => `${name}-${version}.tgz`;

/** The commit of a clone; `undefined` elsewhere. */
export function commitOf(root: string): string | undefined {
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The package.json that is published, made of that of the sources at a commit, with these files beside `dist/`. */
export function publishedManifest(
  source: SourceManifest,
  shipped: readonly string[],
  gitHead?: string,
): PublishedManifest {
  const { name, version, description, keywords = [], license } = source;
  return {
    name,
    version,
    description,
    keywords,
    license,
    ...(gitHead !== undefined && { gitHead }),
    type: 'module',
    engines: ENGINES,
    bin: { manifold: 'dist/main.js' },
    sideEffects: false,
    exports: publishedExports(source.exports),
    files: ['dist', 'THIRD-PARTY.md', 'sbom.cdx.json', ...shipped],
    dependencies: pick(source.dependencies, SHARED),
    peerDependencies: { [PEER]: peerVersions(source.dependencies), ...source.peerDependencies },
    ...(source.peerDependenciesMeta && { peerDependenciesMeta: source.peerDependenciesMeta }),
  };
}

function pick(versions: Versions, names: readonly string[]): Versions {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? missing(name)]));
}

function missing(name: string): never {
  throw new TypeError(`package.json has no dependency ${name}`);
}
