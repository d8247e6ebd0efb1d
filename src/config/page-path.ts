import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the documentation is: in the folder of the sources, and beside that of the built package. */
const FOLDERS = ['../../docs/', '../../../docs/'];

/** The path of a page of the documentation, from the working directory where that is above it: `docs/security.md`. */
export function pagePath(name: string): string {
  const page = `${name}.md`;
  const urls = FOLDERS.map((folder) => new URL(folder + page, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  if (!found) return `docs/${page}`;
  const path = fileURLToPath(found);
  const below = relative(process.cwd(), path);
  return below.startsWith('..') ? path : below;
}
