import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md', 'mesh/*.md', 'examples/*.md', 'bench/*.md', 'bench/results/*.md'], {
  exclude: ['docs/node_modules/**'],
}).toSorted();
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

it('has no broken link', () => {
  const broken = pages.flatMap((page) =>
    [...words(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = '', heading] = target.split('#');
      const path = file === '' ? page : normalize(join(dirname(page), file));
      const isThere = existsSync(path) && (heading === undefined || headings(path).includes(heading));
      return isThere ? [] : [`${page}: ${target}`];
    }),
  );

  expect(pages.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

it('has no two headings of the same address on a page', () => {
  const doubled = pages.flatMap((page) => {
    const all = headings(page);
    return all.filter((heading, index) => all.indexOf(heading) !== index).map((heading) => `${page}#${heading}`);
  });

  expect(doubled).toEqual([]);
});
