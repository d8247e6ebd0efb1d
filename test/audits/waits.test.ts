import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TESTS = globSync('{src,test,scripts,lab}/**/*.ts', { exclude: ['**/node_modules/**'] });
const SELF = 'test/audits/waits.test.ts';

const DEFAULT_MS = 60_000;

/** The lines of tests and their helpers that match. */
function linesThatMatch(pattern: RegExp): string[] {
  return TESTS.filter((file) => file !== SELF).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

it('tests wait by `until` alone: other functions give up after a second, which a busy machine may need', () => {
  expect(TESTS.length).toBeGreaterThan(1000);
  expect(linesThatMatch(/\b(?:vi\.waitFor|vi\.waitUntil|expect\.poll)\(/)).toEqual([]);
});

it('a time of its own is longer than the default', () => {
  const timeouts = linesThatMatch(
    /\b(?:it|test|describe)\b.*\{ timeout: [\d_]+ \}|\btestTimeout: [\d_]+|^\s*\}, \d[\d_]{3,}\);$/,
  );
  const short = timeouts.filter((line) => {
    const ms = Number(/(?:imeout: |\}, )([\d_]+)/.exec(line)?.[1]?.replaceAll('_', ''));
    return ms <= DEFAULT_MS;
  });
  expect(timeouts.length).toBeGreaterThan(30);
  expect(short).toEqual([]);
});
