import { createGateway, type Gateway } from '#gateway';
import { createLog } from '#log';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { blockchain } from '#subgraphs';
import { chainServer } from './chain-server.ts';
import { cursorsByEvents } from './cursors.ts';
import { type Followed, followChain } from './follow-chain.ts';

const REPLICAS = 3;
const POLL_MS = 5;

/** The result of a walk. */
export interface WalkResult extends Followed {
  readonly polls: number;
}

/**
 * Follows a growing chain with subscribers that leave at random and go on at another replica, until they have read so many events.
 */
export async function reconnectWalk(events: number): Promise<WalkResult> {
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
