import { describe, expect, it, vi } from 'vitest';
import { memoryOfReloads, ReloadedServer, Traffic } from '../../lab/reloads/server.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });
const [CONNECTIONS, BAD_IN] = [4, 3];
/** Callers without a pause take the processor from the processes that they wait for. */
const PAUSE_MS = 5;
// On a busy machine the event loop is late, which is no overload.
const overload = { maxDelay: '60s' };

/** The counts of `npm run lab -- reloads`, with few reloads. */
describe('reloads under load', () => {
  it.each([
    [1, 10],
    // Each reload starts two processes.
    [2, 4],
  ])('lose no request of %s processes, a bad file in turn', async (workers, reloads) => {
    const server = await ReloadedServer.start({ workers, overload });
    const traffic = new Traffic(server.origin, CONNECTIONS, PAUSE_MS);
    const outcomes: string[] = [];
    for (let turn = 1; turn <= reloads; turn++) {
      await traffic.answered(CONNECTIONS);
      outcomes.push(await server.reload(turn, turn % BAD_IN === 0));
    }
    if (workers > 1) await server.restartWorkers();
    await traffic.answered(CONNECTIONS);
    await traffic.stop();
    await server.stop();

    const expected = Array.from({ length: reloads }, (_, index) => ((index + 1) % BAD_IN === 0 ? 'kept' : 'reloaded'));
    expect(outcomes).toEqual(expected);
    expect(traffic.counts().lost).toEqual([]);
    expect(traffic.counts().answered).toBeGreaterThan(reloads * CONNECTIONS);
  });

  it('hold no configuration but the one in use', async () => {
    expect((await memoryOfReloads(5)).held).toBe(0);
  });
});
