import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('has a console whose page is right by the types of what its server tells', () => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--project', 'src/console/page'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

  expect([stdout, status]).toEqual(['', 0]);
}, 60_000);
