import { describe, expect, it } from 'vitest';
import { createLog } from '#log';
import { gatewayOf, gatewayOver, json } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { served } from '#test/served';
import { until } from '#test/until';
import { type EventReader, openStream } from './event-reader.ts';

const UUID = '00000000-0000-4000-8000-000000000000';
const BLOCKS = 'subscription { blockMined { cursor block { height } } }';
const REQUESTS = `subscription { webhookRequestReceived(webhookId: "${UUID}") { request { content } } }`;
const START = Date.parse('2026-11-21T12:00:00Z');
/** Longer than the chain of the sandbox takes for a block. */
const BLOCK_MS = 11 * 60_000;
const FAILS = 'A source of subscriptions cannot be read';
const ANSWERS = 'The sources of subscriptions answer again';

/** A gateway over a sandbox, with a subscription to each of two APIs, which are polled often. */
async function overChain(settings: object = {}) {
  const { origin, world } = await sandboxOf(['blockchain', 'webhooks']);
  world.clock.stop(START);
  const logged: string[] = [];
  const gateway = gatewayOf(
    { blockchain: `${origin}/blockchain`, webhooks: `${origin}/webhooks` },
    {
      subscriptions: { poll: '20ms' },
      apis: { blockchain: { timeouts: { total: '2s' } }, ...settings },
    },
    createLog({ level: 'info', format: 'text' }, (line) => logged.push(line)),
  );
  const { address } = await served(gateway);
  const admin = async (path: string, method = 'GET', body?: object) => {
    const answer = await rawRequest(`${origin}/_sandbox${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return JSON.parse(answer.body.toString());
  };
  const streams = {
    blocks: await openStream(address, { query: BLOCKS }),
    requests: await openStream(address, { query: REQUESTS }),
  };
  await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(5));
  // The first calls of a busy machine may take too long.
  logged.length = 0;
  let mined = 0;
  return {
    ...streams,
    logged,
    polls: () => gateway.live.counts.polls,
    mine: () => world.clock.stop(START + ++mined * BLOCK_MS),
    fail: (fault: object) => admin('/faults', 'PUT', [{ on: 'blockchain', ...fault }]),
    recover: () => admin('/faults', 'DELETE'),
    calls: async (): Promise<number> => (await admin('')).apis.blockchain.calls,
    capture: (content: string) => rawRequest(`${origin}/webhooks/${UUID}`, { method: 'POST', body: content }),
  };
}

const lines = (logged: readonly string[], text: string) => logged.filter((line) => line.includes(text)).length;

/** The heights of the next blocks. */
async function heights(stream: EventReader, count: number): Promise<number[]> {
  const events = await stream.take(count);
  return events.map((each) => each?.data.data.blockMined.block.height);
}

describe('subscriptions while an API fails', () => {
  it.each([
    ['an error', { status: 503 }],
    ['a latency of half a minute', { latency: '30s' }],
    ['malformed responses', { garbage: 'json' }],
    ['connections that are reset', { reset: true }],
    ['no response at all', { drop: true }],
    ['rate limits', { limited: '1s' }],
  ])('go on after %s, without an event lost, and leave the others alone', async (_name, fault) => {
    const { blocks, requests, mine, fail, recover, capture, logged } = await overChain();
    mine();
    const [first = 0] = await heights(blocks, 1);
    await fail(fault);
    await until(() => expect(lines(logged, FAILS)).toBe(1));
    mine();
    mine();
    for (const content of ['one', 'two', 'three']) {
      await capture(content);
      expect(await requests.next()).toMatchObject({
        data: { data: { webhookRequestReceived: { request: { content } } } },
      });
    }
    await recover();
    expect(await heights(blocks, 1)).toEqual([first + 1]);
    expect(await heights(blocks, 1)).toEqual([first + 2]);
    await until(() => expect(lines(logged, ANSWERS)).toBe(1));
    expect(lines(logged, FAILS)).toBe(1);
  });

  it('ask as seldom as a rate limit says', async () => {
    const { blocks, mine, fail, calls, capture, requests, logged } = await overChain();
    mine();
    await heights(blocks, 1);
    await fail({ limited: '60s' });
    await until(() => expect(lines(logged, FAILS)).toBe(1));
    const before = await calls();
    for (let count = 0; count < 10; count++) {
      await capture('again');
      await requests.next();
    }
    expect(await calls()).toBe(before);
  });
});

it('logs one line for a field of which one source fails and another does not', async () => {
  const [GOOD, BAD] = ['22222222-aaaa-4bbb-8ccc-000000000001', '22222222-aaaa-4bbb-8ccc-000000000002'];
  let isDown = false;
  const { gateway, sent, logged } = await gatewayOver(
    'banking',
    ({ target }) => {
      // After a 503 all calls to the API would wait.
      if (isDown && target.includes(BAD)) return json({}, 500);
      return json({ batchUuid: GOOD, type: 'BANK_TRANSFER', status: 'OPEN' });
    },
    {
      settings: {
        subscriptions: { poll: '10ms' },
        // An open breaker would have both sources wait.
        apis: { banking: { breaker: { failures: 0 } } },
      },
    },
  );
  const { address } = await served(gateway);
  for (const uuid of [GOOD, BAD]) {
    await openStream(address, { query: `subscription { batchChanged(id: "${uuid}") { batch { status } } }` });
  }
  const polls = (uuid: string) => sent.filter(({ target }) => target.includes(uuid)).length;
  // A source whose first poll fails ends, and so does its subscription.
  await until(() => expect(Math.min(polls(GOOD), polls(BAD))).toBeGreaterThan(5));
  isDown = true;
  sent.length = 0;
  // Few: a source that fails is polled less and less.
  await until(() => expect(Math.min(polls(GOOD), polls(BAD))).toBeGreaterThan(3));
  expect([lines(logged, FAILS), lines(logged, ANSWERS)]).toEqual([1, 0]);
  isDown = false;
  await until(() => expect(lines(logged, ANSWERS)).toBe(1));
});
