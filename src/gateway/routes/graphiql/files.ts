import { readdirSync, readFileSync } from 'node:fs';
import { type PageFile, pageFile, pageType } from '../page-file.ts';

const FOLDER = new URL('./page/', import.meta.url);

/** The files of GraphiQL by name, without the page: ours, and those of the package, which has them as texts of a module. */
export async function readFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const { css, js, editorWorkerService, jsonWorker, graphqlWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  const texts: Readonly<Record<string, string>> = {
    'graphiql.css': css,
    'graphiql.js': js,
    'editor-worker.js': editorWorkerService,
    'json-worker.js': jsonWorker,
    'graphql-worker.js': graphqlWorker,
  };
  const own = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER))] as const);
  const others = Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const);
  return new Map([...own, ...others].map(([name, body]) => [name, pageFile(body, pageType(name) ?? '')]));
}
