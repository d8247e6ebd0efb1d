import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
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

describe('a stream of several operations whose reader does not read', () => {
  it('loses no result: it ends, and each operation that is complete has its result', async () => {
    const { address } = await gatewayWithLargeAnswers();
    const { hostname, port, pathname } = new URL(address);
    const token = await (await fetch(address, { method: 'PUT' })).text();
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    let text = '';
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(
      `GET ${pathname}?token=${token} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\naccept: text/event-stream\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    socket.on('data', (part) => (text += part.toString()));
    socket.pause();
    for (let n = 0; n < OPERATIONS; n++) {
      const body = JSON.stringify({ ...operation(n), extensions: { operationId: String(n) } });
      const headers = { 'content-type': 'application/json', 'x-graphql-event-stream-token': token };
      await (await fetch(address, { method: 'POST', headers, body })).text();
    }
    socket.resume();
    await ended;

    const idsOf = (event: string) =>
      [...text.matchAll(new RegExp(`event: ${event}\ndata: {"id":"(\\d+)"`, 'g'))].map(([, id]) => id);
    expect(idsOf('complete').length).toBeLessThan(OPERATIONS);
    expect(idsOf('next')).toEqual(expect.arrayContaining(idsOf('complete')));
  });

  it('ends in the middle of a response in parts, whose request is in flight no more', async () => {
    const { address, gateway } = await gatewayWithLargeAnswers('200ms');
    const token = await (await fetch(address, { method: 'PUT' })).text();
    const { hostname, port, pathname } = new URL(address);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET ${pathname}?token=${token} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const parts = Array.from({ length: 12 }, (_, n) => `... @defer { a${n}: quote(id: "q${n}") { text } }`);
    const body = JSON.stringify({ query: `{ __typename ${parts.join(' ')} }`, extensions: { operationId: '1' } });
    const headers = {
      accept: 'multipart/mixed;incrementalSpec=v0.2',
      'content-type': 'application/json',
      'x-graphql-event-stream-token': token,
    };
    const { status } = await fetch(address, { method: 'POST', headers, body });

    expect(status).toBe(202);
    await until(() => expect(gateway.overload.inFlight).toBe(0));
  });
});
