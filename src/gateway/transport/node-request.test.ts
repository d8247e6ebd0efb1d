import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BodyMemory } from '../http/reader.ts';
import { NodeRequest } from './node-http.ts';

const MEMORY_BYTES = 1000;

function incoming(parts: {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly rawHeaders?: readonly string[];
  readonly readableDidRead?: boolean;
  readonly readableEnded?: boolean;
  readonly body?: unknown;
}): IncomingMessage {
  return Object.assign(new EventEmitter(), { headers: {}, rawHeaders: [], ...parts }) as unknown as IncomingMessage;
}

/** Reads a body of at most 10 bytes. No memory is in use when `take` of all of it succeeds. */
function reading(headers: IncomingHttpHeaders = {}) {
  const memory = new BodyMemory(MEMORY_BYTES);
  const message = incoming({ headers });
  const results: string[] = [];
  new NodeRequest(message, memory).readBody(10).then(
    (body) => results.push(body.toString()),
    (error: Error) => results.push(error.message),
  );
  const isMemoryFree = () => {
    const isFree = memory.take(MEMORY_BYTES);
    memory.release(MEMORY_BYTES);
    return isFree;
  };
  const send = (...parts: readonly string[]) => {
    for (const part of parts) message.emit('data', Buffer.from(part));
  };
  return { message, results, isMemoryFree, send };
}

describe('a request of node:http', () => {
  it('exposes its method, URL, headers and stream', () => {
    const message = incoming({
      method: 'PUT',
      url: '/a',
      headers: { accept: '*/*' },
      rawHeaders: ['A', '1', 'a', '2'],
    });
    const request = new NodeRequest(message, new BodyMemory(0));

    expect([request.method, request.url, request.headers]).toEqual(['PUT', '/a', { accept: '*/*' }]);
    expect([request.isRepeated('a'), request.isRepeated('b')]).toEqual([true, false]);
    expect(request.stream()).toBe(message);
  });

  it('has an empty method and URL by default', () => {
    const { method, url } = new NodeRequest(incoming({}), new BodyMemory(0));

    expect([method, url]).toEqual(['', '']);
  });

  it('joins the chunks of its body, calls back once, and releases its memory', async () => {
    const { message, results, isMemoryFree, send } = reading({ 'content-length': '10' });

    send('01234', '56789');
    expect([results, isMemoryFree()]).toEqual([[], false]);
    message.emit('end');
    message.emit('close');
    await setImmediate();

    expect([results, isMemoryFree()]).toEqual([['0123456789'], true]);
  });

  it('refuses a body beyond its limit, and ignores later chunks', async () => {
    const { message, results, isMemoryFree, send } = reading();

    send('01234', '56789', 'a', 'b');
    message.emit('end');
    message.emit('close');
    await setImmediate();

    expect([results, isMemoryFree()]).toEqual([['The body is larger than 10 bytes.'], true]);
  });

  it('closes its connection with the refusal of a body beyond its limit', async () => {
    const message = incoming({ headers: { 'content-length': '11' } });
    const errors: unknown[] = [];
    new NodeRequest(message, new BodyMemory(MEMORY_BYTES)).readBody(10).catch((error: unknown) => errors.push(error));
    await setImmediate();

    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST', http: { status: 413, headers: { connection: 'close' } } } },
    ]);
  });

  it('is refused while other bodies use all the memory', async () => {
    const message = incoming({});
    const errors: unknown[] = [];
    new NodeRequest(message, new BodyMemory(3)).readBody(10).catch((error: unknown) => errors.push(error));
    message.emit('data', Buffer.from('0123'));
    await setImmediate();

    expect(errors).toMatchObject([{ message: 'Too many bodies are being received.' }]);
  });

  it('is refused unread if its Content-Length is beyond the limit', async () => {
    const { message, results } = reading({ 'content-length': '11' });
    await setImmediate();

    expect(results).toEqual(['The body is larger than 10 bytes.']);
    expect(message.eventNames()).toEqual([]);
  });

  it('is an error if its connection closes before the end of the body', async () => {
    const { message, results, isMemoryFree, send } = reading();

    send('01234');
    message.emit('close');
    message.emit('end');
    await setImmediate();

    expect([results, isMemoryFree()]).toEqual([['The body did not arrive.'], true]);
  });

  // Body parsers of Express read an empty body without a chunk, and leave an empty object.
  it.each<[string, Parameters<typeof incoming>[0], string]>([
    ['bytes', { readableDidRead: true, body: Buffer.from('{"a":1}') }, '{"a":1}'],
    ['a text', { readableDidRead: true, body: '{"a":1}' }, '{"a":1}'],
    ['JSON', { readableDidRead: true, body: { a: 1 } }, '{"a":1}'],
    ['an empty body', { readableDidRead: false, readableEnded: true, body: {} }, '{}'],
    ['an empty text', { readableDidRead: false, readableEnded: true, body: '' }, ''],
    ['a body that was not kept', { readableDidRead: true }, 'The body did not arrive.'],
    ['an empty body that was not kept', { readableEnded: true }, 'The body did not arrive.'],
    ['a body beyond the limit', { readableDidRead: true, body: '01234567890' }, 'The body is larger than 10 bytes.'],
  ])('has what a body parser in front has read: %s', async (_what, parts, expected) => {
    const request = new NodeRequest(incoming(parts), new BodyMemory(MEMORY_BYTES));

    const found = await request.readBody(10).then(String, (error: Error) => error.message);

    expect(found).toBe(expected);
  });
});
