import { type OutputChunk, rolldown } from 'rolldown';
import { compressedGraphiql } from './compressed-graphiql.ts';
import { assertResolved, isExternal } from './external.ts';
import { moduleUrls } from './module-urls.ts';
import { templateImports } from './template-imports.ts';

interface Bundle {
  readonly root: string;
  /** The sources of the built modules, by their names. */
  readonly modules: Readonly<Record<string, string>>;
  /** Packages that are imported rather than bundled. */
  readonly external: readonly string[];
  readonly folder: string;
}

/** Bundles modules for Node. Resolves to the paths of all modules that the built files contain. */
export async function bundle({ root, modules, external, folder }: Bundle): Promise<readonly string[]> {
  const build = await rolldown({
    cwd: root,
    input: { ...modules },
    platform: 'node',
    external: isExternal(external),
    plugins: [compressedGraphiql(), templateImports(root), moduleUrls(root)],
    onLog(level, log, handle) {
      if (log.code === 'EVAL') return;
      // An import that cannot be resolved is kept as it is, and would fail where the package is installed.
      handle(level === 'warn' && log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: false,
  });
  await build.close();
  assertResolved(output, external);
  return output.filter((each): each is OutputChunk => each.type === 'chunk').flatMap(({ moduleIds }) => moduleIds);
}
