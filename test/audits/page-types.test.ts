import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('has a console page that type-checks against the events of its server', () => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--project', 'src/console/page'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

  expect([stdout, status]).toEqual(['', 0]);
});
