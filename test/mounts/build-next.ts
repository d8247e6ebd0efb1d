import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExample } from '#test/build-example';
import { pack } from '../../scripts/package/pack.ts';
import { PACKAGE } from '../../src/package.ts';

/** Builds `examples/next` with the package as it is published. Resolves to its folder. */
export async function buildNext(): Promise<string> {
  const packed = mkdtempSync(join(tmpdir(), 'manifold-next-'));
  try {
    await pack(process.cwd(), packed);
    return buildExample('next', (folder) => {
      const target = join(folder, 'node_modules', PACKAGE);
      rmSync(target, { recursive: true, force: true });
      cpSync(join(packed, 'package'), target, { recursive: true });
    });
  } finally {
    rmSync(packed, { recursive: true });
  }
}
