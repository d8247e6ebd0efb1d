import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** A connection without a client. */
export async function connectSocket(
  address: string,
  protocols: string | string[] = 'graphql-transport-ws',
  options: object = {},
) {
  const socket = new WebSocket(address.replace('http', 'ws'), protocols, options);
  const messages: unknown[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data as Buffer))));
  const closed = new Promise<[number, string]>((resolve) =>
    socket.on('close', (code, reason) => resolve([code, String(reason)])),
  );
  socket.on('error', () => undefined);
  onTestFinished(() => socket.terminate());
  await new Promise((resolve) =>
    socket.once('open', resolve).once('close', resolve).once('unexpected-response', resolve),
  );
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { socket, messages, closed, send };
}
