import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { EventFrame } from '../../src/gateway/live/index.ts';
import { writeEncoded } from '../../src/gateway/server/write-encoded.ts';

/* An event for each of 500 streams of another process, 100 times, as a chunk that is encoded once, and by node:http. */
const [STREAMS, EVENTS] = [500, 100];

if (process.argv[2] === 'clients') openStreams(Number(process.argv[3]));
else await measure(process.argv[2] === 'with');

async function measure(isEncodedOnce: boolean): Promise<void> {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    streams.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clients = fork(process.argv[1] ?? '', ['clients', String((server.address() as AddressInfo).port)]);
  while (streams.length < STREAMS) await turn();
  await deliver(10);
  const before = process.cpuUsage();
  await deliver(EVENTS);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String((user + system) / 1000));
  clients.kill();
  process.exit();

  async function deliver(events: number): Promise<void> {
    for (let height = 0; height < events; height++) {
      const frame = new EventFrame(
        JSON.stringify({ data: { blockMined: { height, hash: 'a'.repeat(64) } } }),
        `${height}`,
      );
      for (const stream of streams) {
        if (isEncodedOnce) writeEncoded(stream, frame.sse, frame.sseChunk);
        else stream.write(frame.sse);
      }
      await turn();
    }
  }
}

function openStreams(port: number): void {
  for (let opened = 0; opened < STREAMS; opened++) {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    socket.resume();
  }
}
