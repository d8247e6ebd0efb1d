import { createClient } from 'graphql-ws';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { rawSubscriber } from '#test/live/raw-subscriber';
import { until } from '#test/until';
import { gatewayOverReaders, LIVE, products, whole } from './readers.ts';

/** Reads a response up to a text, and returns all that was read. */
function readerOf({ body }: Response) {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return async (end: string) => {
    while (!text.includes(end)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The response has ended without ${end}.`);
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
}

it('is followed by graphql-ws', async () => {
  const { address, grant, gateway } = await gatewayOverReaders();
  const client = createClient({ url: address.replace('http', 'ws'), webSocketImpl: WebSocket, retryAttempts: 0 });
  onTestFinished(() => void client.dispose());
  const results = client.iterate({ query: LIVE });
  expect((await results.next()).value).toEqual({ data: products('a') });
  await grant('b');
  expect((await results.next()).value).toEqual({ data: products('b') });
  await results.return?.();
  await until(() => expect(gateway.live.counts.liveQueries.open).toBe(0));
});

it('is followed by GET', async () => {
  const { address, grant } = await gatewayOverReaders();
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const url = `${address}?${new URLSearchParams({ query: LIVE }).toString()}`;
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal: leaving.signal });
  const read = readerOf(response);
  await read('"a"');
  await grant('b');
  await read('"b"');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('a caller that reads slowly', () => {
  const settings = { limits: { timeouts: { write: '200ms' } }, subscriptions: { buffer: '16KiB' } };
  const large = (name: string) => Array.from({ length: 6000 }, (_, at) => `${name}-${at}`);
  const generous = {
    liveQueries: { interval: '5ms', poll: '60m', result: '16MiB' },
    limits: { timeouts: { write: '20s' } },
  };

  it('has the newest result, and not all of those before', async () => {
    const { address, state, gateway } = await gatewayOverReaders(generous);
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    state.products = large('0');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: LIVE }),
      signal: leaving.signal,
    });
    const counts = gateway.live.counts.liveQueries;
    const LAST = 60;
    await until(() => expect(counts.evaluations.changed).toBe(1));
    for (let n = 1; n <= LAST; n++) {
      state.products = large(String(n));
      gateway.wake('readers');
      await until(() => expect(counts.evaluations.changed).toBe(n + 1));
    }
    const text = await readerOf(response)(`"${LAST}-5999"`);
    expect(text.split('event: next').length - 1).toBeLessThan(LAST);
  });

  it('is ended where it reads nothing, and costs no other a result', async () => {
    const { address, state, gateway, follow } = await gatewayOverReaders({
      ...settings,
      liveQueries: generous.liveQueries,
    });
    state.products = large('0');
    const stuck = await rawSubscriber(address, LIVE);
    const stream = await follow();
    await stream.next();
    stuck.pause();
    for (let n = 1; gateway.live.counts.liveQueries.open === 2; n++) {
      state.products = large(String(n));
      gateway.wake('readers');
      expect((await stream.next())?.data.data).toEqual(products(...state.products));
      expect(n).toBeLessThan(100);
    }
    expect(gateway.live.counts.interrupted.slow).toBe(1);
    await stuck.closed;
  });
});

it('is ended by a drain, with how to go on', async () => {
  const { follow, gateway } = await gatewayOverReaders();
  const stream = await follow();
  expect(await stream.next()).toEqual(whole('a'));
  gateway.live.drain(0);
  expect(await stream.take(2)).toMatchObject([
    {
      retry: expect.any(String),
      data: {
        errors: [
          {
            message: 'The gateway ends the subscription. Start the live query again.',
            extensions: { code: 'SUBSCRIPTION_INTERRUPTED' },
          },
        ],
      },
    },
    undefined,
  ]);
});
