import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PAGE = 'docs/resilience.md';
const THREATS = 85;
const FAULTS = 42;

interface Row {
  readonly number: string;
  readonly tests: readonly { readonly title: string; readonly file: string }[];
}

const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .map((line) => /^\| (A?\d+) \|/.exec(line) && line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter((cells) => cells !== null)
  .map(([, number = '', , , tests = '']): Row => {
    const links = [...tests.matchAll(/\[((?:[^[\]\\]|\\.)+)\]\(\.\.\/([^)]+)\)/g)];
    return { number, tests: links.map(([, title = '', file = '']) => ({ title: plain(title), file })) };
  });

/** The text of Markdown without its escapes. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\\(.)/g, '$1').replaceAll('&lt;', '<');
}

/** Whether a file has this text as a whole literal, which no call of `skip` or `todo` has. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(quote + title.replaceAll(quote, `\\${quote}`) + quote);
    return at >= 0 && !/\.(?:skip|todo)\(\s*$/.test(source.slice(Math.max(0, at - 20), at));
  });
}

it('the scorecard has every row', () => {
  const threats = Array.from({ length: THREATS }, (_, index) => String(index + 1));
  const faults = Array.from({ length: FAULTS }, (_, index) => `A${index + 1}`);

  expect(rows.map(({ number }) => number)).toEqual([...threats, ...faults]);
});

it('every row of the scorecard has a test', () => {
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

it.each(rows.flatMap(({ number, tests }) => tests.map(({ title, file }) => [number, file, title] as const)))(
  'the test of row %s exists: %s, %s',
  (_number, file, title) => {
    expect(existsSync(join(process.cwd(), file))).toBe(true);
    expect(hasTitle(readFileSync(file, 'utf8'), title)).toBe(true);
  },
);

it('a title counts as a whole, and not where its test is skipped', () => {
  expect(hasTitle("it('is there', () => {})", 'is there')).toBe(true);
  expect(hasTitle("it('is there', () => {})", 'is')).toBe(false);
  expect(hasTitle("it.skip('is there', () => {})", 'is there')).toBe(false);
  expect(hasTitle("it('a caller\\'s', () => {})", "a caller's")).toBe(true);
});
