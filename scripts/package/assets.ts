import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that the code reads at run time, and what consumers import besides modules. */
const READ = [
  'src/**/*.{graphql,json,yaml,html,css,js,svg}',
  'mesh/*.yaml',
  'mesh/generated/*.json',
  'examples/{,streams/}*.graphql',
  'schema/*.{graphql,json}',
];
const NOT_READ = ['**/tsconfig.json', '**/coverage.yaml', '**/fixtures/**', '**/node_modules/**'];

/** The module that loaders of bundlers make of a schema. */
const DOCUMENT = `import type { DocumentNode } from 'graphql';

declare const document: DocumentNode;
export default document;
`;

/** Copies the files, below the same paths, into the folder of the build. */
export function copyAssets(root: string, folder: string): void {
  for (const file of globSync(READ, { cwd: root, exclude: NOT_READ })) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'schema', 'manifold.graphql.d.ts'), DOCUMENT);
}
