import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { createGateway, type Gateway } from '#gateway';
import { createLog } from '#log';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { blockchain } from '#subgraphs';

export const QUERY = 'subscription ($after: String) { blockMined(after: $after) { cursor block { height } } }';

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

const SUBSCRIBERS = 20;
const MOST_READ = 400;
const MOST_MINED = 60;
/** A replica that is gone is not asked at once again. */
const BROKEN_MS = 50;

/** What subscribers saw who left at random, and went on elsewhere. */
export interface Followed {
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
export async function followChain(options: FollowOptions): Promise<Followed> {
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
