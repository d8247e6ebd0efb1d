import { describe, expect, it } from 'vitest';
import { until } from '#test/until';
import { gatewayOverChain } from './chain.ts';
import { connectSocket } from './connect-socket.ts';

/** A connection that has told who it is. */
async function connected(address: string) {
  const connection = await connectSocket(address);
  connection.send({ type: 'connection_init' });
  await until(() => expect(connection.messages).toEqual([{ type: 'connection_ack' }]));
  /** Begins a message, or sends more of it. */
  const sendPart = (text: string, fin = false) => connection.socket.send(text, { fin });
  const results = () => connection.messages.slice(1);
  return { ...connection, sendPart, results };
}

const OPERATION = JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ __typename }' } });
const RESULTS = [
  { id: '1', type: 'next', payload: { data: { __typename: 'Query' } } },
  { id: '1', type: 'complete' },
];
const spaces = (bytes: number) => ' '.repeat(bytes);

describe('messages of WebSockets that are not whole', () => {
  it('share the memory of request bodies: the connection with one beyond it is closed, and memory is free again', async () => {
    const { address } = await gatewayOverChain({ limits: { buffered: '64KiB' } });
    const [first, second] = [await connected(address), await connected(address)];
    first.sendPart(spaces(40_000));
    first.socket.ping();
    await new Promise((resolve) => first.socket.once('pong', resolve));
    second.sendPart(spaces(40_000));

    expect(await second.closed).toEqual([1013, 'Too many messages are being received: try again later']);
    first.sendPart(OPERATION, true);
    await until(() => expect(first.results()).toEqual(RESULTS));
    const third = await connected(address);
    third.sendPart(spaces(40_000));
    third.sendPart(OPERATION, true);
    await until(() => expect(third.results()).toEqual(RESULTS));
  });

  it('end their connection when they take longer than a request may, even if it answers pings', async () => {
    const settings = { limits: { timeouts: { request: '1s' } }, subscriptions: { heartbeat: '400ms' } };
    const { address } = await gatewayOverChain(settings);
    const { sendPart, closed } = await connected(address);
    sendPart(spaces(2000));

    expect(await closed).toEqual([1008, 'The message took too long']);
  });

  it('are forgotten once they are whole, in any number of fragments and with pings between them', async () => {
    const { address } = await gatewayOverChain({ limits: { buffered: '16KiB' } });
    const { socket, sendPart, messages } = await connected(address);
    for (let message = 0; message < 50; message++) {
      sendPart(spaces(1000));
      socket.ping('between');
      for (let fragment = 0; fragment < 5; fragment++) sendPart(spaces(100));
      sendPart('{"type":"ping"}', true);
      await until(() => expect(messages.length).toBe(message + 2));
    }

    expect(socket.readyState).toBe(socket.OPEN);
  });
});
