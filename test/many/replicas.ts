import { GatewayProcess } from './gateway-process.ts';
import { startHaproxy } from './haproxy.ts';
import { startSentinels } from './sentinels.ts';
import { startUpstreams } from './upstreams.ts';

/** A zone in which it is not near midnight. */
function quietZone(): string {
  const hours = new Date().getUTCHours();
  return `Etc/GMT${hours >= 12 ? '+' : '-'}${Math.abs(hours - 12)}`;
}

/** Three gateways over the same upstreams behind HAProxy, which share a Redis with sentinels. */
export async function startReplicas() {
  await using started = new AsyncDisposableStack();
  const upstreams = started.adopt(await startUpstreams(), (each) => each.close());
  const redis = started.adopt(await startSentinels(), (each) => each.remove());
  const settings = {
    unconfigured: 'omit',
    logs: { level: 'warn' },
    // The load of the machine is no overload of the gateway, and no loss of Redis: without it each grants the whole quota.
    redis: { url: redis.url, timeout: '10s' },
    server: { drainDelay: '2s', overload: { maxDelay: '60s' } },
    apis: {
      jokes: {
        url: upstreams.jokes,
        quotas: [
          { name: 'second', calls: 2, within: '1s', operations: ['searchJokes'] },
          { name: 'day', calls: 200, within: '1440m', timeZone: quietZone(), operations: ['getRandomJoke'] },
        ],
      },
      readers: { url: upstreams.readers },
    },
  };
  const gateways = await Promise.all(
    [1, 2, 3].map(async () => started.adopt(await GatewayProcess.start(settings), (each) => each.remove())),
  );
  const haproxy = started.adopt(await startHaproxy(gateways.map(({ port }) => port)), (each) => each.stop());
  const all = started.move();
  return { upstreams, redis, gateways, haproxy, origin: haproxy.origin, remove: () => all.disposeAsync() };
}

export type ReplicasUnderTest = Awaited<ReturnType<typeof startReplicas>>;
