import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { chunkOf } from '../live/index.ts';
import { writeEncoded } from './write-encoded.ts';

type Write = (response: ServerResponse, bytes: Buffer) => void;

const EVENTS = ['a', 'é'.repeat(9), 'x'.repeat(70_000), 'b'].map((text) => Buffer.from(text));

/** The bytes of a response after its head, whose body is written so. */
async function bodyBy(write: Write, version: '1.0' | '1.1'): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    for (const bytes of EVENTS) write(response, bytes);
    setImmediate(() => {
      for (const bytes of EVENTS) write(response, bytes);
      response.end('the end');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/${version}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().split('\r\n\r\n').slice(1).join('\r\n\r\n');
}

/** A body without its chunks, whose borders node:http does not promise. */
function decoded(body: string): string {
  let [rest, text] = [Buffer.from(body), ''];
  for (;;) {
    const end = rest.indexOf('\r\n');
    const length = Number.parseInt(rest.subarray(0, end).toString(), 16);
    if (length === 0) return text;
    const start = end + 2;
    expect(rest.subarray(start + length, start + length + 2).toString()).toBe('\r\n');
    text += rest.subarray(start, start + length).toString();
    rest = rest.subarray(start + length + 2);
  }
}

it.each([
  ['1.0', (body: string) => body],
  ['1.1', decoded],
] as const)('chunks that are encoded once have the bytes of node:http, with HTTP/%s', async (version, decode) => {
  const encoded = decode(await bodyBy((response, bytes) => writeEncoded(response, bytes, chunkOf(bytes)), version));
  const plain = decode(await bodyBy((response, bytes) => response.write(bytes), version));

  expect(encoded).toBe(plain);
  const all = EVENTS.join('');
  expect(encoded).toBe(`:\n\n${all}${all}the end`);
});

it('is not written before bytes that wait', async () => {
  const written: string[] = [];
  const socket = { writableLength: 0, write: (chunk: Buffer) => written.push(`socket ${chunk.toString()}`) };
  const response = {
    socket,
    chunkedEncoding: true,
    headersSent: true,
    writableLength: 5,
    write: (bytes: Buffer) => written.push(`response ${bytes.toString()}`),
  } as unknown as ServerResponse;

  writeEncoded(response, Buffer.from('bytes'), Buffer.from('chunk'));

  expect(written).toEqual(['response bytes']);
});
