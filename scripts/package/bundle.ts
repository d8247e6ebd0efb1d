import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown';

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

/** Whether an import stays one: of Node's own modules, and of these packages. */
export function isExternal(packages: readonly string[]): (specifier: string) => boolean {
  return (specifier) => isBuiltin(specifier) || packages.includes(packageOf(specifier));
}

/** Throws if built files import what would not be there where the package is installed. */
export function assertResolved(output: RolldownOutput['output'], packages: readonly string[]): void {
  const files = new Set(output.map(({ fileName }) => fileName));
  const unknown = output.flatMap((each) => {
    if (each.type !== 'chunk') return [];
    const imported = [...each.imports, ...each.dynamicImports];
    return imported
      .filter((name) => !files.has(name) && !isExternal(packages)(name))
      .map((name) => `${each.fileName}: ${name}`);
  });
  if (unknown.length > 0) throw new TypeError(`Neither bundled nor a dependency: ${unknown.join(', ')}`);
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const MODULE = '@graphql-yoga/render-graphiql/graphiql';
const FILE = /@graphql-yoga[\\/]render-graphiql[\\/]esm[\\/]graphiql\.js$/;

/** Keeps the texts of GraphiQL's module compressed beside the built files: as code they would be half of the package. */
function compressedGraphiql(): Plugin {
  return {
    name: 'compressed-graphiql',
    async load(id) {
      if (!FILE.test(id)) return undefined;
      const texts = Object.entries((await import(MODULE)) as Readonly<Record<string, string>>);
      const exported = texts.map(([name, text]) => {
        const source = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
        const file = this.emitFile({ type: 'asset', fileName: `graphiql/${name}.gz`, source });
        return `export const ${name} = textIn(import.meta.ROLLUP_FILE_URL_${file});`;
      });
      return `import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
const textIn = (url) => gunzipSync(readFileSync(new URL(url))).toString();
${exported.join('\n')}`;
    },
  };
}

const TEMPLATE = /\bimport\(`(#[^`$]*)\$\{(\w+)\}([^`$]*)`\)/g;

/**
 * Bundles imports whose specifier has a variable part: every module that a pattern of package.json's `imports` matches, each
 * loaded when it is needed.
 */
function templateImports(root: string): Plugin {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports?: Readonly<Record<string, string>>;
  };
  return {
    name: 'template-imports',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(`')) return undefined;
      return code.replaceAll(TEMPLATE, (match, start: string, variable: string, end: string) => {
        const target = imports[`${start}*${end}`];
        if (!target) throw new TypeError(`${id}: package.json has no imports for ${match}`);
        const [before = '', after = ''] = target.slice(2).split('*');
        const names = globSync(target, { cwd: root }).map((file) =>
          file.slice(before.length, file.length - after.length),
        );
        const cases = names.toSorted().map((name) => `${JSON.stringify(name)}: () => import('${start}${name}${end}')`);
        return `({ ${cases.join(', ')} })[${variable}]()`;
      });
    },
  };
}

const PLACEHOLDER = '__urlOfModule__';
const PLACED = new RegExp(`${PLACEHOLDER}\\((["'\`])([^"'\`]+)\\1\\)`, 'g');
const OTHER_MEMBER = /import\.meta\.(?!url\b|resolve\b)\w+/;

/**
 * Lets modules of the project find files beside them although they are bundled: `import.meta.url` stays the address that the
 * module would have at its path of the source tree, below the build's folder. Scripts of threads become modules of their own.
 */
function moduleUrls(root: string): Plugin {
  return {
    name: 'module-urls',
    transform(code, id) {
      const path = relative(root, id).split(sep).join('/');
      if (path.startsWith('..') || path.includes('node_modules') || !code.includes('import.meta')) return undefined;
      const [other] = OTHER_MEMBER.exec(code) ?? [];
      if (other) throw new TypeError(`${path}: ${other} has no equivalent in a bundle`);
      const threads = code.replaceAll(/new URL\('(\.\/[^']+)\.ts', import\.meta\.url\)/g, (_match, script: string) => {
        const name = posix.join(posix.dirname(path), script);
        this.emitFile({ type: 'chunk', id: posix.join(root, `${name}.ts`), fileName: `${name}.js` });
        return `new URL('${script}.js', import.meta.url)`;
      });
      const url = `${PLACEHOLDER}(${JSON.stringify(path)})`;
      return threads.replaceAll('import.meta.url', url).replaceAll(/\bimport\.meta\b(?!\.)/g, `({ url: ${url} })`);
    },
    renderChunk(code, { fileName }) {
      return code.replaceAll(PLACED, (_match, _quote, path: string) => {
        const target = posix.relative(posix.dirname(fileName), path);
        return `new URL(${JSON.stringify(target)}, import.meta.url).href`;
      });
    },
  };
}
