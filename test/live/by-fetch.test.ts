import { expect, it } from 'vitest';
import { mountGateway } from '#gateway';
import { until } from '#test/until';
import { BLOCKS, gatewayOverChain } from './chain.ts';

it('a stream of events by fetch has signs of life, and says when to connect again', async () => {
  const { gateway, chain } = await gatewayOverChain({ subscriptions: { poll: '10ms', heartbeat: '50ms' } });
  const mount = mountGateway(gateway);
  const { body } = await mount.fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: BLOCKS }),
    }),
  );
  const blocks = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = (count: number) =>
    until(async () => {
      text += (await blocks?.read())?.value ?? '';
      expect(text.split('\n\n').length).toBeGreaterThan(count);
    });
  await read(4);
  expect(text).toMatch(/^:\n\n(:\n\n)*id: 100\n\n:\n\n/);
  text = '';
  chain.height = 101;
  await until(async () => {
    text += (await blocks?.read())?.value ?? '';
    expect(text).toContain('id: 101');
  });
  gateway.live.drain(0);
  await until(async () => {
    text += (await blocks?.read())?.value ?? '';
    expect(text).toMatch(/retry: \d+\nevent: next\ndata: .*SUBSCRIPTION_INTERRUPTED/);
  });
  expect(await blocks?.read()).toEqual({ done: true, value: undefined });
});

it.each([
  ['a subscription', BLOCKS],
  ['a live query', 'query @live { latestBlock { height } }'],
])('%s ends with the signal of its request, and the mount closes', async (_what, query) => {
  const { gateway } = await gatewayOverChain({ server: { shutdownGrace: '10m' } });
  const mount = mountGateway(gateway);
  const leaving = new AbortController();
  const { body } = await mount.fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
      signal: leaving.signal,
    }),
  );
  const reader = body?.getReader();
  await reader?.read();
  leaving.abort();
  await expect(Array.fromAsync({ length: 5 }, () => reader?.read())).rejects.toMatchObject({ name: 'AbortError' });
  await mount.close();
  expect(gateway.live.counts).toMatchObject({ subscribers: 0, liveQueries: { open: 0 } });
});
