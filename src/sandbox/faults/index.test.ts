import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './index.ts';

it('are documented, in the order in which a request passes them', () => {
  const [, table = ''] = readFileSync('docs/sandbox.md', 'utf8').split('| fault | value | effect |\n|---|---|---|\n');
  const rows = table.split('\n\n', 1)[0]?.split('\n');

  expect(rows).toEqual(faults.map(({ name, allowed, help }) => `| \`${name}\` | ${allowed} | ${help} |`));
});
