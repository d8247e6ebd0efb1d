import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { until } from '#test/until';
import { sendResponse } from './send-response.ts';

const WRITE_MS = 1234;
const REQUEST = { complete: true } as IncomingMessage;

/** A response that buffers this many chunks until its caller reads. */
function responseTaking(chunks: number) {
  const written: string[] = [];
  const socket = { writableLength: 1, setTimeout: vi.fn() };
  const response = Object.assign(new EventEmitter(), {
    socket,
    destroyed: false,
    writableNeedDrain: false,
    writeHead: vi.fn(),
    write(chunk: Uint8Array) {
      const takesMore = written.push(Buffer.from(chunk).toString()) <= chunks;
      response.writableNeedDrain = !takesMore;
      return takesMore;
    },
    end: vi.fn(),
    prependOnceListener: vi.fn(),
  });
  return { response, written, socket, timeouts: () => socket.setTimeout.mock.calls.flat() };
}

function streamed(...chunks: readonly string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'x-a': 'a' } });
}
const send = (answer: Response, response: object) =>
  sendResponse(answer, REQUEST, response as ServerResponse, WRITE_MS);

describe('a response of the Fetch API', () => {
  it('is written with its status and each header line, and ended', async () => {
    const { response, written, timeouts } = responseTaking(9);
    const answer = streamed('a', 'b');
    for (const cookie of ['c=1', 'd=2']) answer.headers.append('set-cookie', cookie);

    await send(answer, response);

    expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(200, [
      'x-a',
      'a',
      'set-cookie',
      'c=1',
      'set-cookie',
      'd=2',
    ]);
    expect([written, response.end.mock.calls]).toEqual([['a', 'b'], [[]]]);
    expect(timeouts()).toEqual([WRITE_MS / 2]);
  });

  it('may have no body', async () => {
    const { response, written } = responseTaking(9);

    await send(new Response(null, { status: 204 }), response);

    expect([response.writeHead.mock.calls, written, response.end.mock.calls]).toEqual([[[204, []]], [], [[]]]);
  });

  it('applies back-pressure until its caller reads, within the write timeout', async () => {
    const { response, written, timeouts } = responseTaking(0);
    const sent = send(streamed('a', 'b'), response);

    await until(() => expect(written).toEqual(['a']));
    expect(timeouts()).toEqual([WRITE_MS / 2]);
    response.emit('drain');
    await until(() => expect(written).toEqual(['a', 'b']));
    expect(timeouts()).toEqual([WRITE_MS / 2, 0, WRITE_MS / 2]);
    response.emit('drain');
    await sent;

    expect(response.end).toHaveBeenCalledTimes(1);
  });

  it('stops when its caller disconnects before the buffer is drained', async () => {
    const { response, written } = responseTaking(0);
    const sent = send(streamed('a', 'b'), response);
    await until(() => expect(written).toEqual(['a']));

    response.destroyed = true;
    response.emit('close');
    await sent;

    expect([written, response.end.mock.calls]).toEqual([['a'], []]);
  });

  it('is not written to a caller that has disconnected', async () => {
    const { response } = responseTaking(9);
    response.destroyed = true;

    await send(streamed('a'), response);

    expect(response.writeHead).not.toHaveBeenCalled();
  });
});
