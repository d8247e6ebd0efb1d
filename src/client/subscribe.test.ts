import { describe, expect, it, vi } from 'vitest';
import { BLOCKS, blockEvent, gatewayOverChain } from '#test/live/chain';
import { createClient } from './index.ts';

const data = (height: number) => blockEvent(height).data.data;

describe('subscribe', () => {
  it('goes on at another gateway after the last event', async () => {
    const one = await gatewayOverChain();
    const other = await gatewayOverChain();
    other.chain.height = 103;
    let address = one.address;
    const client = createClient({
      url: 'http://gateway.test',
      fetch: (_url, init) => fetch(address, init),
    });
    const connections: boolean[] = [];
    const onConnection = (isOpen: boolean) => connections.push(isOpen);
    const events = client.subscribe(BLOCKS, {}, { after: '98', onConnection });
    expect((await events.next()).value).toMatchObject({ data: data(99), errors: [] });
    expect((await events.next()).value).toMatchObject({ data: data(100) });
    address = other.address;
    void one.server.stop();
    for (const height of [101, 102, 103]) expect((await events.next()).value).toMatchObject({ data: data(height) });
    expect([connections.slice(0, 2), connections.at(-1)]).toEqual([[true, false], true]);
    await events.return();
    await vi.waitFor(() => expect(other.gateway.live.counts.subscribers).toBe(0));
  }, 20_000);

  it('ends with a refusal that is not retryable', async () => {
    const { address } = await gatewayOverChain();
    const events = createClient({ url: address }).subscribe(BLOCKS, { after: 'x' });
    expect((await events.next()).value).toMatchObject({ errors: [{ code: 'BAD_USER_INPUT' }] });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('sends the text of a document whose id the gateway does not know', async () => {
    const { address } = await gatewayOverChain();
    const bodies: string[] = [];
    const client = createClient({
      url: address,
      persisted: 'post',
      fetch: (url, init) => {
        bodies.push(init?.body as string);
        return fetch(url, init);
      },
    });
    const events = client.subscribe({ documentId: 'unknown', text: BLOCKS }, { after: '99' });
    expect((await events.next()).value).toMatchObject({ data: data(100) });
    await events.return();
    expect(bodies.map((body) => Object.keys(JSON.parse(body)))).toEqual([
      ['documentId', 'variables'],
      ['query', 'variables'],
    ]);
  });

  it('is opened again after a network error', async () => {
    const { address } = await gatewayOverChain();
    let isDown = true;
    const client = createClient({
      url: address,
      fetch: (url, init) => {
        if (!isDown) return fetch(url, init);
        isDown = false;
        return Promise.reject(new TypeError('refused'));
      },
    });
    const events = client.subscribe(BLOCKS, { after: '99' });
    expect((await events.next()).value).toMatchObject({ data: data(100) });
    await events.return();
  });

  it('ends when its signal is aborted', async () => {
    const { address, gateway } = await gatewayOverChain();
    const leaving = new AbortController();
    const events = createClient({ url: address }).subscribe(BLOCKS, { after: '99' }, { signal: leaving.signal });
    await events.next();
    const next = events.next();
    leaving.abort();
    await expect(next).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(gateway.live.counts.subscribers).toBe(0));
  });
});
