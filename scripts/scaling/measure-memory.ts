import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { residentBytes } from '../../bench/measure/cpu.ts';
import { ASKS, type MeasuredGateway } from './stack.ts';

const AT_ONCE = 50;

/** The resident memory of a gateway, and of each connection that is kept alive after a request. */
export async function measureMemory({ pid, port }: MeasuredGateway, connections: number) {
  const gatewayBytes = residentBytes(pid);
  // What the first ones need is not the memory of one.
  const first = await open(port, AT_ONCE);
  const before = residentBytes(pid);
  const sockets = await open(port, connections);
  const connectionBytes = Math.max(0, (residentBytes(pid) - before) / connections);
  for (const socket of [...first, ...sockets]) socket.destroy();
  return { gatewayBytes, connectionBytes };
}

async function open(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const more = Math.min(AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: more }, () => asked(port)))));
  }
  return sockets;
}

async function asked(port: number): Promise<Socket> {
  const { path, body } = ASKS.hot('start');
  const text = JSON.stringify(body(0));
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  await once(socket, 'data');
  return socket;
}
