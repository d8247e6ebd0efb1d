import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeChunks } from './node-http.ts';

const EVENTS = ['close', 'error', 'drain', 'finish'];
const CHUNK = Buffer.alloc(256 * 1024);
const COUNT = 40;

/** A response of which each chunk is noted, as its server has it and as its client does. */
async function written(writeMs: number, noted: (response: ServerResponse) => void = () => undefined) {
  async function* chunks(response: ServerResponse) {
    for (let count = 0; count < COUNT; count++) {
      yield CHUNK;
      noted(response);
    }
  }
  const { promise: response, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, answer) => {
    resolve(answer);
    void writeChunks(chunks(answer), answer, writeMs);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const received = new Promise<IncomingMessage>((resolved) => get({ port, host: '127.0.0.1' }, resolved));
  return { response: await response, received: await received };
}

describe('a response in chunks', () => {
  it('leaves no listeners for each pause of a slow reader', async () => {
    const counts: number[] = [];
    const { received } = await written(60_000, (response) => {
      counts.push(EVENTS.reduce((sum, event) => sum + response.listenerCount(event), 0));
    });
    let bytes = 0;
    for await (const chunk of received) bytes += (chunk as Buffer).length;

    expect(bytes).toBe(COUNT * CHUNK.length);
    expect(Math.max(...counts)).toBe(Math.min(...counts));
  });

  it('ends with a reader that does not read, in the middle too', async () => {
    const { response, received } = await written(50);
    received.on('error', () => undefined);
    received.pause();

    await once(response, 'close');
    expect(response.writableEnded).toBe(false);
  });
});
