import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RedisBudgetStore, RedisQuotaStore, Replicas } from '#redis';
import { until } from '#test/until';
import { chargeOf, ruleOf } from './budget-rules.ts';
import { countOf } from './quota-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replica } from './replica.ts';

const HOLD_MS = 600;
let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

/** Neither timers nor replies are seen to, as between SIGSTOP and SIGCONT. */
function stop() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HOLD_MS + 100);
}

async function quotasOver() {
  const { connection, close } = await replica(redis.url, { prefix: 'late', timeoutMs: 5000 });
  onTestFinished(close);
  const replicas = new Replicas(connection, 'late');
  return new RedisQuotaStore({ connection, prefix: 'late', replicas, holdMs: HOLD_MS });
}

describe('a replica that was stopped for longer than Redis holds its calls', () => {
  it('does not make a call that was granted meanwhile: others may have made it', async () => {
    const [stopped, other] = [await quotasOver(), await quotasOver()];
    const counts = [countOf({ calls: 1, seconds: 0.1 })];
    // Makes the script known, so that one command grants the call.
    await stopped.take([countOf({})]);
    const late = stopped.take(counts);
    stop();

    expect((await late).isGranted).toBe(false);
    await until(async () => expect((await other.take(counts)).isGranted).toBe(true));
  });

  it('does not make the calls that it took in advance', async () => {
    const [stopped, other] = [await quotasOver(), await quotasOver()];
    const counts = [countOf({ calls: 1000, seconds: 0.1 })];
    expect((await stopped.take(counts)).isGranted).toBe(true);
    expect(stopped.take(counts)).toEqual({ isGranted: true, waitMs: 0 });
    stop();
    const asked = stopped.take(counts);

    expect(asked).toBeInstanceOf(Promise);
    expect((await asked).isGranted).toBe(true);
    expect((await other.take(counts)).isGranted).toBe(true);
  });

  it('answers no caller with the units of a budget that it took in advance', async () => {
    const { connection, close } = await replica(redis.url, { prefix: 'late', timeoutMs: 5000 });
    onTestFinished(close);
    const parts = { connection, prefix: 'late', fallback: undefined, holdMs: HOLD_MS };
    const [stopped, other] = ['stopped', 'other'].map((replicaId) => new RedisBudgetStore({ ...parts, replicaId }));
    const charges = [chargeOf(ruleOf({ of: 'concurrency', limit: 100, within: undefined }))];
    await stopped?.take(charges, Date.now());
    expect(stopped?.take(charges, Date.now())).not.toBeInstanceOf(Promise);
    stop();
    const asked = stopped?.take(charges, Date.now());

    expect(asked).toBeInstanceOf(Promise);
    expect(await asked).toMatchObject({ refused: undefined });
    expect(await other?.take(charges, Date.now())).toMatchObject({ refused: undefined });
  });
});
