import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { served } from '#test/served';
import { until } from '#test/until';
import { connectSocket } from './connect-socket.ts';

const LARGE = 'x'.repeat(1024 * 1024);
const OPERATIONS = 40;

/** A gateway whose answers are large, and wait for slow readers only a little. */
async function gatewayWithLargeAnswers(write = '20s') {
  const quote = { _id: 'a', content: LARGE, author: 'A', authorSlug: 'a', length: LARGE.length, tags: [] };
  const { gateway, sent } = await gatewayOver('quotes', () => json(quote), {
    settings: { subscriptions: { buffer: '64KiB' }, limits: { timeouts: { write } } },
  });
  return { ...(await served(gateway)), gateway, sent };
}

const operation = (n: number) => ({ query: `{ quote(id: "q${n}") { text } }` });

describe('a WebSocket whose peer does not read', () => {
  it('loses no result: it is closed with a code, and each operation that is complete has its result', async () => {
    const { address, sent } = await gatewayWithLargeAnswers();
    const { socket, messages, closed, send } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toHaveLength(1));
    socket.pause();
    for (let n = 0; n < OPERATIONS; n++) send({ type: 'subscribe', id: String(n), payload: operation(n) });
    await until(() => expect(sent).toHaveLength(OPERATIONS));
    socket.resume();

    expect(await closed).toEqual([4290, 'Messages are read too slowly: subscribe again after the last event']);
    const ids = (type: string) =>
      messages.filter((each: any) => each.type === type).map((each: any) => each.id as string);
    expect(ids('complete').length).toBeLessThan(OPERATIONS);
    expect(ids('next')).toEqual(expect.arrayContaining(ids('complete')));
  });
});
