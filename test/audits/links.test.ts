import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { shippedFiles } from '../../scripts/package/manifest.ts';

const pages = globSync(
  ['*.md', 'docs/**/*.md', 'mesh/*.md', 'examples/*.md', 'lab/*.md', 'lab/bench/*.md', 'lab/bench/results/*.md'],
  {
    exclude: ['docs/node_modules/**'],
  },
).toSorted();
const words = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** The addresses of a page's headings, as GitHub makes them. */
function headings(page: string): string[] {
  const titles = [...words(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page to files and headings, by their paths from the root. */
function linksOf(page: string) {
  return [...words(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', heading] = target.split('#');
    const path = file === '' ? page : normalize(join(dirname(page), file));
    return [{ place: `${page}: ${target}`, path, heading }];
  });
}

it('has no broken link', () => {
  const broken = pages.flatMap(linksOf).filter(({ path, heading }) => {
    return !existsSync(path) || (heading !== undefined && !headings(path).includes(heading));
  });

  expect(pages.length).toBeGreaterThan(20);
  expect(broken.map(({ place }) => place)).toEqual([]);
});

it('names sources of the gateway that exist, where the stages of a request are', () => {
  const named = [...words('docs/pipeline.md').matchAll(/`([a-z]+\/[a-z-]+\.ts)`/g)].map(([, file = '']) => file);

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(join('src/gateway', file)))).toEqual([]);
});

it('has a place for each heading that 0.1.0 renamed or moved', () => {
  const lines = readFileSync('test/upgrading/headings.txt', 'utf8').trim().split('\n');
  const lost = lines.filter((line) => {
    const [, page = '', heading] = /^\S+ ([^\s#]+)(?:#(\S+))?$/.exec(line) ?? [];
    return !existsSync(page) || (heading !== undefined && !headings(page).includes(heading));
  });

  expect(lost).toEqual([]);
});

it('ships every file that a shipped page links to, and committed files alone', () => {
  const shipped = shippedFiles('.');
  const links = shipped.filter((file) => file.endsWith('.md')).flatMap(linksOf);
  const committed = new Set(execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'));

  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ path }) => !shipped.includes(path)).map(({ place }) => place)).toEqual([]);
  expect(shipped).toEqual(expect.arrayContaining(['docs/manifold.schema.json', 'docs/adding-an-api.md']));
  expect(shipped.filter((file) => !committed.has(file))).toEqual([]);
});

it('has no two headings of the same address on a page', () => {
  const doubled = pages.flatMap((page) => {
    const all = headings(page);
    return all.filter((heading, index) => all.indexOf(heading) !== index).map((heading) => `${page}#${heading}`);
  });

  expect(doubled).toEqual([]);
});
