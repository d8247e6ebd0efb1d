import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { graphNames, newApi, readOpenApi } from '#add';
import { publishedManifest, type SourceManifest, tarballName } from '../../scripts/package/manifest.ts';
import { baseSchema } from '../../src/cli/add-api.ts';
import { PACKAGE } from '../../src/package.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as SourceManifest;
const entries = new Set(Object.keys(publishedManifest(manifest, []).exports).map((entry) => PACKAGE + entry.slice(1)));
/** On npm, `manifold` is a project of others: installing or importing it runs their code. */
const OURS = String.raw`manifold(?:-gateway)?`;
const PATTERNS = {
  install: /\bnpm (?:install|i|add)\b[^`\n&|]*/g,
  imported: new RegExp(
    String.raw`\b(?:from|import|require|resolve)\b\s*\(?\s*\\?['"\x60](${OURS}(?:/[^'"\x60\\]*)?)\\?['"\x60]`,
    'g',
  ),
  named: new RegExp(
    String.raw`(?<![\w./-])(${OURS}/(?:client|testing|codegen|[\w-]+\.(?:graphql|json))(?:/\w+)?)`,
    'g',
  ),
  installed: /node_modules(?:[\\/]+|', ')(manifold(?!-mesh\b)[\w-]*)/g,
};

/** The places where a text names another package than ours. */
function strangers(text: string): string[] {
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match, name = match]) => name);
  const installs = matches(PATTERNS.install).filter(
    (line) =>
      line.split(/\s+/).some((word) => /manifold/.test(word) && !/^[./]/.test(word)) ||
      /manifold[^\s]*\.tgz/.test(line.replaceAll(tarballName(manifest), '')),
  );
  const named = [...matches(PATTERNS.imported), ...matches(PATTERNS.named)].filter((name) => !entries.has(name));
  return [...installs, ...named, ...matches(PATTERNS.installed).filter((name) => name !== PACKAGE)];
}

it('is that of package.json', () => {
  expect(manifest.name).toBe(PACKAGE);
});

it('is in every install line, as the tarball until it is published, and in every import', () => {
  const files = globSync(
    [
      '*.md',
      '.github/**/*.{md,yml}',
      '{docs,examples,deploy,mesh,scripts,src,test}/**/*.{md,ts,tsx,js,mjs,json,yaml,service}',
      'deploy/**/Containerfile',
    ],
    { exclude: ['**/node_modules/**', '**/package-lock.json', 'test/audits/package-name.test.ts', 'schema/**'] },
  );

  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => strangers(readFileSync(file, 'utf8')).map((each) => `${file}: ${each}`))).toEqual([]);
});

it('is what files of `manifold add` import', async () => {
  const base = baseSchema();
  const { files } = newApi(await readOpenApi('examples/tickets.yaml'), {
    slug: 'desk',
    only: [],
    existing: graphNames([base]),
    place: { base },
  });
  const texts = [...files.values()].join('\n');

  expect(texts).toContain(`from '${PACKAGE}'`);
  expect(strangers(texts)).toEqual([]);
});
