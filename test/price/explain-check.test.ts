import { describe, expect, it } from 'vitest';
import { check } from './explained-calls.ts';

const COUNT = 100;

describe('the price of an operation', { timeout: 300_000 }, () => {
  it('is what it calls over the sandbox, for examples and generated operations', async () => {
    const { exceeded, accepted, close } = await check({ count: COUNT, seed: 'one' });

    expect(exceeded.map(({ exceeded: calls, operation }) => ({ calls, operation }))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(COUNT);
    expect(close).toBeGreaterThanOrEqual(0.85);
  });
});
