import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedManifest, type SourceManifest } from './manifest.ts';
import { type Locked, softwareBill } from './sbom.ts';

interface Bill {
  readonly components: readonly {
    readonly purl: string;
    readonly scope: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
    readonly licenses: readonly { readonly expression: string }[];
    readonly properties: readonly { readonly value: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packages: locked } = json('package-lock.json') as { packages: Locked };
const zod = { name: 'zod', version: locked['node_modules/zod']?.version ?? '', license: 'MIT' };
const bill = softwareBill({
  manifest: publishedManifest(json('package.json') as SourceManifest, []),
  bundled: [zod, zod, { name: '@scope/own', version: '1.0.0', license: 'ISC' }],
  locked,
}) as Bill;

it('has each bundled package once, with its licence and the digest of the lock', () => {
  const found = bill.components.filter(({ properties }) => properties[0]?.value === 'bundled');

  expect(found.map(({ purl, licenses }) => [purl, licenses[0]?.expression])).toEqual([
    ['pkg:npm/%40scope/own@1.0.0', 'ISC'],
    [`pkg:npm/zod@${zod.version}`, 'MIT'],
  ]);
  const digest = locked['node_modules/zod']?.integrity?.replace('sha512-', '') ?? '';
  expect(found[1]?.hashes).toEqual([{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]);
});

it('has what npm installs beside it, with a version, a digest and a licence', () => {
  const found = bill.components.filter(({ properties }) => properties[0]?.value === 'installed');

  expect(found.filter(({ scope }) => scope === 'required').map(({ purl }) => purl.replace(/@[^@]+$/, ''))).toEqual([
    'pkg:npm/%40envelop/core',
    'pkg:npm/%40graphql-tools/schema',
    'pkg:npm/%40graphql-tools/utils',
    'pkg:npm/%40whatwg-node/server',
    'pkg:npm/graphql-yoga',
    'pkg:npm/graphql',
  ]);
  for (const { purl, hashes, licenses } of found) {
    expect([purl, hashes?.length, licenses[0]?.expression]).toEqual([
      expect.stringMatching(/@\d+\.\d+\.\d+/),
      1,
      expect.stringMatching(/\w/),
    ]);
  }
});

it('says that the package depends on all of them', () => {
  expect(bill.dependencies).toEqual([
    { ref: expect.stringMatching(/^pkg:npm\/manifold-gateway@/), dependsOn: bill.components.map(({ purl }) => purl) },
  ]);
});
