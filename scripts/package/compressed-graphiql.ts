import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'rolldown';

const MODULE = '@graphql-yoga/render-graphiql/graphiql';
const FILE = /@graphql-yoga[\\/]render-graphiql[\\/]esm[\\/]graphiql\.js$/;

/** Keeps the texts of GraphiQL's module compressed beside the built files: as code they would be half of the package. */
export function compressedGraphiql(): Plugin {
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
