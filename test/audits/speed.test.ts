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

it('quotes the latest measurements only', () => {
  const quoted = rowsAfter('## Speed', 'README.md');
  const measured = new Map(
    rowsAfter("Manifold's, as a multiple of each", 'bench/results/latest.md').map((row) => [row[0], row]),
  );

  const others = quoted.flatMap(([what, ...figures]) => {
    const known: readonly string[] = measured.get(what) ?? [];
    return figures.filter((figure) => !known.includes(figure)).map((figure) => `${what}: ${figure}`);
  });

  expect(quoted.map(([what]) => what)).toEqual([...measured.keys()]);
  expect(quoted.every((row) => row.length === 5)).toBe(true);
  expect(others).toEqual([]);
});

it('quotes what each part saves from the latest measurements', () => {
  const quoted = rowsAfter('## What each part saves', 'docs/performance.md');

  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted).toEqual(rowsAfter('## What each part is worth', 'bench/results/latest.md'));
});
