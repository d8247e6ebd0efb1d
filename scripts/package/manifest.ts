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
  readonly type: 'module';
  readonly sideEffects: false;
  readonly exports: Readonly<Record<string, PublishedEntry>>;
  readonly files: readonly string[];
}

/**
 * Packages that stay dependencies of the published package: the plugin interface that programs share with it. All others that
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

/** Pages that messages of the program and the README name. */
export const PAGES = ['docs/*.md'] as const;

/** The name of the file that `npm pack` writes. */
export const tarballName = ({ name, version }: Pick<SourceManifest, 'name' | 'version'>) => `${name}-${version}.tgz`;

/** The package.json that is published, made of that of the sources. */
export function publishedManifest(source: SourceManifest): PublishedManifest {
  const { name, version, description, keywords = [], license } = source;
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    engines: ENGINES,
    bin: { manifold: 'dist/main.js' },
    sideEffects: false,
    exports: publishedExports(source.exports),
    files: ['dist', ...PAGES, 'THIRD-PARTY.md', 'sbom.cdx.json'],
    dependencies: pick(source.dependencies, SHARED),
    peerDependencies: { ...pick(source.dependencies, [PEER]), ...source.peerDependencies },
    ...(source.peerDependenciesMeta && { peerDependenciesMeta: source.peerDependenciesMeta }),
  };
}

function pick(versions: Versions, names: readonly string[]): Versions {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? missing(name)]));
}

function missing(name: string): never {
  throw new TypeError(`package.json has no dependency ${name}`);
}
