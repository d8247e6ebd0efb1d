import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publishedTypes } from '#test/packed-package';

const COMPILER_OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'esnext.array', 'esnext.iterator'],
  module: 'nodenext',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * The problems that TypeScript finds in the APIs that `manifold add` wrote into a folder, or into those in it, with the
 * types of the published package.
 */
export async function typeErrorsIn(folder: string): Promise<string[]> {
  const paths = await publishedTypes();
  const settings = { compilerOptions: { ...COMPILER_OPTIONS, paths }, include: ['**/apis'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const checked = promisify(execFile)('tsc', ['-p', '.', '--pretty', 'false'], { cwd: folder });
  const { stdout } = await checked.catch((error: { stdout: string }) => error);
  return stdout.split('\n').filter((line) => line !== '');
}
