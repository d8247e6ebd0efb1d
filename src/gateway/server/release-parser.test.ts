import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { releaseParser } from './release-parser.ts';

/** A stream of a server, and the client that reads it. */
async function openStream({ more = '', before }: { more?: string; before?: (socket: Socket) => void } = {}) {
  const streams: ServerResponse[] = [];
  const answer: RequestListener = (request, response) => {
    before?.(request.socket);
    request.resume();
    request.on('end', () => {
      releaseParser(request, response);
      response.writeHead(200);
      response.write('begun');
      streams.push(response);
    });
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  let text = '';
  client.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  client.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}${more}`);
  await until(() => expect(text).toContain('begun'));
  const [response] = streams as [ServerResponse];
  return { response, socket: response.socket as Socket & { parser: unknown }, client, streams, text: () => text };
}

const isReleased = ({ socket }: Awaited<ReturnType<typeof openStream>>) =>
  until(() => expect(socket.parser).toBeNull());

describe('releaseParser', () => {
  it('frees the parser of a stream, which goes on, and whose end closes the connection', async () => {
    const stream = await openStream();
    await isReleased(stream);
    expect(stream.text()).toContain('\r\nConnection: close\r\n');
    stream.response.write('further');
    await until(() => expect(stream.text()).toContain('further'));
    stream.response.end('last');
    await once(stream.client, 'end');
    expect(stream.text()).toMatch(/last\r\n0\r\n\r\n$/);
  });

  it('notices a client that leaves', async () => {
    const stream = await openStream();
    await isReleased(stream);
    stream.client.destroy();
    await until(() => expect(stream.response.destroyed).toBe(true));
  });

  it('ends with a client that has sent everything, as node:http does', async () => {
    const stream = await openStream();
    await isReleased(stream);
    stream.client.end();
    await until(() => expect(stream.response.destroyed).toBe(true));
  });

  it('discards what a client sends after its last request', async () => {
    const stream = await openStream();
    await isReleased(stream);
    const { bytesRead } = stream.socket;
    const rest = `GET /other HTTP/1.1\r\nhost: localhost\r\n\r\n\u0000${'x'.repeat(1_000_000)}`;
    stream.client.write(rest);
    await until(() => expect(stream.socket.bytesRead - bytesRead).toBe(rest.length));
    expect(stream.streams).toHaveLength(1);
    stream.response.write('further');
    await until(() => expect(stream.text()).toContain('further'));
  });

  it('leaves a request that came before unanswered, and its client has to send it again', async () => {
    const stream = await openStream({ more: 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}' });
    await isReleased(stream);
    stream.response.end();
    await once(stream.client, 'end');
    expect(stream.text().match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  });

  it('leaves a parser that cannot be closed', async () => {
    const parsers: { close?: unknown }[] = [];
    const stream = await openStream({
      before: ({ parser }: Socket & { parser?: object }) => {
        parsers.push(Object.assign(parser ?? {}, { close: undefined }));
      },
    });
    const { socket, text } = stream;
    expect(text()).not.toContain('Connection: close');
    expect(socket.parser).toBe(parsers[0]);
    // node:http uses it again.
    for (const each of parsers) delete each.close;
  });
});
