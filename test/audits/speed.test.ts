import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Row = readonly [what: string, ...figures: string[]];

/** The rows of the first table after these words. */
function rowsAfter(words: string, page: string): Row[] {
  const text = readFileSync(page, 'utf8');
  const from = text.indexOf(words);
  const [table = ''] = /^(?:\|.*\n)+/m.exec(text.slice(Math.max(0, from))) ?? [];
  const rows = table.split('\n').map(
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()) as unknown as Row,
  );
  return rows.slice(2).filter(([what]) => what);
}

/** The figures of a table that are not in the row of the same name of the latest measurements. */
function unmeasured(quoted: readonly Row[], measured: readonly Row[]): string[] {
  const known = new Map(measured.map((row) => [row[0], row]));
  return quoted.flatMap(([what, ...figures]) =>
    figures.filter((figure) => !known.get(what)?.includes(figure)).map((figure) => `${what}: ${figure}`),
  );
}

it('has no figures in the README: they age with each change', () => {
  const [, section = ''] = /^## Speed\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readFileSync('README.md', 'utf8')) ?? [];

  expect(section).toContain('lab/bench/results/latest.md');
  expect(section.match(/[\d.,]+ (?:×|ms|MB|µs|requests)/g)).toBeNull();
});

it('quotes what each part saves from the latest measurements', () => {
  const quoted = rowsAfter('## What each part saves', 'docs/measurements.md');
  const measured = rowsAfter('## What each part is worth', 'lab/bench/results/latest.md');

  expect(quoted.map(([what]) => what)).toEqual(measured.map(([what]) => what));
  expect(quoted.every((row) => row.length === 5)).toBe(true);
  expect(unmeasured(quoted, measured)).toEqual([]);
});
