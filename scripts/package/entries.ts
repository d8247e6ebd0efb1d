/** The value of `exports` in package.json: a source file, or another file, for each entry. */
export type SourceExports = Readonly<Record<string, string>>;

/** A value of `exports` in the published package.json. */
export type PublishedEntry = string | { readonly types: string; readonly default: string };

const SOURCE = /\.ts$/;

/** The name of the built module of each entry that is a module, and its source: `client/index` of `./client`. */
export function entryModules(exports: SourceExports): ReadonlyMap<string, string> {
  const modules = Object.entries(exports).filter(([, file]) => SOURCE.test(file));
  return new Map(modules.map(([entry, file]) => [moduleName(entry), file.slice(2)]));
}

/** The entries as published: built modules with their types, and copies of other files. */
export function publishedExports(exports: SourceExports): Readonly<Record<string, PublishedEntry>> {
  const published = Object.entries(exports).map(([entry, file]): [string, PublishedEntry] => {
    if (file.endsWith('.graphql'))
      return [entry, { types: `./dist/${file.slice(2)}.d.ts`, default: `./dist/${file.slice(2)}` }];
    if (!SOURCE.test(file)) return [entry, `./dist/${file.slice(2)}`];
    const built = `./dist/${moduleName(entry)}`;
    return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return { ...Object.fromEntries(published), './package.json': './package.json' };
}

const moduleName = (entry: string) => (entry === '.' ? 'index' : entry.slice(2));
