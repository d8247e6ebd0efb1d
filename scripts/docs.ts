import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Item, project } from '../docs/.vitepress/sidebar.ts';
import { helpOnRequest } from './help-on-request.ts';
import { installFolder } from './install-folder.ts';

helpOnRequest(`npm run docs -- [--base /path/] [--port 5173]
npm run docs:build -- [--base /path/] [--out folder]
npm run docs -- words

The site of docs/. The first serves it on the loopback interface, and shows changes at once. The second writes it to
docs/.vitepress/dist, and fails if a link leads to a page that is not there. Installs the packages of docs/ if necessary.
The third counts the words of each page.

  --base  the path below which the site is served; / unless you say otherwise`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: '/' }, out: { type: 'string' }, port: { type: 'string' } },
});
if (positionals[0] === 'words') {
  printWords();
  process.exit();
}
const isBuild = positionals[0] === 'build';
if (!installFolder('docs')) process.exit(1);
const options = isBuild
  ? values.out === undefined
    ? []
    : ['--outDir', values.out]
  : ['--host', '127.0.0.1', ...(values.port === undefined ? [] : ['--port', values.port])];
const vitepress = join('docs', 'node_modules', 'vitepress', 'bin', 'vitepress.js');
const child = spawn('node', [vitepress, isBuild ? 'build' : 'dev', 'docs', ...options], {
  stdio: 'inherit',
  env: { ...process.env, DOCS_BASE: values.base },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;

/** Prints the words of each page, without the bars of tables: pages for users, about the project, and of single APIs. */
function printWords(): void {
  const about = new Set(linksOf([project]).map((link) => `docs${link.endsWith('/') ? `${link}README` : link}.md`));
  const pages = globSync(['README.md', 'docs/*.md', 'docs/{decisions,graph}/*.md']).toSorted();
  const groups = Map.groupBy(pages, (page) =>
    about.has(page) ? 'about the project' : page.startsWith('docs/graph/') ? 'of single APIs, generated' : 'for users',
  );
  for (const [group, members] of groups) {
    const words = members.map((page) => (readFileSync(page, 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length);
    console.log(`${words.reduce((sum, count) => sum + count, 0).toLocaleString('en')} words ${group}`);
    for (const [index, page] of members.entries()) console.log(`${String(words[index]).padStart(7)} ${page}`);
  }
}

function linksOf(items: readonly Item[]): string[] {
  return items.flatMap(({ link, items: inner = [] }) => [...(link === undefined ? [] : [link]), ...linksOf(inner)]);
}
