import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorsByEvents, type Subscribe } from '../../lab/subscribers/walks.ts';
import type { GatewayProcess } from '../many/gateway-process.ts';
import { until } from '../until.ts';
import { cursorsByWebSocket, type PollingGateways, pollingGateways, sharedWalk } from './polling-gateways.ts';

/** Processes start on the two cores that other tests use. */
const START_MS = 120_000;

describe('three gateways with Redis', () => {
  let polling: PollingGateways;
  beforeAll(async () => {
    polling = await pollingGateways(3, '20ms');
  }, START_MS);
  afterAll(() => polling.stop(), START_MS);

  const byEvents =
    ({ origin }: GatewayProcess): Subscribe =>
    (...position) =>
      cursorsByEvents(fetch, `${origin}/graphql`, position);
  const byWebSocket =
    ({ origin }: GatewayProcess): Subscribe =>
    (...position) =>
      cursorsByWebSocket(`${origin}/graphql`, position);

  /** Reads cursors as they come, until it is ended by either side. */
  function reader(subscribe: Subscribe, after: number) {
    const leaving = new AbortController();
    const cursors: number[] = [];
    const ended = (async () => {
      for await (const cursor of subscribe(String(after), leaving.signal)) cursors.push(cursor);
    })().catch(() => undefined);
    return { cursors, ended, leave: () => leaving.abort() };
  }

  it('poll once for all, tell all, and go on at another one when the one that polls is killed', async () => {
    const { chain, gateways, takePolls } = polling;
    const from = chain.height;
    const heights = () => Array.from({ length: chain.height - from }, (_, at) => from + 1 + at);
    const readers = gateways.flatMap((gateway) =>
      [byEvents, byWebSocket].map((by) => ({ gateway, ...reader(by(gateway), from) })),
    );
    const allHave = (some: readonly { readonly cursors: readonly number[] }[]) =>
      until(() => some.every(({ cursors }) => cursors.at(-1) === chain.height));
    chain.height += 3;
    await allHave(readers);

    takePolls();
    let polls: ReturnType<typeof takePolls> = [];
    // One that a busy machine keeps from renewing its lease for long is followed by another, which then polls alone.
    await until(() => {
      polls = [...polls, ...takePolls()].slice(-20);
      expect(polls).toHaveLength(20);
      expect(new Set(polls.map(({ gateway }) => gateway.origin)).size).toBe(1);
    });
    const [{ gateway: leader } = { gateway: undefined }] = polls;

    await leader?.kill();
    takePolls();
    chain.height += 5;
    const left = readers.filter(({ gateway }) => gateway !== leader);
    const lost = readers.filter(({ gateway }) => gateway === leader);
    await Promise.all(lost.map(({ ended }) => ended));
    await allHave(left);
    const takenOver = takePolls().map(({ gateway }) => gateway.origin);
    expect(takenOver.length).toBeGreaterThan(0);
    expect(takenOver).not.toContain(leader?.origin);

    const [other] = gateways.filter((gateway) => gateway !== leader) as [GatewayProcess];
    // Each by the other transport.
    const resumed = lost.map(({ cursors }, at) =>
      reader([byWebSocket, byEvents][at]?.(other) as Subscribe, cursors.at(-1) ?? 0),
    );
    chain.height += 2;
    await allHave([...left, ...resumed]);
    for (const { cursors } of left) expect(cursors).toEqual(heights());
    for (const [at, { cursors }] of lost.entries())
      expect([...cursors, ...(resumed[at]?.cursors ?? [])]).toEqual(heights());

    for (const each of [...readers, ...resumed]) each.leave();
    await leader?.start();
  }, 90_000);
});

it('a subscriber that goes on at any gateway by any transport loses no event and gets none twice, while those that poll are killed', async () => {
  const { events, takeovers, wrong } = await sharedWalk(10_000);
  expect(wrong).toEqual([]);
  expect(events).toBeGreaterThanOrEqual(10_000);
  expect(takeovers.length).toBeGreaterThan(0);
}, 180_000);
