import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** The problems that TypeScript finds in the interfaces that `manifold add` wrote into a folder, or into those in it. */
export function typeErrorsIn(folder: string): string[] {
  const settings = { compilerOptions: COMPILER_OPTIONS, include: ['**/interfaces'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync('tsc', ['-p', '.', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  // Sources of the package are checked with types that only this repository has.
  return stdout.split('\n').filter((line) => /^(?:\w+\/)?interfaces\//.test(line));
}
