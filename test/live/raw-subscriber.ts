import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A subscriber by a plain socket, which can stop to read. */
export async function rawSubscriber(address: string, query: string, connection: 'close' | 'keep-alive' = 'close') {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const body = JSON.stringify({ query });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  return {
    head: first.toString(),
    pause: () => socket.pause(),
    /** A paused socket does not see its end. */
    get closed() {
      socket.resume();
      return closed;
    },
  };
}
