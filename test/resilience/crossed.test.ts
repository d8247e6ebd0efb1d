import { describe, expect, it } from 'vitest';
import { runCrossed } from '../../lab/crossed/run.ts';

describe('an operation over caches, sharing, projection, paging, budgets, callers and ways to send it', () => {
  it('is answered as without any of them', async () => {
    const { count, windows, refused, calls, problems } = await runCrossed({ seed: 'suite', count: 600 });

    expect(problems).toEqual([]);
    expect(count).toBe(600);
    expect(windows).toBeGreaterThan(60);
    expect(refused).toBeGreaterThan(20);
    // Most answers are shared or cached.
    expect(calls.full).toBeLessThan(calls.plain * 0.8);
  }, 200_000);

  it.each(['identity', 'scopes', 'calls'] as const)(
    'differs where a key is broken: %s',
    async (broken) => {
      const { problems } = await runCrossed({ seed: 'broken', count: 600, broken });

      expect(problems.length).toBeGreaterThan(0);
    },
    200_000,
  );
});
