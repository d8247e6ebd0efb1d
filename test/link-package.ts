import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROGRAM } from '#test/packed-package';
import { PACKAGE } from '../src/package.ts';

/** Links the package of `PROGRAM` into the packages of a folder, as an application would have it. */
export function linkPackage(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const link = join(modules, PACKAGE);
  if (!existsSync(link)) symlinkSync(dirname(dirname(PROGRAM)), link, 'junction');
}
