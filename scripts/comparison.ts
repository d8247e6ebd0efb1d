import { readFileSync, writeFileSync } from 'node:fs';
import { table, withTables } from './markdown.ts';

/* Writes the tables of `docs/comparison.md`, and that of the README, from `docs/comparison.json`. */
type Cell = readonly [value: string, source: string, date: string, note?: string];

const { products, rows } = JSON.parse(readFileSync('docs/comparison.json', 'utf8')) as {
  readonly products: Readonly<Record<string, { readonly version: string; readonly ended?: string }>>;
  readonly rows: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
};

const HEAD = ['product', 'value and source', 'date', 'note'];

const current = Object.keys(products).filter((name) => products[name]?.ended === undefined);
const compared = Object.entries(rows).map(([row, cells]) => [row, ...current.map((name) => cells[name]?.[0] ?? '')]);
replace('README.md', { comparison: table(['', ...current], compared) });

const versions = Object.entries(products).map(([name, { version }]) => [name, version]);
const sources = Object.entries(rows).map(
  ([row, cells]) => `## ${row}\n\n${table(HEAD, Object.entries(cells).map(line))}`,
);
replace('docs/comparison.md', {
  versions: table(['product', 'version read'], versions),
  sources: sources.join('\n\n'),
});

function line([product, [value, source, date, note = '']]: readonly [string, Cell]): string[] {
  return [product, `[${value}](${source.replace(/^docs\//, '')})`, date, note];
}

function replace(file: string, tables: Readonly<Record<string, string>>): void {
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables));
}
