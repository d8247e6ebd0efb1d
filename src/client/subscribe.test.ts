import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BLOCKS, blockEvent, gatewayOverChain } from '#test/live/chain';
import { until } from '#test/until';
import { errorResponse } from './harness.ts';
import { createClient } from './index.ts';

const data = (height: number) => blockEvent(height).data.data;

/** A client whose connections are answered by these in turn: streams, or responses. */
function overStreams(...answers: readonly (string | Response)[]) {
  const sent: Headers[] = [];
  const client = createClient({
    url: 'http://gateway.test',
    fetch: async (_url, init) => {
      const answer = answers[sent.push(new Headers(init?.headers)) - 1];
      if (answer instanceof Response) return answer;
      return new Response(answer, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  return { client, sent };
}

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
    await until(() => expect(other.gateway.live.counts.subscribers).toBe(0));
  });

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

  it('goes on after the position of an end without an event', async () => {
    const end = { code: 'SUBSCRIPTION_INTERRUPTED', after: '98' };
    const { client, sent } = overStreams(
      `retry: 1\nevent: next\ndata: ${JSON.stringify({ errors: [{ message: 'It ends.', extensions: end }] })}\n\n`,
      'event: complete\ndata: \n\n',
    );
    expect(await Array.fromAsync(client.subscribe(BLOCKS))).toEqual([]);
    expect(sent.map((headers) => headers.get('last-event-id'))).toEqual([null, '98']);
  });

  it('goes on after the position at which it began, if the connection is cut before the first event', async () => {
    const { address, chain } = await gatewayOverChain();
    let cut: (() => void) | undefined;
    const client = createClient({
      url: address,
      fetch: async (url, init) => {
        if (cut) return fetch(url, init);
        const leaving = new AbortController();
        init?.signal?.addEventListener('abort', () => leaving.abort());
        const response = await fetch(url, { ...init, signal: leaving.signal });
        const [body, copy] = response.body?.tee() ?? [];
        const begun = new Response(copy).body?.pipeThrough(new TextDecoderStream()).getReader();
        let text = '';
        while (begun && !text.includes('id: 100\n\n')) text += (await begun.read()).value ?? '';
        chain.height = 102;
        cut = () => leaving.abort();
        setImmediate(cut);
        return new Response(body ?? null, response);
      },
    });
    const events = client.subscribe(BLOCKS);
    for (const height of [101, 102]) expect((await events.next()).value).toMatchObject({ data: data(height) });
    await events.return();
  });

  it('is opened again where nothing arrives', async () => {
    const silent = new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const { client, sent } = overStreams(silent, 'event: complete\ndata: \n\n');
    expect(await Array.fromAsync(client.subscribe(BLOCKS, {}, { silenceMs: 50 }))).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('waits for as long as a refusal says', async () => {
    const refused = errorResponse('OVERLOADED', {}, { status: 503, headers: { 'retry-after': '1' } });
    const { client } = overStreams(refused, 'event: complete\ndata: \n\n');
    const before = performance.now();
    expect(await Array.fromAsync(client.subscribe(BLOCKS))).toEqual([]);
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  it('does not connect at once where it has to wait for longer than a timer can', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const errors = [{ message: 'It ends.', extensions: { code: 'SUBSCRIPTION_INTERRUPTED' } }];
    const { client, sent } = overStreams(`retry: 99999999999\nevent: next\ndata: ${JSON.stringify({ errors })}\n\n`);
    const leaving = new AbortController();
    const next = client.subscribe(BLOCKS, {}, { signal: leaving.signal, silenceMs: Infinity }).next();
    const delays = () => timers.mock.calls.map(([, ms]) => ms);
    await until(() => expect(delays().filter((ms) => ms === 2 ** 31 - 1).length).toBeGreaterThan(1));
    expect(Math.max(...delays().map(Number))).toBe(2 ** 31 - 1);
    expect(sent).toHaveLength(1);
    leaving.abort();
    await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends when its signal is aborted', async () => {
    const { address, gateway } = await gatewayOverChain();
    const leaving = new AbortController();
    const events = createClient({ url: address }).subscribe(BLOCKS, { after: '99' }, { signal: leaving.signal });
    await events.next();
    const next = events.next();
    leaving.abort();
    await expect(next).rejects.toMatchObject({ name: 'AbortError' });
    await until(() => expect(gateway.live.counts.subscribers).toBe(0));
  });
});
