import { setTimeout as wait } from 'node:timers/promises';
import { createGateway, type Gateway } from '#gateway';
import { createLog } from '#log';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { blockchain } from '#subgraphs';
import { chainServer } from './chain-server.ts';

const [REPLICAS, SUBSCRIBERS] = [3, 20];
const POLL_MS = 5;
const MOST_READ = 400;
const MOST_MINED = 60;
const QUERY = 'subscription ($after: String) { blockMined(after: $after) { cursor block { height } } }';

/** What a walk found. */
export interface WalkResult {
  readonly events: number;
  readonly connections: number;
  readonly polls: number;
  /** Events that did not follow the one before. */
  readonly wrong: readonly string[];
}

/**
 * Follows a growing chain with subscribers that leave at random and go on at another replica, until they have read so many events.
 */
export async function reconnectWalk(most: number): Promise<WalkResult> {
  const { chain, settings, close } = await chainServer();
  const [bus, leadership] = [new MemoryBus(), new MemoryLeadership()];
  const subscriptions = { ...settings.subscriptions, pollMs: POLL_MS };
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
  const found = { events: 0, connections: 0, wrong: [] as string[] };
  const start = chain.height;
  const isOver = () => found.events >= most || found.wrong.length > 0;
  const follow = async () => {
    let last = start;
    while (!isOver()) {
      const gateway = gateways[Math.floor(Math.random() * REPLICAS)] as Gateway;
      found.connections += 1;
      for await (const cursor of cursorsOf(gateway, String(last), Math.ceil(Math.random() * MOST_READ), isOver)) {
        if (cursor !== last + 1) found.wrong.push(`${cursor} after ${last}`);
        last = cursor;
        found.events += 1;
      }
    }
  };
  const following = Promise.all(Array.from({ length: SUBSCRIBERS }, follow));
  while (!isOver()) {
    chain.height += Math.ceil(Math.random() * MOST_MINED);
    await wait(POLL_MS);
  }
  // Those that wait for a block see that the walk is over.
  const ending = setInterval(() => (chain.height += 1), POLL_MS);
  await following;
  clearInterval(ending);
  await Promise.all(gateways.map((gateway) => gateway.close()));
  close();
  return { ...found, polls: chain.polls };
}

/** The cursors of some events after one. Then it disconnects. */
async function* cursorsOf(
  gateway: Gateway,
  after: string,
  count: number,
  isOver: () => boolean,
): AsyncGenerator<number, undefined> {
  const leaving = new AbortController();
  const response = await gateway.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
    signal: leaving.signal,
  });
  let [text, left] = ['', count];
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, cursor] = /^id: (\d+)$/m.exec(block) ?? [];
      if (cursor === undefined) continue;
      yield Number(cursor);
      left -= 1;
      if (left === 0 || isOver()) return undefined;
    }
  }
  return undefined;
}
