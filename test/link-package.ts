import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROGRAM } from '#test/packed-package';
import { PACKAGE } from '../src/package.ts';

/** Links a package, that of `PROGRAM` unless told otherwise, into the packages of a folder, as an application would have it. */
export function linkPackage(folder: string, own = dirname(dirname(PROGRAM))): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const link = join(modules, PACKAGE);
  const linked = lstatSync(link, { throwIfNoEntry: false });
  // That of a run before is another, or gone.
  if (linked?.isSymbolicLink() && readlinkSync(link) !== own) rmSync(link);
  else if (linked) return;
  symlinkSync(own, link, 'junction');
}
