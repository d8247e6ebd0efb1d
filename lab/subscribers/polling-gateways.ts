import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GatewayProcess } from '../../test/many/gateway-process.ts';
import { startRedis } from '../../test/redis/redis-server.ts';
import { processOf } from './process-of.ts';

/** A call of a gateway for the newest block. */
export interface Poll {
  readonly gateway: GatewayProcess;
  readonly at: number;
}

/** Processes of gateways that share one Redis, and poll the same chain. */
export async function pollingGateways(count: number, poll: string) {
  await using started = new AsyncDisposableStack();
  const redis = started.adopt(await startRedis(), (each) => each.remove());
  const gateways: GatewayProcess[] = [];
  const chain = { height: 1000 };
  let polls: Poll[] = [];
  const callers = new WeakMap<Socket, GatewayProcess>();
  /** The gateway at the other end of a connection. A busy machine may not know it at once. */
  const callerOf = (socket: Socket) => {
    const known = callers.get(socket);
    if (known) return known;
    const pid = processOf(
      socket.remotePort ?? 0,
      gateways.flatMap((gateway) => gateway.pid ?? []),
    );
    const found = gateways.find((gateway) => gateway.pid === pid);
    if (found && pid !== undefined) callers.set(socket, found);
    return found;
  };
  const server = createServer((request, response) => {
    const gateway = callerOf(request.socket);
    if (gateway) polls.push({ gateway, at: performance.now() });
    const { height } = chain;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ hash: String(height).padStart(64, '0'), time: 1, block_index: 1, height }));
  }).listen(0, '127.0.0.1');
  started.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    unconfigured: 'omit',
    logs: { level: 'error' },
    performance: { cache: false },
    redis: { url: redis.url, timeout: '1s' },
    subscriptions: { poll },
    server: { overload: { maxDelay: '60s' } },
    apis: { blockchain: { url: upstream } },
  };
  const all = await Promise.all(
    Array.from({ length: count }, async () =>
      started.adopt(await GatewayProcess.start(settings), (each) => each.remove()),
    ),
  );
  gateways.push(...all);
  const ended = started.move();
  return {
    chain,
    gateways,
    /** The calls since the last time that this was read. */
    takePolls: (): readonly Poll[] => {
      const taken = polls;
      polls = [];
      return taken;
    },
    stop: () => ended.disposeAsync(),
  };
}

export type PollingGateways = Awaited<ReturnType<typeof pollingGateways>>;
