import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROGRAM } from '#test/packed-package';
import { PACKAGE } from '../src/package.ts';

/** Links a package, that of `PROGRAM` unless told otherwise, into the packages of a folder, as an application would have it. */
export function linkPackage(folder: string, own = dirname(dirname(PROGRAM))): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const link = join(modules, PACKAGE);
  if (!existsSync(link)) symlinkSync(own, link, 'junction');
}
