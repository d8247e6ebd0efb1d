import { setTimeout as wait } from 'node:timers/promises';
import { type QuotaFigures, quotasKept } from './quotas-kept.ts';
import type { ReplicasUnderTest } from './replicas.ts';

/** Redis holds the calls of a gateway for 10 s after its last word. */
const FROZEN_MS = 14_000;
const CALM_MS = 3000;
const SECONDS = 45;

/** What is granted of the same quotas while a gateway is frozen for longer than its calls are held, another is killed, and Redis fails over. */
export async function quotasInFailures(replicas: ReplicasUnderTest): Promise<QuotaFigures> {
  const [, frozen, killed] = replicas.gateways;
  const failing = async () => {
    await wait(CALM_MS);
    frozen?.freeze();
    await wait(FROZEN_MS);
    frozen?.thaw();
    await wait(CALM_MS);
    await killed?.kill();
    await killed?.start();
    await wait(CALM_MS);
    await replicas.redis.master.kill();
  };
  const [figures] = await Promise.all([quotasKept(replicas, { seconds: SECONDS }), failing()]);
  return figures;
}
