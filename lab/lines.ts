import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';

helpOnRequest(`npm run lab -- lines [--against <commit>]

Counts lines of sources by folder, without tests, generated files, comments, descriptions of SDL and blank lines, and those of tests apart.
--against has those of a commit too.`);

const SOURCES = '{src,scripts,bench,lab,vendor,test}/**/*.{ts,js,mjs,css,html,graphql}';
const GENERATED = /\.generated\.|node_modules|\/fixtures\//;
const TEST = /\.test\.ts$|(?:^|\/)harness\.ts$|^test\//;

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const now = linesIn('.');
const before = against === undefined ? undefined : linesAt(against);
const rows = [...new Set([...now.keys(), ...(before?.keys() ?? [])])].toSorted().map((folder) => {
  const figures = [before?.get(folder) ?? 0, now.get(folder) ?? 0];
  return [folder, ...(before ? figures : figures.slice(1))].map((cell) => String(cell));
});
const head = ['folder', ...(against === undefined ? [] : [against]), 'now'];
for (const [name, ...figures] of [head, ...rows])
  console.log(name?.padEnd(28), ...figures.map((each) => each.padStart(10)));

function linesAt(commit: string): ReadonlyMap<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-lines-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return linesIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines of each folder, and of all sources and all tests. */
function linesIn(root: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const file of globSync(SOURCES, { cwd: root, exclude: ['**/node_modules'] })) {
    if (GENERATED.test(file)) continue;
    const [top = '', second = ''] = file.split('/');
    const isInFolder = top === 'src' && file.split('/').length > 2;
    const names = TEST.test(file) ? ['tests'] : isInFolder ? [`src/${second}`, 'src'] : [top];
    const code = linesOf(readFileSync(join(root, file), 'utf8'));
    for (const name of names) lines.set(name, (lines.get(name) ?? 0) + code);
  }
  return lines;
}

function linesOf(text: string): number {
  const code = text
    .replaceAll(/^\s*(?:\/\*[^]*?\*\/|<!--[^]*?-->|"""[^]*?""")\s*$/gm, '')
    .replaceAll(/^\s*(?:\/\/|# ).*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}
