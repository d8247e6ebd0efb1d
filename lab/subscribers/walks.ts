import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { createGateway, type Gateway } from '#gateway';
import { createLog } from '#log';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { blockchain } from '#subgraphs';
import { GatewayProcess } from '../../test/many/gateway-process.ts';
import { startRedis } from '../../test/redis/redis-server.ts';
import { until } from '../../test/until.ts';

const QUERY = 'subscription ($after: String) { blockMined(after: $after) { cursor block { height } } }';

/** A subscription to a chain after a block: the cursors of its events, until the signal. It throws where its connection breaks. */
export type Subscribe = (after: string, signal: AbortSignal) => AsyncIterable<number>;

/** By server-sent events. */
export async function* cursorsByEvents(
  send: (url: string, init: RequestInit) => Promise<Response>,
  address: string,
  [after, signal]: Parameters<Subscribe>,
): AsyncGenerator<number, undefined> {
  const response = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
    signal,
  });
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, cursor] = /^id: (\d+)$/m.exec(block) ?? [];
      if (cursor !== undefined) yield Number(cursor);
    }
  }
  return undefined;
}

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

const SUBSCRIBERS = 20;
const MOST_READ = 400;
const MOST_MINED = 60;
/** A replica that is gone is not asked at once again. */
const BROKEN_MS = 50;

/** What subscribers saw who left at random, and went on elsewhere. */
interface Followed {
  readonly events: number;
  readonly connections: number;
  /** Connections that ended without the subscriber. */
  readonly broken: number;
  /** Events that did not follow the one before. */
  readonly wrong: readonly string[];
}

interface FollowOptions {
  readonly chain: { height: number };
  /** Events of all subscribers together, at least. */
  readonly events: number;
  /** Whether it may be over when there were as many. */
  readonly isEnough?: () => boolean;
  readonly everyMs: number;
  /** A subscription at any replica. */
  readonly subscribe: Subscribe;
}

/** Lets a chain grow, and follows it by subscriptions that each begin after the last event of the one before. */
async function followChain(options: FollowOptions): Promise<Followed> {
  const { chain, events, isEnough = () => true, everyMs, subscribe } = options;
  const found = { events: 0, connections: 0, broken: 0, wrong: [] as string[] };
  const start = chain.height;
  const isOver = () => (found.events >= events && isEnough()) || found.wrong.length > 0;
  const follow = async () => {
    let last = start;
    while (!isOver()) {
      found.connections += 1;
      const leaving = new AbortController();
      let left = Math.ceil(Math.random() * MOST_READ);
      try {
        for await (const cursor of subscribe(String(last), leaving.signal)) {
          if (cursor !== last + 1) found.wrong.push(`${cursor} after ${last}`);
          last = cursor;
          found.events += 1;
          left -= 1;
          if (left === 0 || isOver()) break;
        }
      } catch {
        left = Math.max(left, 1);
      }
      leaving.abort();
      if (left === 0 || isOver()) continue;
      found.broken += 1;
      await wait(BROKEN_MS);
    }
  };
  const following = Promise.all(Array.from({ length: SUBSCRIBERS }, follow));
  while (!isOver()) {
    chain.height += Math.ceil(Math.random() * MOST_MINED);
    await wait(everyMs);
  }
  // Those that wait for a block see that it is over.
  const ending = setInterval(() => (chain.height += 1), everyMs);
  await following;
  clearInterval(ending);
  return found;
}

/** An upstream whose chain grows on demand, and the settings of a gateway over it. */
export async function chainServer() {
  const chain = { height: 1000, polls: 0 };
  const server = createServer(({ url = '' }, response) => {
    // A poll that is late finds several new blocks, and reads those before the newest by their heights.
    const [, at] = /\/block-height\/(\d+)/.exec(url) ?? [];
    if (at === undefined) chain.polls += 1;
    const block = { ...blockAt(Number(at ?? chain.height)), time: 1, block_index: 1, main_chain: true, tx: [] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(at === undefined ? block : { blocks: [block] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = { MANIFOLD_BLOCKCHAIN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const loaded = loadSettings({ file: undefined, environment, contracts: [readContract('blockchain')] });
  const settings: Settings = { ...loaded, performance: { ...loaded.performance, cache: false } };
  return { chain, settings, close: () => server.close() };
}

function blockAt(height: number) {
  return { height, hash: String(height).padStart(64, '0') };
}

const REPLICAS = 3;
const POLL_MS = 5;

/** The result of a walk. */
interface WalkResult extends Followed {
  readonly polls: number;
}

/**
 * Follows a growing chain with subscribers that leave at random and go on at another replica, until they have read so many events.
 */
export async function reconnectWalk(events: number): Promise<WalkResult> {
  const { chain, settings, close } = await chainServer();
  const [bus, leadership] = [new MemoryBus(), new MemoryLeadership()];
  const subscriptions = { ...settings.subscriptions, poll: POLL_MS };
  const log = createLog({ level: 'error', format: 'text' });
  const gateways = Array.from({ length: REPLICAS }, () =>
    createGateway({
      settings: { ...settings, subscriptions },
      subgraphs: [blockchain],
      edges: [],
      log,
      bus,
      leadership,
    }),
  );
  const followed = await followChain({
    chain,
    events,
    everyMs: POLL_MS,
    subscribe(...position) {
      const gateway = gateways[Math.floor(Math.random() * REPLICAS)] as Gateway;
      return cursorsByEvents(async (url, init) => gateway.fetch(url, init), 'http://localhost/graphql', position);
    },
  });
  await Promise.all(gateways.map((gateway) => gateway.close()));
  close();
  return { ...followed, polls: chain.polls };
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
