import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { load, problemsOf } from './harness.ts';

it('reads the modules of plugins as URLs', () => {
  const folder = temporaryFolder({ 'a.mjs': '', 'b.ts': '' });
  const [a, b] = [join(folder, 'a.mjs'), join(folder, 'b.ts')];

  expect(load(`plugins: [${a}, ${b}]`).plugins).toEqual([pathToFileURL(a).href, pathToFileURL(b).href]);
  expect(load('').plugins).toEqual([]);
});

it.each([
  ['[/nowhere/plugin.mjs]', 'plugins[0]: "/nowhere/plugin.mjs" names a file that does not exist'],
  ['["", 1]', 'plugins[0]: "" is not the path of a JavaScript or TypeScript module'],
  ['/nowhere/plugin.mjs', 'plugins: a string is not a list'],
])('refuses %s', (text, problem) => {
  expect(problemsOf(`plugins: ${text}`)[0]).toContain(problem);
});
