import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { assertResolved, isExternal } from './bundle.ts';

interface Types {
  readonly root: string;
  /** The sources of the entries, by the names of their built modules. */
  readonly entries: ReadonlyMap<string, string>;
  /** Packages that declarations may import: the types of others are included. */
  readonly external: readonly string[];
  readonly folder: string;
}

/** Bundled packages whose types cannot be included, because they are of CommonJS: stubs for what the declarations mention. */
const STUBS: Readonly<Record<string, string>> = {
  'http-cache-semantics': 'declare class CachePolicy {}\nexport default CachePolicy;',
};
/** Without this, the declarations for CommonJS are taken. */
const DECLARATIONS: Readonly<Record<string, string>> = { zod: 'node_modules/zod/index.d.ts' };
const STUB = /^stub:(.+)\.d\.ts$/;

/** Writes `<entry>.d.ts` for each entry. What several entries declare is in files that they share. */
export async function writeTypes({ root, entries, external, folder }: Types): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries),
    platform: 'node',
    checks: { bundlerTimings: false },
    external: isExternal(external),
    plugins: [
      {
        name: 'package-types',
        resolveId: {
          order: 'pre',
          handler(id) {
            if (id in STUBS) return `stub:${id}.d.ts`;
            const file = DECLARATIONS[id];
            return file === undefined ? undefined : join(root, file);
          },
        },
        load: (id) => STUBS[STUB.exec(id)?.[1] ?? ''],
      },
      dts({
        cwd: root,
        emitDtsOnly: true,
        generator: 'tsgo',
        logger: { ...console, info: () => undefined, warn: () => undefined },
        // The client is for browsers too.
        compilerOptions: {
          lib: ['es2024', 'esnext.array', 'esnext.iterator', 'dom', 'dom.iterable', 'dom.asynciterable'],
        },
      }),
    ],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'types/[name]-[hash].js',
  });
  await build.close();
  assertResolved(output, external);
}
