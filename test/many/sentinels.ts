import { type RedisServer, startRedis } from '../redis/redis-server.ts';
import { until } from '../until.ts';

const NAME = 'manifold';

/** A master of Redis, a replica of it, and three sentinels that replace the master after a second. */
export async function startSentinels() {
  const master = await startRedis();
  const replica = await startRedis([`replicaof 127.0.0.1 ${master.port}`]);
  await until(() => replica.cli('info', 'replication').includes('master_link_status:up'));
  const lines = [
    `sentinel monitor ${NAME} 127.0.0.1 ${master.port} 2`,
    `sentinel down-after-milliseconds ${NAME} 1000`,
    `sentinel failover-timeout ${NAME} 3000`,
  ];
  const sentinels = await Promise.all([1, 2, 3].map(() => startRedis(lines, 'sentinel')));
  // Each knows the two others and the replica.
  await until(() => sentinels.every((each) => knows(each)));
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${NAME}`,
    master,
    /** What each sentinel knows of the master, a line each. */
    seen: () => sentinels.map((each) => stateOf(each)).join('\n'),
    async remove() {
      for (const each of [...sentinels, replica, master]) await each.remove();
    },
  };
}

function knows(sentinel: RedisServer): boolean {
  const text = sentinel.cli('sentinel', 'master', NAME);
  return /num-other-sentinels\n2\n/.test(text) && /num-slaves\n1\n/.test(text);
}

function stateOf(sentinel: RedisServer): string {
  const lines = sentinel.cli('sentinel', 'master', NAME).split('\n');
  const valueOf = (name: string) => `${name} ${lines[lines.indexOf(name) + 1]}`;
  const isTilt = sentinel.cli('info', 'sentinel').includes('sentinel_tilt:1');
  return [...['port', 'flags', 'num-other-sentinels'].map(valueOf), ...(isTilt ? ['TILT'] : [])].join(', ');
}
