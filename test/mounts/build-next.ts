import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildExample } from '#test/build-example';
import { packedPackage } from '#test/packed-package';
import { PACKAGE } from '../../src/package.ts';

/** Builds `examples/next` with the package as it is published. Resolves to its folder. */
export async function buildNext(): Promise<string> {
  const packed = await packedPackage();
  return buildExample('next', (folder) => {
    const target = join(folder, 'node_modules', PACKAGE);
    rmSync(target, { recursive: true, force: true });
    cpSync(packed.folder, target, { recursive: true });
  });
}
