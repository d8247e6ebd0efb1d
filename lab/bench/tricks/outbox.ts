import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbox } from '../../../src/gateway/pipeline/send/outbox.ts';
import { ResponseBody } from '../../../src/gateway/pipeline/shape/response-body.ts';

/*
 * Small responses to 32 connections of another process, each a moment after its request, ended together at the end of the turn,
 * and each at once. For 100,000 responses.
 */
const COUNTED = 100_000;
const WRK = ['-t1', '-c32'];

const body = new ResponseBody(JSON.stringify({ data: { transaction: { hash: 'a'.repeat(64), index: '1' } } }));
const outbox = new Outbox(() => undefined);
const send =
  process.argv[2] === 'with'
    ? (response: ServerResponse) => outbox.add(response, body)
    : (response: ServerResponse) => void response.end(body.chunk, body.encoding);
let sent = 0;
const server = createServer((incoming, response) => {
  incoming.resume();
  sent += 1;
  response.writeHead(200, ['content-type', 'application/json', 'content-length', body.length]);
  process.nextTick(send, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

await load(1);
sent = 0;
const before = process.cpuUsage();
await load(3);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String(((user + system) / 1000 / sent) * COUNTED));
server.close();
server.closeAllConnections();

async function load(seconds: number): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const wrk = spawn('wrk', [...WRK, `-d${seconds}s`, `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
  await once(wrk, 'close');
}
