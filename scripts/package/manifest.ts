import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../../src/package.ts';

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

/** The value of `exports` in package.json: a source file, or another file, for each entry. */
export type SourceExports = Readonly<Record<string, string>>;

/** A value of `exports` in the published package.json. */
export type PublishedEntry = string | { readonly types: string; readonly default: string };

const SOURCE = /\.ts$/;

/** The name of the built module of each entry that is a module, and its source: `client/index` of `./client`. */
export function entryModules(exports: SourceExports): ReadonlyMap<string, string> {
  const modules = Object.entries(exports).filter(([, file]) => SOURCE.test(file));
  return new Map(modules.map(([entry, file]) => [moduleName(entry), file.slice(2)]));
}

/** The entries as published: built modules with their types, and copies of other files. */
function publishedExports(exports: SourceExports): Readonly<Record<string, PublishedEntry>> {
  const published = Object.entries(exports).map(([entry, file]): [string, PublishedEntry] => {
    if (file.endsWith('.graphql'))
      return [entry, { types: `./dist/${file.slice(2)}.d.ts`, default: `./dist/${file.slice(2)}` }];
    if (!SOURCE.test(file)) return [entry, `./dist/${file.slice(2)}`];
    const built = `./dist/${moduleName(entry)}`;
    return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return { ...Object.fromEntries(published), './package.json': './package.json' };
}

const moduleName = (entry: string) => (entry === '.' ? 'index' : entry.slice(2));

const KEPT = 'package.source.json';

/** Puts the published package.json in place of that of the sources, which is kept beside it. */
export function putPublishedManifest(root: string): void {
  const source = readSourceManifest(root);
  writeFileSync(join(root, KEPT), source.text);
  writeFileSync(
    join(root, 'package.json'),
    `${JSON.stringify(publishedManifest(source.manifest, shippedFiles(root), commitOf(root)), null, 2)}\n`,
  );
}

/** Puts the package.json of the sources back. */
export function restoreManifest(root: string): void {
  try {
    renameSync(join(root, KEPT), join(root, 'package.json'));
  } catch (error) {
    if (existsSync(join(root, KEPT))) throw error;
  }
}

/** The package.json of the sources, also where it was not put back because `npm pack` was interrupted. */
export function readSourceManifest(root: string): { readonly text: string; readonly manifest: SourceManifest } {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as SourceManifest;
  if ('devDependencies' in manifest) return { text, manifest };
  const kept = readFileSync(join(root, KEPT), 'utf8');
  return { text: kept, manifest: JSON.parse(kept) as SourceManifest };
}
