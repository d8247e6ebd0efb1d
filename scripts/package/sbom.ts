import type { PublishedManifest } from './manifest.ts';
import type { BundledPackage } from './third-party.ts';

/** A package of a lock file. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** A digest of its tarball, as `sha512-` and Base64. */
  readonly integrity?: string;
}
export type Locked = Readonly<Record<string, LockedPackage>>;

interface Parts {
  readonly manifest: Pick<PublishedManifest, 'name' | 'version' | 'license' | 'dependencies' | 'peerDependencies'>;
  readonly bundled: readonly Pick<BundledPackage, 'name' | 'version' | 'license'>[];
  readonly locked: Locked;
}

/**
 * The software bill of materials of the published package, as CycloneDX. `npm sbom` knows neither what is bundled nor what
 * `prepack` leaves out of package.json. It has no time and no serial number, so that equal builds are equal.
 */
export function softwareBill({ manifest, bundled, locked }: Parts): object {
  const { name, version, license, dependencies, peerDependencies } = manifest;
  const isOptional = (each: string) => !(each in dependencies) && each !== 'graphql';
  const installed = [...Object.keys(dependencies), ...Object.keys(peerDependencies ?? {})].map((each) => {
    const found = locked[`node_modules/${each}`];
    return { name: each, version: found?.version ?? '', license: found?.license ?? '' };
  });
  const component = (each: Parts['bundled'][number], delivery: string, scope = 'required') => ({
    type: 'library',
    'bom-ref': refOf(each),
    name: each.name,
    version: each.version,
    scope,
    purl: refOf(each),
    ...hashes(locked, each),
    licenses: [{ expression: each.license }],
    properties: [{ name: 'manifold:delivery', value: delivery }],
  });
  const distinct = [...new Map(bundled.map((each) => [refOf(each), each])).values()];
  const known = new Set(distinct.map(refOf));
  const components = [
    ...distinct.map((each) => component(each, 'bundled')),
    ...installed
      .filter((each) => !known.has(refOf(each)))
      .map((each) => component(each, 'installed', isOptional(each.name) ? 'optional' : 'required')),
  ];
  const root = { name, version, license };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': refOf(root),
        name,
        version,
        purl: refOf(root),
        licenses: [{ expression: license }],
      },
    },
    components: components.toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: [{ ref: refOf(root), dependsOn: components.map(({ purl }) => purl).toSorted() }],
  };
}

/** Package URL: the `@` of a scope is escaped. */
function refOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashes(locked: Locked, { name, version }: { readonly name: string; readonly version: string }) {
  const found = Object.entries(locked).find(
    ([path, each]) => path.endsWith(`node_modules/${name}`) && each.version === version,
  );
  const [, digest] = /^sha512-(.+)$/.exec(found?.[1].integrity ?? '') ?? [];
  if (digest === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}
