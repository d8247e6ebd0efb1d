import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '#test/until';
import { gatewayOverChain } from './chain.ts';
import { connectSocket } from './connect-socket.ts';

/** A frame of a client, with a mask of zeros. */
function frame(opcode: number, text = ''): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), payload]);
}

const [TEXT, PING, PONG] = [1, 9, 10];
const ping = () => frame(TEXT, '{"type":"ping"}');

/** How many messages and pongs, or what else, is sent in each turn of the event loop. */
function sentByTurn(spies = [vi.spyOn(WebSocket.prototype, 'send'), vi.spyOn(WebSocket.prototype, 'pong')]) {
  const turns: number[] = [];
  let before = 0;
  const turn = () => {
    const sent = spies.reduce((total, { mock }) => total + mock.calls.length, 0);
    turns.push(sent - before);
    before = sent;
  };
  let isOver = false;
  const next = () => {
    turn();
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  onTestFinished(() => {
    isOver = true;
    for (const spy of spies) spy.mockRestore();
  });
  return turns;
}

async function connected() {
  const { address } = await gatewayOverChain();
  const { socket, send, messages, closed } = await connectSocket(address);
  const write = (frames: readonly Buffer[]) => {
    (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.concat(frames));
  };
  const init = async () => {
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
  };
  return { socket, messages, closed, write, init };
}

const times = (count: number, make: (at: number) => Buffer) => Array.from({ length: count }, (_, at) => make(at));

describe('many messages in one chunk', () => {
  it.each<[what: string, count: number, make: (at: number) => Buffer, answers: number]>([
    ['pings of the protocol', 3000, ping, 3000],
    ['pings of WebSocket', 3000, () => frame(PING, 'x'), 3000],
    [
      'operations',
      1000,
      (at) => frame(TEXT, JSON.stringify({ type: 'subscribe', id: `${at}`, payload: { query: '{ __typename }' } })),
      2000,
    ],
  ])('are answered some in a turn: %s', async (_what, count, make, answers) => {
    const { messages, socket, write, init } = await connected();
    await init();
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const turns = sentByTurn();

    write(times(count, make));

    await until(() => expect(messages.length - 1 + pongs).toBe(answers));
    expect(Math.max(...turns)).toBeGreaterThan(0);
    expect(Math.max(...turns)).toBeLessThanOrEqual(100);
  });

  it.each([
    ['pings of the protocol', ping],
    ['pings of WebSocket', () => frame(PING)],
    ['pongs of WebSocket', () => frame(PONG)],
  ])('close a connection whose caller is not known: %s', async (_what, make) => {
    const { write, closed } = await connected();

    write(times(5000, make));

    expect(await closed).toEqual([1008, 'Too many messages before the connection is acknowledged']);
  });

  it('close a connection at the first message that is not valid', async () => {
    const { write, closed, init, messages } = await connected();
    await init();

    write([...times(500, ping), frame(TEXT, '{'), ...times(500, ping)]);

    expect(await closed).toEqual([4400, 'The message is not valid']);
    expect(messages).toHaveLength(501);
  });
});

it('the signs of life of many connections are sent some in a turn', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await gatewayOverChain({ subscriptions: { heartbeat: '1m' } });
  await Promise.all(Array.from({ length: 250 }, () => connectSocket(address)));
  const turns = sentByTurn([vi.spyOn(WebSocket.prototype, 'ping')]);

  vi.advanceTimersByTime(60_000);

  await until(() => expect(turns.reduce((sum, sent) => sum + sent, 0)).toBe(250));
  expect(Math.max(...turns)).toBeLessThanOrEqual(100);
});
