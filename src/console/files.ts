import { readdirSync, readFileSync } from 'node:fs';
import { type PageFile, pageFile, pageType } from '#gateway';

const FOLDER = new URL('./page/', import.meta.url);
const NOT_SENT = /\.(ts|json)$/;

/** The page's files by name, served as they are in the folder. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const names = readdirSync(FOLDER).filter((name) => !NOT_SENT.test(name));
  return new Map(names.map((name) => [name, pageFile(readFileSync(new URL(name, FOLDER)), pageType(name) ?? '')]));
}
