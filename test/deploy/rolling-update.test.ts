import { expect, it, onTestFinished } from 'vitest';
import { cursorsByEvents, type Subscribe } from '../../lab/subscribers/walks.ts';
import { cursorsByWebSocket, pollingGateways } from '../redis/polling-gateways.ts';
import { until } from '../until.ts';
import { PROXIES } from './proxies.ts';

const BLOCK_MS = 50;

/** Subscribes again and again, after the last event of the time before, until it is stopped. */
function subscriber(subscribe: Subscribe, from: number) {
  const leaving = new AbortController();
  const cursors: number[] = [];
  let subscriptions = 0;
  const ended = (async () => {
    while (!leaving.signal.aborted) {
      subscriptions += 1;
      try {
        for await (const cursor of subscribe(String(cursors.at(-1) ?? from), leaving.signal)) cursors.push(cursor);
      } catch {
        // The connection ended.
      }
      await new Promise((resolve) => setTimeout(resolve, BLOCK_MS));
    }
  })();
  return {
    cursors,
    count: () => subscriptions,
    async stop() {
      leaving.abort();
      await ended;
    },
  };
}

it('subscribers behind a proxy lose no event, and get none twice, while all gateways are replaced in turn', async () => {
  const { chain, gateways, stop } = await pollingGateways(3, '20ms');
  onTestFinished(stop);
  const from = chain.height;
  const origins = await Promise.all(PROXIES.map(([, start]) => start(gateways.map(({ port }) => port))));
  const transports: ((origin: string) => Subscribe)[] = [
    (origin) =>
      (...position) =>
        cursorsByEvents(fetch, `${origin}/graphql`, position),
    (origin) =>
      (...position) =>
        cursorsByWebSocket(`${origin}/graphql`, position),
  ];
  const subscribers = origins.flatMap((origin) => transports.map((by) => subscriber(by(origin), from)));
  const growing = setInterval(() => (chain.height += 1), BLOCK_MS);
  try {
    for (const gateway of gateways) {
      await until(() => subscribers.every(({ cursors }) => (cursors.at(-1) ?? 0) >= chain.height - 10));
      await gateway.stop();
      await gateway.start();
    }
  } finally {
    clearInterval(growing);
  }
  const heights = Array.from({ length: chain.height - from }, (_, at) => from + 1 + at);
  await until(() => subscribers.every(({ cursors }) => cursors.at(-1) === chain.height));
  for (const each of subscribers) await each.stop();

  expect(heights.length).toBeGreaterThan(100);
  for (const { cursors, count } of subscribers) {
    expect(cursors).toEqual(heights);
    // The gateway of each was replaced at least once.
    expect(count()).toBeGreaterThan(1);
  }
}, 180_000);
