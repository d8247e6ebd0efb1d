import { describe, expect, it } from 'vitest';
import { check } from '../../scripts/explain-check/check.ts';

/* `npm run explain-check` does the same with 2,000 operations. */
const COUNT = 200;

describe('the price of an operation', { timeout: 300_000 }, () => {
  it.each(['one', 'two'])('is what it calls over the sandbox, for examples and operations of seed %s', async (seed) => {
    const { exceeded, accepted, close } = await check({ count: COUNT / 2, seed });

    expect(exceeded.map(({ exceeded: calls, operation }) => ({ calls, operation }))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(COUNT / 2);
    expect(close).toBeGreaterThanOrEqual(0.85);
  });
});
