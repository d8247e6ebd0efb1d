import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './index.ts';

it('are documented, in the order in which a request meets them', () => {
  const page = readFileSync('docs/sandbox.md', 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length === 5);

  expect(rows).toEqual(faults.map(({ name, allowed, help }) => `| \`${name}\` | ${allowed} | ${help} |`));
});
