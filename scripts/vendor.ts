import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { type OutputChunk, rolldown } from 'rolldown';
import { helpOnRequest } from './help-on-request.ts';
import { bundledPackages } from './package/third-party.ts';

helpOnRequest(`npm run vendor

Writes vendor/: libraries that run without being installed, one module each, and GraphiQL's files, compressed. Run it after
updating one of them; a test compares their versions with the lock file.`);

const FOLDER = 'vendor';
const GRAPHIQL = 'node_modules/@graphql-yoga/render-graphiql';
/** Large packages, and packages that bring many others: what the sources use of them, by the names of their modules here. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'graphql-inspector': "export { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';",
  'oidc-provider': "export { Provider } from 'oidc-provider';",
  ioredis: "export { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';",
  yaml: "export { type Alias, Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parse, parseDocument, stringify, visit } from 'yaml';",
  zod: "export { z } from 'zod';",
};
/** These have no types of their own; src declares what is used of them. */
const UNTYPED = ['oidc-provider'];
const ENTRY = 'entry.ts';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(join(FOLDER, 'graphiql'), { recursive: true });
await writeGraphiql();
const modules: string[] = [resolve(GRAPHIQL, 'package.json')];
for (const [name, code] of Object.entries(LIBRARIES)) modules.push(...(await writeLibrary(name, code)));
writeFileSync(join(FOLDER, 'packages.json'), `${JSON.stringify(bundledPackages(modules), null, 2)}\n`);

async function writeGraphiql(): Promise<void> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const texts: Readonly<Record<string, string>> = {
    'graphiql.css': graphiql.css,
    'graphiql.js': graphiql.js,
    'editor-worker.js': graphiql.editorWorkerService,
    'json-worker.js': graphiql.jsonWorker,
    'graphql-worker.js': graphiql.graphqlWorker,
  };
  for (const [name, text] of Object.entries(texts)) {
    const compressed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
    writeFileSync(join(FOLDER, 'graphiql', `${name}.gz`), compressed);
  }
}

/** Resolves to the modules that it is made of. */
async function writeLibrary(name: string, code: string): Promise<readonly string[]> {
  const build = await rolldown({
    input: { [name]: resolve(ENTRY) },
    platform: 'node',
    external: ['graphql'],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === resolve(ENTRY) ? id : undefined),
        load: (id) => (id === resolve(ENTRY) ? code : undefined),
      },
    ],
    onLog: (level, log, handle) => log.code !== 'EVAL' && handle(level, log),
  });
  const { output } = await build.write({ dir: FOLDER, format: 'esm', codeSplitting: false });
  await build.close();
  if (!UNTYPED.includes(name)) writeFileSync(join(FOLDER, `${name}.d.ts`), `${code}\n`);
  const [module] = output.filter((each): each is OutputChunk => each.type === 'chunk');
  return module?.moduleIds ?? [];
}
