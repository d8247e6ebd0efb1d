import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from './bundle.ts';

/** Bundles sources, of which `src/main.ts` is the entry. Resolves to the folder of the built files. */
async function built(sources: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'manifold-bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ 'package.json': '{"type":"module"}', ...sources })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const folder = join(root, 'dist');
  await bundle({ root, modules: { 'deep/main': 'src/main.ts' }, external: ['graphql'], folder });
  return folder;
}

it('a bundled module finds the files beside its source at the same path of the build', async () => {
  const folder = await built({
    'src/main.ts': "export { own, meta } from './inner/other.ts';",
    'src/inner/other.ts':
      "const read = (module: { url: string }) => module.url;\nexport const own = new URL('../x.json', import.meta.url).href;\nexport const meta = read(import.meta);",
  });
  const { own, meta } = (await import(pathToFileURL(join(folder, 'deep/main.js')).href)) as Record<string, string>;

  expect(own).toBe(pathToFileURL(join(folder, 'src/x.json')).href);
  expect(meta).toBe(pathToFileURL(join(folder, 'src/inner/other.ts')).href);
});

it('the script of a thread is a module of its own', async () => {
  const folder = await built({
    'src/main.ts': "export const script = new URL('./thread.ts', import.meta.url).href;",
    'src/thread.ts': 'console.log(1 as number);',
  });
  const { script } = (await import(pathToFileURL(join(folder, 'deep/main.js')).href)) as { script: string };

  expect(script).toBe(pathToFileURL(join(folder, 'src/thread.js')).href);
  expect(readFileSync(new URL(script), 'utf8')).toContain('console.log(1)');
});

it('an import that is neither there nor a dependency fails the build', async () => {
  await expect(built({ 'src/main.ts': "export * from 'no-such-package';" })).rejects.toThrow('no-such-package');
});

it('a member of import.meta that would have another value in a bundle fails the build', async () => {
  await expect(built({ 'src/main.ts': 'export const folder = import.meta.dirname;' })).rejects.toThrow(
    'src/main.ts: import.meta.dirname has no equivalent in a bundle',
  );
});
