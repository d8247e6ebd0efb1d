import { describe, expect, it } from 'vitest';
import { runIdentities } from './identities/run.ts';

const COUNT = 5000;

describe('fifty callers over every cache and coalescing path', () => {
  it('get their own answers, of which most are shared', async () => {
    const { crossed, examples, refused, calls } = await runIdentities({ count: COUNT, seed: 'suite' });

    expect([crossed, examples]).toEqual([0, []]);
    expect(refused).toBeGreaterThan(COUNT / 4);
    expect(calls).toBeLessThan(COUNT / 3);
  });

  it.each(['identity', 'scopes', 'calls'] as const)('notice a broken key: %s', async (broken) => {
    const count = COUNT / 5;
    const { crossed, examples } = await runIdentities({ count, seed: 'broken', broken });

    expect(crossed).toBeGreaterThan(0);
    // The others are still answered, and nothing fails.
    expect(crossed).toBeLessThan(count);
    expect(examples.filter((each) => each.includes('INTERNAL_SERVER_ERROR'))).toEqual([]);
  });
});
