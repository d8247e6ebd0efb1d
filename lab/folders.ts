import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { helpOnRequest } from '../scripts/help-on-request.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+|#[^']+)'/g;

helpOnRequest(`npm run lab -- folders

Lists pairs of sibling folders below src/ that import each other, types included. lab/ratchets.json has the largest number that
npm test accepts: it may only fall.`);

const pairs = mutualFolders();
console.log([...pairs, `${pairs.length} pairs of sibling folders import each other`].join('\n'));

/** Pairs of sibling folders below src/ that import each other, types included. */
function mutualFolders(): string[] {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Readonly<Record<string, string>> };
  const found = new Set<string>();
  for (const file of globSync('src/**/*.ts', { exclude: ['**/node_modules/**'] })) {
    if (file.endsWith('.test.ts')) continue;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('.') ? join(dirname(file), specifier) : (imports[specifier] ?? '');
      if (target === '') continue;
      const [from, to] = siblings(file, normalize(target));
      if (from !== to) found.add(`${from} ${to}`);
    }
  }
  const pairs = [...found].map((pair) => pair.split(' ') as [string, string]);
  return pairs
    .filter(([from, to]) => from < to && found.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .toSorted();
}

/** The folders of two files below the folder that both are in; the same twice if one is not in a folder there. */
function siblings(from: string, to: string): readonly [string, string] {
  const [one, other] = [from.split(sep), to.split(sep)];
  const shared = one.findIndex((part, at) => part !== other[at]);
  const isFile = shared < 0 || shared >= one.length - 1 || shared >= other.length - 1;
  if (isFile) return ['', ''];
  return [one.slice(0, shared + 1).join('/'), other.slice(0, shared + 1).join('/')];
}
