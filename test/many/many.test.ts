import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresUnderLoad } from './failures.ts';
import { freedCalls } from './freed-calls.ts';
import { hotKeys } from './hot-keys.ts';
import { invalidationDelays } from './invalidation-delays.ts';
import { quotasKept } from './quotas-kept.ts';
import { type ReplicasUnderTest, startReplicas } from './replicas.ts';

/** Three gateways, Redis and the sentinels start on the two cores that other tests use. */
const START_MS = 120_000;

describe('three gateways behind HAProxy, with Redis and sentinels', () => {
  let replicas: ReplicasUnderTest;
  beforeAll(async () => {
    replicas = await startReplicas();
  }, START_MS);
  afterAll(() => replicas.remove(), START_MS);

  it('keep a quota of 2 calls a second and one of 200 a day together', async () => {
    // On a busy machine six calls take longer.
    const { mostInSecond, callsOfDay } = await quotasKept(replicas, { seconds: 5, least: 6 });

    expect(mostInSecond).toBeLessThanOrEqual(2);
    expect(callsOfDay).toBe(200);
  });

  it('make the calls of a quota that one had under way which is killed, soon after', async () => {
    // Calls are held for 10 s, and count for a second after.
    expect(await freedCalls(replicas)).toBeLessThan(30_000);
  }, 90_000);

  it('call an upstream once each, at most, for a key that callers of all of them ask for at the same time', async () => {
    const { calls, wrong } = await hotKeys(replicas, { keys: 10 });

    expect(calls).toHaveLength(10);
    for (const each of calls) expect([1, 2, 3]).toContain(each);
    expect(wrong).toBe(0);
  });

  it('see each other’s invalidations within 100 ms', async () => {
    const delays = await invalidationDelays(replicas, { rounds: 30 });

    expect(delays).toHaveLength(60);
    // Of requests too, on a machine that other tests keep busy: `npm run lab -- replicas` measures the 99th of 100.
    expect(delays[30]).toBeLessThan(100);
  });

  it('lose no read, answer nothing wrong and repeat no mutation while Redis or one of them is killed, frozen or replaced', async () => {
    const { figures, repeated } = await failuresUnderLoad(replicas, { perSecond: 60 });

    expect(
      figures.map(({ name, lostReads, wrong, details }) => ({
        name,
        lostReads,
        wrong,
        details: lostReads + wrong > 0 ? details : [],
      })),
    ).toEqual(figures.map(({ name }) => ({ name, lostReads: 0, wrong: 0, details: [] })));
    expect(figures).toHaveLength(5);
    for (const { requests } of figures) expect(requests).toBeGreaterThan(50);
    expect(repeated).toEqual([]);
  }, 400_000);
});
