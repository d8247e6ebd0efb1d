import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Cell = readonly [value: string, source: string, date: string, note?: string];

const { products, rows } = JSON.parse(readFileSync('docs/comparison.json', 'utf8')) as {
  readonly products: Readonly<Record<string, { readonly ended?: string }>>;
  readonly rows: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
};
const names = Object.keys(products);
const cells = Object.entries(rows).flatMap(([row, each]) =>
  Object.entries(each).map(([product, cell]) => [`${row}: ${product}`, product, cell] as const),
);

/** The cells of the first table after a heading, line by line. */
function tableAfter(heading: string, page: string): string[][] {
  const [, text = ''] = readFileSync(page, 'utf8').split(`\n${heading}\n`);
  const [found = ''] = /^(?:\|.*\n)+/m.exec(text) ?? [];
  const lines = found.trimEnd().split('\n');
  return lines.toSpliced(1, 1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('has a cell for each product in each row, and 20 rows at most', () => {
  expect(Object.values(rows).map((each) => Object.keys(each))).toEqual(Object.keys(rows).map(() => names));
  expect(Object.keys(rows).length).toBeLessThanOrEqual(20);
});

it.each(cells)('has a source and a date: %s', (_name, product, [value, source, date, note]) => {
  expect(value).not.toBe('');
  expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  if (product === 'Manifold') expect(existsSync(source)).toBe(true);
  else expect(source).toMatch(/^https:\/\/[\w.-]+\/\S*$/);
  if (value === 'not found') expect(note).toMatch(/\w/);
});

it('is the table of the README, without products that ended', () => {
  const current = names.filter((name) => products[name]?.ended === undefined);
  const expected = Object.entries(rows).map(([row, each]) => [row, ...current.map((name) => each[name]?.[0])]);

  expect(tableAfter('## Compared', 'README.md')).toEqual([['', ...current], ...expected]);
});

it.each(Object.keys(rows))('is in its page: %s', (row) => {
  const expected = Object.entries(rows[row] ?? {}).map(([product, [value, source, date, note = '']]) => [
    product,
    `[${value}](${source.replace(/^docs\//, '')})`,
    date,
    note,
  ]);

  expect(tableAfter(`## ${row}`, 'docs/comparison.md').slice(1)).toEqual(expected);
});
