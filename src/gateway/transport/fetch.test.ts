import { describe, expect, it, vi } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { asFetchRequest, BodyMemory } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import { Held } from '../types.ts';
import { answerFetch, asFetchResponse, fromFetchRequest } from './fetch.ts';

const BODY_LIMIT = 10;

/** A stream of these chunks that ends, or fails with this error. */
function streamOf(parts: readonly string[], error?: Error, cancel = () => {}): ReadableStream<Uint8Array> {
  const left = [...parts];
  return new ReadableStream({
    cancel,
    pull(controller) {
      const part = left.shift();
      if (part !== undefined) controller.enqueue(Buffer.from(part));
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

const posted = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://gateway/graphql', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('the Fetch API request for plugins', () => {
  it('has the method, URL and all header lines', () => {
    const request = asFetchRequest(
      fakeRequest({ method: 'PUT', url: '/graphql?query=a', headers: { 'x-a': 'a', 'set-cookie': ['b=1', 'c=2'] } }),
    );

    expect([request.method, request.url, [...request.headers]]).toEqual([
      'PUT',
      'http://gateway/graphql?query=a',
      [
        ['set-cookie', 'b=1'],
        ['set-cookie', 'c=2'],
        ['x-a', 'a'],
      ],
    ]);
  });

  it('has no repeated credentials, of which node:http keeps the first', () => {
    const credentials = { authorization: 'Bearer a', 'proxy-authorization': 'Basic b' };
    const namesOf = (repeated: readonly string[]) => [
      ...asFetchRequest(fakeRequest({ headers: { ...credentials, accept: '*/*' }, repeated })).headers.keys(),
    ];

    expect(namesOf([])).toEqual(['accept', 'authorization', 'proxy-authorization']);
    expect(namesOf(['authorization', 'accept'])).toEqual(['accept', 'proxy-authorization']);
    expect(namesOf(['proxy-authorization'])).toEqual(['accept', 'authorization']);
  });

  it('has an empty string for a header without a value', () => {
    const { headers } = asFetchRequest(fakeRequest({ headers: { 'x-a': undefined, 'x-b': '' } }));

    expect([...headers]).toEqual([
      ['x-a', ''],
      ['x-b', ''],
    ]);
  });
});

describe('a request of the Fetch API', () => {
  it.each([
    ['http://gateway/graphql', '/graphql'],
    ['HTTPS://user@gateway.example:4000/graphql?query=a#fragment', '/graphql?query=a'],
    ['a+b-c.1://gateway/graphql', '/graphql'],
    ['http://gateway?query=a', '?query=a'],
    ['http://gateway/graphql?query={a(url:"http://a/b")}', '/graphql?query={a(url:"http://a/b")}'],
    ['/graphql?query=http://a/b', '/graphql?query=http://a/b'],
  ])('to %s has the unchanged path and query', (url, expected) => {
    const { headers, method, body } = posted(null);

    expect(fromFetchRequest({ url, headers, method, body } as Request, new BodyMemory(0)).url).toBe(expected);
  });

  it('has its headers, and learns from the server which were repeated', () => {
    const request = posted(null, { 'x-a': 'a' });
    const knowing = fromFetchRequest(request, new BodyMemory(0), (name) => name === 'x-a');

    expect([knowing.method, knowing.headers['x-a']]).toEqual(['POST', 'a']);
    expect([knowing.isRepeated('x-a'), knowing.isRepeated('x-b')]).toEqual([true, false]);
    expect(fromFetchRequest(request, new BodyMemory(0)).isRepeated('x-a')).toBe(false);
  });

  /** The body or the refusal, and whether all memory was released. */
  async function read(request: Request, memory = new BodyMemory(1000)) {
    const { readBody } = fromFetchRequest(request, memory);
    const result = await readBody(BODY_LIMIT).then(String, (error: Error) => error.message);
    return [result, memory.take(1000)];
  }

  it.each<[string, Request, string]>([
    ['of several chunks', posted(streamOf(['ab', 'cd'])), 'abcd'],
    ['that is absent', posted(null), ''],
    ['of exactly the limit', posted('0123456789', { 'content-length': '10' }), '0123456789'],
    [
      'with a Content-Length beyond the limit',
      posted('a', { 'content-length': '11' }),
      'The body is larger than 10 bytes.',
    ],
    ['too long', posted(streamOf(['01234', '56789', 'a'])), 'The body is larger than 10 bytes.'],
    ['that is truncated', posted(streamOf(['ab'], new Error('reset'))), 'The body did not arrive.'],
  ])('has a body %s', async (_what, request, expected) => {
    expect(await read(request)).toEqual([expected, true]);
  });

  it('has a stream that may fail without a reader', async () => {
    const stream = fromFetchRequest(posted(streamOf(['ab'])), new BodyMemory(0)).stream();

    const closed = new Promise((resolve) => stream.on('close', resolve));
    stream.destroy(new Error('reset'));

    await closed;
    expect(stream.destroyed).toBe(true);
  });

  it('does not cancel a body that is too long', async () => {
    const cancel = vi.fn();

    await read(posted(streamOf(Array(100).fill('01234'), undefined, cancel)));
    await new Promise(setImmediate);

    expect(cancel).not.toHaveBeenCalled();
  });
});

describe('a reply as a response of the Fetch API', () => {
  const whole = { kind: 'body', type: 'application/json', body: new ResponseBody('{"é":1}') } as const;

  it.each([
    ['GET', '{"é":1}'],
    ['HEAD', ''],
  ])('to %s has its headers, and a body except for HEAD', async (method, text) => {
    const response = asFetchResponse(
      { ...whole, status: 201, headers: ['x-a', 'a', 'vary', 'Accept'] },
      method,
      new Held(),
    );

    expect([response.status, [...response.headers], await response.text()]).toEqual([
      201,
      [
        ['content-length', '8'],
        ['content-type', 'application/json; charset=utf-8'],
        ['vary', 'Accept'],
        ['x-a', 'a'],
      ],
      text,
    ]);
  });

  it('is an error where there is no such response, as with a body at 204', async () => {
    const answer = answerFetch(
      new Request('http://gateway'),
      async () => ({ ...whole, status: 204, headers: [] }),
      new BodyMemory(0),
      { bufferBytes: 0, heartbeatMs: 0, writeMs: 0 },
    );

    await expect(answer).rejects.toThrow(TypeError);
  });

  it('has no body and no type without content', () => {
    const response = asFetchResponse({ kind: 'empty', status: 204, headers: ['x-a', 'a'] }, 'OPTIONS', new Held());

    expect([response.status, [...response.headers], response.body]).toEqual([204, [['x-a', 'a']], null]);
  });
});
