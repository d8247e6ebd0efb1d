import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LOCK = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; license?: string; optionalDependencies?: Record<string, string> }>;
};
/** Imports of values: those of types alone are erased. */
const VALUE_IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^'";]*\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;
const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|CC-BY-4\.0|MPL-2\.0|WTFPL)( (OR|AND) [\w.-]+)*\)?$/;

it('depends only on packages with permissive licences', () => {
  const strange = Object.entries(LOCK.packages)
    .filter(([path]) => path !== '')
    .filter(([, { license }]) => !PERMISSIVE.test(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license ?? 'none told'}`);

  expect(strange).toEqual([]);
});

it('has a lock file that is whole: every optional package of every platform is in it', () => {
  const locked = Object.keys(LOCK.packages);
  const missing = Object.entries(LOCK.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.some((each) => each.endsWith(`node_modules/${name}`)))
      .map((name) => `${path}: ${name}`),
  );

  expect(missing).toEqual([]);
});

it('imports only packages that are installed to run, in sources that run', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const installed = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const files = globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/harness.ts', '**/page/**', '**/*.d.ts'] });
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)]
      .map(([, one, other]) => one ?? other ?? '')
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
      .filter((name) => !/^(?:[.#]|node:)/.test(name) && !installed.has(name))
      .map((name) => `${file}: ${name}`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
