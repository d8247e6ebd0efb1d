import { createServer, get, type IncomingMessage } from 'node:http';
import { connect, createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { Settings } from '#config';
import type { EventSink } from '../types.ts';
import type { HandleRequest } from './http2.ts';
import { Sender, writeChunks } from './node-http.ts';

const EVENT = { text: '', sse: Buffer.alloc(3000, 'a') };
const MOST_WRITES = 10_000;

/** Responses of HTTP/2 in Node 24 have no such member. */
const asInNode24: (handle: HandleRequest) => HandleRequest = (handle) => (request, response) =>
  handle(request, Object.defineProperty(response, 'writableNeedDrain', { value: undefined }));

type Version = 'HTTP/1.1' | 'HTTP/2';

/** The response of a caller who does not read yet. */
async function unread(version: Version, handle: HandleRequest): Promise<Readable> {
  const server: Server = version === 'HTTP/2' ? createHttp2Server(asInNode24(handle) as never) : createServer(handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  if (version === 'HTTP/1.1')
    return new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  const client = connect(`http://127.0.0.1:${port}`);
  onTestFinished(() => client.destroy());
  const stream = client.request({ ':path': '/' });
  return new Promise((resolve) => stream.once('response', () => resolve(stream)));
}

/** What comes first: this, or ten turns of the event loop. */
function firstOf(settled: Promise<void>): Promise<string> {
  const turns = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    return 'waits';
  };
  return Promise.race([settled.then(() => 'drained'), turns()]);
}

it.each<[Version, buffer: number]>([
  ['HTTP/1.1', 2048],
  ['HTTP/1.1', 262_144],
  ['HTTP/2', 2048],
  ['HTTP/2', 262_144],
])(
  'a stream of %s that refuses an event, with a buffer of %d, waits until its caller reads',
  async (version, buffer) => {
    const settings = {
      limits: { timeouts: { write: 60_000 } },
      http: {},
      subscriptions: { buffer, heartbeat: 60_000 },
    };
    const sender = new Sender(settings as Settings);
    const { promise, resolve: start } = Promise.withResolvers<EventSink>();
    const received = await unread(version, (request, response) =>
      sender.send({ kind: 'events', status: 200, headers: [], start }, request, response),
    );
    const sink = await promise;
    let writes = 0;
    while (writes < MOST_WRITES && sink.next(EVENT)) {
      writes += 1;
      // The kernel takes megabytes, turn by turn.
      await new Promise(setImmediate);
    }
    expect(sink.next(EVENT)).toBe(false);
    const drained = sink.drained();
    expect(await firstOf(drained)).toBe('waits');

    received.resume();
    await drained;
    expect(sink.next(EVENT)).toBe(true);
    sink.complete();
  },
);

it.each<Version>(['HTTP/1.1', 'HTTP/2'])('chunks of %s wait until their caller reads', async (version) => {
  let count = 0;
  const chunks = function* () {
    for (; count < 100; count++) yield Buffer.alloc(256 * 1024);
  };
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const received = await unread(version, (_request, response) => resolve(writeChunks(chunks(), response, 60_000)));
  expect(await firstOf(written)).toBe('waits');
  expect(count).toBeLessThan(100);

  received.resume();
  await written;
  expect(count).toBe(100);
});
