import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { freePort } from '#test/free-port';
import { localServer } from '#test/local-server';
import { temporaryFolder } from '#test/temporary-folder';
import { certificateFor } from '../hostile/certificate.ts';
import { startHaproxy } from '../many/haproxy.ts';

const DAY_MS = 86_400_000;
const GET = { ':path': `/graphql?query=${encodeURIComponent('{ countries { totalCount } }')}` };
/** The frame of a text of two letters, as a client masks it. */
const HI = Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('hi')]);

/** HAProxy with the line of its configuration for TLS and HTTP/2 in use, and a connection to it. */
async function connected(ports: readonly number[]): Promise<ClientHttp2Session> {
  const folder = temporaryFolder();
  const [port, file, pem] = [await freePort(), join(folder, 'haproxy.cfg'), join(folder, 'graph.pem')];
  const certificate = certificateFor('127.0.0.1', new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
  writeFileSync(pem, certificate.cert + certificate.key);
  const given = readFileSync('deploy/haproxy/haproxy.cfg', 'utf8');
  const used = given.replace('# bind :443 ssl crt /etc/haproxy/graph.pem', `bind 127.0.0.1:${port} ssl crt ${pem}`);
  writeFileSync(file, used);
  const { stop } = await startHaproxy(ports, file);
  const session = connect(`https://127.0.0.1:${port}`, { ca: certificate.cert });
  onTestFinished(async () => {
    session.destroy();
    await stop();
  });
  await once(session, 'remoteSettings');
  return session;
}

/** Three servers in place of gateways: with events, of which each is sent by `events`, and WebSockets that repeat what they get. */
async function gateways() {
  const streams: ServerResponse[] = [];
  const started = await Promise.all(
    [0, 1, 2].map(async () => {
      const server = createServer((request, response) => {
        if (request.headers.accept !== 'text/event-stream') return void response.end('{}');
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        streams.push(response);
      });
      new WebSocketServer({ server }).on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
      const { origin, stop } = await localServer(server);
      onTestFinished(stop);
      return Number(new URL(origin).port);
    }),
  );
  return { ports: started, streams };
}

async function answered(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) {
  const stream = session.request(headers);
  if (body !== undefined) stream.end(body);
  const [response] = await once(stream, 'response');
  return [response[':status'], await text(stream)];
}

it('deploy/haproxy passes on requests, events and WebSockets of one connection of HTTP/2', async () => {
  const { ports, streams } = await gateways();
  const session = await connected(ports);
  expect([session.alpnProtocol, session.remoteSettings.enableConnectProtocol]).toEqual(['h2', true]);

  const post = { ':path': '/graphql', ':method': 'POST', 'content-type': 'application/json' };
  const all = Array.from({ length: 50 }, (_, n) =>
    n % 2 ? answered(session, GET) : answered(session, post, '{"query":"{ a }"}'),
  );
  expect(await Promise.all(all)).toEqual(all.map(() => [200, '{}']));

  const events = session.request({ ...GET, accept: 'text/event-stream' });
  await once(events, 'response');
  for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
    streams[0]?.write(event);
    expect(String((await once(events, 'data'))[0])).toBe(event);
  }
  const closed = once(streams[0] as ServerResponse, 'close');
  events.close();
  await closed;

  const socket = session.request({
    ':method': 'CONNECT',
    ':protocol': 'websocket',
    ':path': '/graphql',
    'sec-websocket-version': '13',
  });
  expect((await once(socket, 'response'))[0][':status']).toBe(200);
  socket.write(HI);
  expect((await once(socket, 'data'))[0].subarray(2).toString()).toBe('hi');
  socket.close();
});
