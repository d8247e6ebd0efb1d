import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/*
 * The subscribers of `npm run lab -- subscribers`, in a process of their own: plain sockets, so that they cost less than the gateway.
 */

interface Subscriber {
  seen: number;
}

const AT_ONCE = 100;
const subscribers: Subscriber[] = [];
const times = new Map<number, bigint>();
let latencies: number[] = [];
const EVENT = /"height":(\d+)/g;

interface Opening {
  readonly port: number;
  readonly path: string;
  readonly query: string;
  readonly count: number;
  readonly transport: 'sse' | 'ws';
}

/** When the block of a height was mined, by the clock of the machine. */
interface Mined {
  readonly mined: number;
  readonly at: string;
}

process.on('message', (message: Opening | Mined | 'read') => {
  if (message === 'read') {
    process.send?.({ latencies, seen: subscribers.map(({ seen }) => seen) });
    latencies = [];
    for (const each of subscribers) each.seen = 0;
    return;
  }
  if ('mined' in message) {
    times.set(message.mined, BigInt(message.at));
    return;
  }
  void openAll(message).then(() => process.send?.({ opened: subscribers.length }));
});

async function openAll({ port, path, query, count, transport }: Opening) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, () => open(port, path, query, transport)));
  }
}

/** Takes note of the events in a text. */
function note(subscriber: Subscriber, text: string): void {
  const now = process.hrtime.bigint();
  for (const [, height] of text.matchAll(EVENT)) {
    subscriber.seen += 1;
    latencies.push(Number(now - (times.get(Number(height)) ?? now)) / 1e6);
  }
}

function open(port: number, path: string, query: string, transport: Opening['transport']): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const subscriber: Subscriber = { seen: 0 };
    subscribers.push(subscriber);
    let isOpen = false;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (!isOpen) {
        isOpen = isReady(text, transport, socket, query);
        if (isOpen) resolve();
      }
      note(subscriber, text);
    });
    if (transport === 'sse') {
      const body = JSON.stringify({ query });
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    } else {
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`,
      );
    }
  });
}

/** Takes the steps of the handshake. Returns whether the subscription is open. */
function isReady(text: string, transport: Opening['transport'], socket: Socket, query: string): boolean {
  if (transport === 'sse') return text.includes(' 200 ');
  if (text.includes(' 101 ')) socket.write(frame('{"type":"connection_init"}'));
  if (!text.includes('connection_ack')) return false;
  socket.write(frame(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } })));
  return true;
}

/** A text message of a client, which is masked. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = createHash('md5').update(text).digest().subarray(0, 4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length]), mask, masked]);
}
