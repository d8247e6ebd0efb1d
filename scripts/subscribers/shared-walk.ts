import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayProcess } from '../../test/many/gateway-process.ts';
import { until } from '../../test/until.ts';
import { cursorsByEvents, cursorsByWebSocket } from './cursors.ts';
import { type Followed, followChain } from './follow-chain.ts';
import { type Poll, type PollingGateways, pollingGateways } from './polling-gateways.ts';

const REPLICAS = 3;
const MINED_EVERY_MS = 500;
const CALM_MS = 1000;
/** The gateway that polls does so at least as often in this time. */
const [LEAST_POLLS, WINDOW_MS] = [4, 200];
const LONGEST_MS = 30_000;

/** What subscribers of several processes saw while those that polled were killed. */
export interface SharedWalkResult extends Followed {
  /** Times until another gateway polled, in milliseconds. */
  readonly takeovers: readonly number[];
}

/**
 * Follows a growing chain over three gateways with Redis, by server-sent events and WebSockets, while the gateway that polls is killed
 * and started again.
 */
export async function sharedWalk(most: number): Promise<SharedWalkResult> {
  const polling = await pollingGateways(REPLICAS, '20ms');
  const takeovers: number[] = [];
  let isOver = false;
  try {
    const killing = (async () => {
      while (!isOver) {
        await wait(CALM_MS);
        const takeover = await killPolling(polling, () => isOver);
        if (takeover !== undefined) takeovers.push(takeover);
      }
    })();
    const followed = await followChain({
      chain: polling.chain,
      most,
      everyMs: MINED_EVERY_MS,
      subscribe(...position) {
        const { origin } = polling.gateways[Math.floor(Math.random() * REPLICAS)] as GatewayProcess;
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
  let found: Poll | undefined;
  await until(
    () => {
      const polls = takePolls();
      const isPolling = ({ gateway }: Poll) => polls.filter((each) => each.gateway === gateway).length >= LEAST_POLLS;
      found = polls.find(isPolling);
      return found !== undefined || isOver();
    },
    { timeoutMs: LONGEST_MS, intervalMs: WINDOW_MS },
  );
  return found;
}
