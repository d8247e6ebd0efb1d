import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { folders } = JSON.parse(readFileSync('lab/ratchets.json', 'utf8')) as { folders: number };

it('no more sibling folders import each other than before', () => {
  const pairs = execFileSync(process.execPath, ['lab/folders.ts'], { encoding: 'utf8' }).split('\n').slice(0, -2);

  if (pairs.length < folders) console.log(`lab/ratchets.json: folders may be lowered to ${pairs.length}`);
  expect(pairs.length, pairs.join('\n')).toBeLessThanOrEqual(folders);
});
