import { readdirSync, readFileSync } from 'node:fs';
import { compressedPageFile, type PageFile, pageFile, pageType } from '../page-file.ts';

const FOLDER = new URL('./page/', import.meta.url);
/** The files of GraphiQL itself, compressed. */
const VENDORED = new URL('../../../../vendor/graphiql/', import.meta.url);

/** The files of GraphiQL by name, without the page. */
export async function readFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const own = readdirSync(FOLDER).map((name): [string, PageFile] => {
    return [name, pageFile(readFileSync(new URL(name, FOLDER)), pageType(name) ?? '')];
  });
  const vendored = readdirSync(VENDORED).map(async (file): Promise<[string, PageFile]> => {
    const name = file.slice(0, -'.gz'.length);
    return [name, await compressedPageFile(readFileSync(new URL(file, VENDORED)), pageType(name) ?? '')];
  });
  return new Map([...own, ...(await Promise.all(vendored))]);
}
