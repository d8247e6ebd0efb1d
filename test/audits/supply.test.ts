import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

/** Packages with a script that npm would run, and why they are there. npm runs that of `allowScripts` alone. */
const WITH_SCRIPTS: Readonly<Record<string, string>> = {
  node: "is the project's Node, which its script puts in place",
  esbuild: 'is for the site of the documentation, which needs no script of it',
  protobufjs: 'comes with peers in benchmarks and tests, whose script checks versions',
  '@apollo/protobufjs': 'comes with peers in benchmarks and tests, whose script checks versions',
  'core-js': 'comes with peers in tests, whose script prints a message',
};
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const LOCKS = globSync('**/package-lock.json', { exclude: ['**/node_modules/**'] });

const packagesOf = (lock: string) => {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
};

it('there are lock files', () => {
  expect(LOCKS).toEqual(
    expect.arrayContaining(['package-lock.json', 'docs/package-lock.json', 'lab/bench/package-lock.json']),
  );
});

it.each(LOCKS)('%s has a SHA-512 of each package', (lock) => {
  const without = packagesOf(lock).filter(([, { integrity = '' }]) => !SHA512.test(integrity));

  expect(without.map(([path]) => path)).toEqual([]);
});

it.each(LOCKS)('%s names no address of a package: all come from the registry that npm is set to', (lock) => {
  const named = packagesOf(lock).filter(([, { resolved }]) => resolved !== undefined);

  expect(named.map(([path]) => path)).toEqual([]);
});

it.each(LOCKS)('%s has no package with a script, unless there is a reason', (lock) => {
  const found = packagesOf(lock).filter(([, { hasInstallScript }]) => hasInstallScript);

  expect(
    found.map(([path]) => path.replace(/^.*node_modules\//, '')).filter((name) => !(name in WITH_SCRIPTS)),
  ).toEqual([]);
});

it('npm may run the script of one package', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: object };

  expect(allowScripts).toEqual({ node: true });
});

it('SECURITY.md names files that exist', () => {
  const page = readFileSync('SECURITY.md', 'utf8');
  const linked = [...page.matchAll(/\]\((docs\/[^)#]+)/g)].map(([, file = '']) => file);

  expect(linked.length).toBeGreaterThan(4);
  for (const file of linked) expect(readFileSync(file, 'utf8')).not.toBe('');
});
