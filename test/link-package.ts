import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACKAGE } from '../src/package.ts';

/** Links this package into the packages of a folder, as an application would have it. */
export function linkPackage(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const link = join(modules, PACKAGE);
  if (!existsSync(link)) symlinkSync(resolve('.'), link, 'junction');
}
