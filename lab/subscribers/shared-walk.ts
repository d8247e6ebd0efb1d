import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayProcess } from '../../test/many/gateway-process.ts';
import { until } from '../../test/until.ts';
import { cursorsByEvents, cursorsByWebSocket } from './cursors.ts';
import { type Followed, followChain } from './follow-chain.ts';
import { type Poll, type PollingGateways, pollingGateways } from './polling-gateways.ts';

const REPLICAS = 3;
const MINED_EVERY_MS = 500;
const CALM_MS = 1000;
/** Of so many polls one after the other, the gateway that polls has sent most. */
const [POLLS, MOST_POLLS] = [8, 5];
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
export async function sharedWalk(events: number): Promise<SharedWalkResult> {
  const polling = await pollingGateways(REPLICAS, '20ms');
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
