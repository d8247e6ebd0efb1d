import { setTimeout as wait } from 'node:timers/promises';
import type { Subscribe } from './cursors.ts';

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
