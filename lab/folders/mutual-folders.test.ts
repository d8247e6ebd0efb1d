import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutualFolders } from './mutual-folders.ts';

const { folders } = JSON.parse(readFileSync('lab/ratchets.json', 'utf8')) as { folders: number };

it('no more sibling folders import each other than before', () => {
  const pairs = mutualFolders();

  if (pairs.length < folders) console.log(`lab/ratchets.json: folders may be lowered to ${pairs.length}`);
  expect(pairs.length, pairs.join('\n')).toBeLessThanOrEqual(folders);
});
