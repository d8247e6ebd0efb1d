import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Way } from '../way.ts';

type Ratchet = Pick<Way, 'calls' | 'server'>;
const { way: most } = JSON.parse(readFileSync('lab/ratchets.json', 'utf8')) as { way: Ratchet };

it('one POST enters no more files and functions than before', async () => {
  // In a process of its own: coverage is that of a whole process.
  const { stdout } = await promisify(execFile)(process.execPath, ['lab/way.ts', '--json']);
  const { calls, server } = JSON.parse(stdout) as Way;
  const found: Ratchet = { calls, server };

  if (JSON.stringify(found) !== JSON.stringify(most)) console.log(`lab/ratchets.json: way is ${JSON.stringify(found)}`);
  for (const name of ['calls', 'server'] as const) {
    expect(found[name].files, `files of ${name}`).toBeLessThanOrEqual(most[name].files);
    expect(found[name].functions, `functions of ${name}`).toBeLessThanOrEqual(most[name].functions);
    expect(found[name].files, `files of ${name}`).toBeGreaterThan(0);
  }
});
