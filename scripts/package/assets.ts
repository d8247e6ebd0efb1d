import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** Files that the code reads at run time, and what consumers import besides modules. */
const READ = [
  'src/**/*.{graphql,json,yaml,html,css,js,svg}',
  'mesh/*.yaml',
  'mesh/generated/*.json',
  'examples/{,streams/}*.graphql',
  'schema/*.{graphql,json}',
  'vendor/graphiql/*',
];
const NOT_READ = ['**/tsconfig.json', '**/node_modules/**'];

/** Copies the files, below the same paths, into the folder of the build. */
export function copyAssets(root: string, folder: string): void {
  for (const file of globSync(READ, { cwd: root, exclude: NOT_READ })) cpSync(join(root, file), join(folder, file));
}
