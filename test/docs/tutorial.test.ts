import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fencesOf } from './fences.ts';

const PROJECT = 'test/docs/tutorial';

it('has the files of the project beside this test, and no other', () => {
  const shown = fencesOf('docs/tutorial.md').flatMap(({ info, code }) => (info ? [[info.slice(1, -1), code]] : []));
  const files = globSync('**/*.*', { cwd: PROJECT }).map((name) => [name, readFileSync(join(PROJECT, name), 'utf8')]);

  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(files));
});
