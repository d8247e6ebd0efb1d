import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';

// Processes are started, on a machine that may be busy; most of the time is the wait for idle connections to close.
vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);

describe.skipIf(process.platform !== 'linux')('npm run lab -- soak --short', () => {
  it('answers every request over failing upstreams, and releases all resources', async () => {
    const { stdout } = await run(process.execPath, ['lab/bench/soak.ts', '--short', '--minutes', '0.05']);
    const [, sent, answered, left] = /^(\d+) requests: (\d+) answered, (\d+) left/m.exec(stdout) ?? [];
    expect(Number(answered)).toBeGreaterThan(0);
    expect(Number(answered) + Number(left)).toBe(Number(sent));
    expect(stdout).toMatch(/\nHolds: every request is accounted for, and nothing is held\.\n$/);
  });
});
