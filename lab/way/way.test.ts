import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ways } from '../way.ts';

type Ratchet = Readonly<Record<keyof Ways, Pick<Ways['post'], 'calls' | 'server'>>>;
const { way: most } = JSON.parse(readFileSync('lab/ratchets.json', 'utf8')) as { way: Ratchet };

describe('one request enters no more files and functions than before', () => {
  let ways: Ways;

  beforeAll(async () => {
    // In a process of its own: coverage is that of a whole process.
    const { stdout } = await promisify(execFile)(process.execPath, ['lab/way.ts', '--json']);
    ways = JSON.parse(stdout) as Ways;
  });

  it.each(['post', 'fetch', 'sse', 'websocket'] as const)('%s', (transport) => {
    const { calls, server } = ways[transport];
    const found = { calls, server };

    if (JSON.stringify(found) !== JSON.stringify(most[transport]))
      console.log(`lab/ratchets.json: way.${transport} is ${JSON.stringify(found)}`);
    for (const name of ['calls', 'server'] as const) {
      expect(found[name].files, `files of ${name}`).toBeLessThanOrEqual(most[transport][name].files);
      expect(found[name].functions, `functions of ${name}`).toBeLessThanOrEqual(most[transport][name].functions);
      expect(found[name].files, `files of ${name}`).toBeGreaterThan(0);
    }
  });
});
