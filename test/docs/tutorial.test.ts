import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEVELOPMENT } from '../../lab/ten-minutes/steps.ts';
import { TARBALL } from './commands.ts';
import { fencesOf } from './fences.ts';

const PROJECT = 'lab/ten-minutes/project';
const STEPS = readFileSync('lab/ten-minutes/steps.ts', 'utf8');
const fences = fencesOf('docs/tutorial.md');

it('has the files that npm run lab -- ten-minutes runs in Chromium, and no other', () => {
  const shown = fences.flatMap(({ info, code }) => (info ? [[info.slice(1, -1), code]] : []));
  const files = globSync('**/*.*', { cwd: PROJECT }).map((name) => [name, readFileSync(join(PROJECT, name), 'utf8')]);

  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(files));
});

it('has the commands that npm run lab -- ten-minutes runs', () => {
  const commands = fences.flatMap(({ language, code }) => (language === 'sh' ? code.trim().split('\n') : []));
  const run = [...STEPS.matchAll(/(?:finished|serving)\(\s*(['`])(.+?)\1/g)].map(([, , command = '']) =>
    command
      .replaceAll('--no-audit --no-fund ', '')
      .replace('${tarball}', TARBALL)
      .replace(/\$\{DEVELOPMENT.*\}/, DEVELOPMENT.join(' '))
      .replace(' --port 0', ''),
  );

  expect(commands).toEqual(run);
});
