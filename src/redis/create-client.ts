import type { RedisAddress, RedisHost } from '#shared-state';
import type * as ioredis from '#vendor/ioredis';
import type { Cluster, Redis, RedisOptions } from '#vendor/ioredis';
import { gatherWrites } from './gather-writes.ts';

export type RedisClient = Redis | Cluster;

type Library = typeof ioredis;

export interface ClientUse {
  readonly use: 'commands' | 'messages';
  /** Counts attempts to connect. */
  readonly attempt: number;
  /** The nodes of a cluster that are known from another client. */
  readonly nodes: readonly RedisHost[];
}

/** To connect, and until a server that does not answer at all is given up. */
const CONNECT_MS = 2000;
const SILENCE_MS = 1000;

/**
 * A client that is not connected yet. It has no queue but those of a cluster's nodes, no retries, and ends with its connection:
 * the caller creates another. A subscriber has a connection of its own; in a cluster, to any node.
 */
export function createClient(library: Library, address: RedisAddress, { use, attempt, nodes }: ClientUse) {
  const { kind, hosts, isTls, username, password, database, name, sentinel } = address;
  const own: RedisOptions = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(isTls && { tls: {} }),
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    connectionName: 'manifold',
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // The old master of a failover is a replica now, and the connection to it has to end.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
  const once: RedisOptions = { ...own, enableOfflineQueue: false, retryStrategy: () => null };
  if (kind === 'single') return gathering(new library.Redis({ ...once, ...hosts[0], db: database }));
  if (kind === 'sentinel') {
    const sentinels = [...hosts];
    const client = new library.Redis({
      ...once,
      sentinels,
      ...(name !== undefined && { name }),
      ...(sentinel.username !== undefined && { sentinelUsername: sentinel.username }),
      ...(sentinel.password !== undefined && { sentinelPassword: sentinel.password }),
      enableTLSForSentinelMode: isTls,
      ...(isTls && { sentinelTLS: {} }),
      sentinelRetryStrategy: () => null,
      sentinelCommandTimeout: SILENCE_MS,
      failoverDetector: use === 'commands',
    });
    return gathering(client);
  }
  if (use === 'messages') {
    // Nodes that the cluster has forgotten still take subscribers, and deliver nothing.
    const members = nodes.length > 0 ? nodes : hosts;
    return new library.Redis({ ...once, ...(members[attempt % members.length] as RedisHost) });
  }
  const cluster = new library.Cluster([...hosts, ...nodes], {
    redisOptions: own,
    lazyConnect: true,
    // Each node is connected by the first command for it, and the next ones wait until it is.
    enableOfflineQueue: true,
    clusterRetryStrategy: () => null,
    slotsRefreshTimeout: CONNECT_MS,
    maxRedirections: 3,
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
  });
  return cluster.on('+node', gathering);
}

function gathering(client: Redis): Redis {
  return client.on('connect', () => gatherWrites(client.stream));
}
