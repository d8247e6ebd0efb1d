import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { loadSubgraphs } from './load-subgraphs.ts';

it.each([
  [
    '/srv/app/node_modules/manifold-gateway/dist/',
    "definedBy: 'file:///srv/app/node_modules/manifold-gateway/dist/src/own/a.js'",
  ],
  ['of another version', ''],
])('refuses an API that another installation of the package defines: %s', async (place, definedBy) => {
  const folder = temporaryFolder();
  const file = join(folder, 'desk.mjs');
  writeFileSync(file, `export const desk = { slug: 'desk', typeDefs: '', own: { ${definedBy} } };`);

  await expect(loadSubgraphs([pathToFileURL(file).href])).rejects.toThrow(
    `subgraphs[0]: imports another installation of manifold-gateway (${place}) than the one that runs (${process.cwd()}/); ` +
      'run `npx manifold` in the folder of the module',
  );
});
