import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { cursorsByEvents, type Followed, followChain, QUERY, type Subscribe } from '../../lab/subscribers/walks.ts';
import { GatewayProcess } from '../many/gateway-process.ts';
import { until } from '../until.ts';
import { startRedis } from './redis-server.ts';

/** By WebSocket. */
export async function* cursorsByWebSocket(
  address: string,
  [after, signal]: Parameters<Subscribe>,
): AsyncGenerator<number, undefined> {
  const client = createClient({ url: address.replace('http', 'ws'), webSocketImpl: WebSocket, retryAttempts: 0 });
  const end = () => void client.dispose();
  signal.addEventListener('abort', end);
  try {
    const results = client.iterate<{ blockMined: { cursor: string } }>({ query: QUERY, variables: { after } });
    for await (const { data, errors } of results) {
      if (!data) throw new Error(`answered ${JSON.stringify(errors)}`);
      yield Number(data.blockMined.cursor);
    }
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
  return undefined;
}

/** A call of a gateway for the newest block. */
interface Poll {
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

const SHARING_REPLICAS = 3;
const MINED_EVERY_MS = 500;
const CALM_MS = 1000;
/** Of so many polls one after the other, the gateway that polls has sent most. */
const [POLLS, MOST_POLLS] = [8, 5];
const LONGEST_MS = 30_000;

/** What subscribers of several processes saw while those that polled were killed. */
interface SharedWalkResult extends Followed {
  /** Times until another gateway polled, in milliseconds. */
  readonly takeovers: readonly number[];
}

/**
 * Follows a growing chain over three gateways with Redis, by server-sent events and WebSockets, while the gateway that polls is killed
 * and started again.
 */
export async function sharedWalk(events: number): Promise<SharedWalkResult> {
  const polling = await pollingGateways(SHARING_REPLICAS, '20ms');
  const takeovers: number[] = [];
  let isOver = false;
  let isKilling = true;
  try {
    const killing = (async () => {
      while (!isOver) {
        await wait(CALM_MS);
        const takeover = await killPolling(polling, () => isOver);
        if (takeover !== undefined) takeovers.push(takeover);
      }
    })().finally(() => (isKilling = false));
    killing.catch(() => undefined);
    const followed = await followChain({
      chain: polling.chain,
      events,
      isEnough: () => takeovers.length > 0 || !isKilling,
      everyMs: MINED_EVERY_MS,
      subscribe(...position) {
        const { origin } = polling.gateways[Math.floor(Math.random() * SHARING_REPLICAS)] as GatewayProcess;
        const address = `${origin}/graphql`;
        return Math.random() < 0.5 ? cursorsByEvents(fetch, address, position) : cursorsByWebSocket(address, position);
      },
    });
    isOver = true;
    await killing;
    return { ...followed, takeovers };
  } finally {
    await polling.stop();
  }
}

/** Kills the gateway that polls, and starts it again. Returns the time until another one polls; `undefined` where it is over before. */
async function killPolling({ takePolls }: PollingGateways, isOver: () => boolean): Promise<number | undefined> {
  const polling = await nextPolling(takePolls, isOver);
  if (!polling) return undefined;
  const { gateway } = polling;
  await gateway.kill();
  const killedAt = performance.now();
  const next = await nextPolling(takePolls, isOver);
  await gateway.start();
  return next && next.at - killedAt;
}

/** The gateway that polls again and again: others read once for a subscriber that comes. */
async function nextPolling(takePolls: PollingGateways['takePolls'], isOver: () => boolean): Promise<Poll | undefined> {
  takePolls();
  let last: readonly Poll[] = [];
  let found: Poll | undefined;
  await until(
    () => {
      last = [...last, ...takePolls()].slice(-POLLS);
      found = last.find(({ gateway }) => last.filter((each) => each.gateway === gateway).length >= MOST_POLLS);
      return found !== undefined || isOver();
    },
    { timeoutMs: LONGEST_MS },
  );
  return found;
}

/**
 * Which of these processes of this machine has the other end of a connection, by the port of that end. Only Linux tells: gateways that
 * share their events call the same address in the same way.
 */
function processOf(port: number, pids: readonly number[]): number | undefined {
  const inode = inodeOf(port);
  return pids.find((pid) => inode !== undefined && hasOpen(pid, `socket:[${inode}]`));
}

function inodeOf(port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const [, , , , , , , , , inode] =
    lines.map((line) => line.trim().split(/\s+/)).find((each) => each[1]?.endsWith(local)) ?? [];
  return inode;
}

function hasOpen(pid: number, target: string): boolean {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((name) => linkAt(`${folder}/${name}`) === target);
  } catch {
    // It has ended.
    return false;
  }
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed meanwhile.
    return undefined;
  }
}
