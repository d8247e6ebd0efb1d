import { until } from '../until.ts';
import type { ReplicasUnderTest } from './replicas.ts';

const HELD = 2;
const LONGEST_MS = 60_000;

/**
 * How long after a gateway is killed, which had all calls of the quota of 2 calls a second under way, another one may call, in
 * milliseconds.
 */
export async function freedCalls({ gateways, upstreams }: ReplicasUnderTest): Promise<number> {
  const [killed, other] = gateways;
  const search = (origin = '', text: string) =>
    fetch(`${origin}/graphql?query=${encodeURIComponent(`{ jokes(search: "${text}") { totalCount } }`)}`);
  for (let call = 0; call < HELD; call++) void search(killed?.origin, `held ${call}`).catch(() => undefined);
  await until(() => upstreams.arrivalsOf('held').length === HELD);
  const killedAt = performance.now();
  await killed?.kill();
  await until(async () => (await (await search(other?.origin, 'freed')).text()).includes('"totalCount":0'), {
    timeoutMs: LONGEST_MS,
  });
  const ms = performance.now() - killedAt;
  await killed?.start();
  return ms;
}
