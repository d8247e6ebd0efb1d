import type { Dispatcher } from 'undici';
import { expect, it, vi } from 'vitest';
import { chunksOf, DISPATCH_OPTIONS, dispatched as dispatchedBy } from './harness.ts';
import { type FunctionRequest, functionTransport, type SendFunction } from './transport.ts';

/** Dispatches a request that this function sends. */
const dispatched = (send: SendFunction, options: Partial<Dispatcher.DispatchOptions> = {}) =>
  dispatchedBy(functionTransport(send), options);

const OK: SendFunction = async () => ({ status: 200, headers: { a: 'b' }, body: chunksOf('one', '', 'two') });

it('sends a request with its headers by lower-case name, and tells of the response', async () => {
  const sent: FunctionRequest[] = [];
  const { events, ended } = dispatched((request, signal) => {
    sent.push(request);
    return OK(request, signal);
  });

  expect(events).toEqual([]);
  await ended;

  const { path, method, body } = DISPATCH_OPTIONS;
  expect(sent).toEqual([{ origin: 'http://upstream.test', path, method, body, headers: { 'x-a': '1, 2' } }]);
  expect(events).toEqual(['start', 'sent', '200 {"a":"b"}', 'one', 'two', 'end']);
});

it('has sent a streamed body when it was read', async () => {
  const read: string[] = [];
  const { events, ended } = dispatched(
    async ({ body }) => {
      for await (const chunk of body as AsyncIterable<Uint8Array>) read.push(Buffer.from(chunk).toString());
      return { status: 204, headers: {}, body: chunksOf() };
    },
    { body: chunksOf('a', 'b') as never },
  );
  await ended;

  expect([read, events]).toEqual([
    ['a', 'b'],
    ['start', 'sent', '204 {}', 'end'],
  ]);
});

it('has no body unless one is given', async () => {
  const bodies: unknown[] = [];
  const { ended } = dispatched(
    (request, signal) => {
      bodies.push(request.body);
      return OK(request, signal);
    },
    { body: undefined },
  );
  await ended;

  expect(bodies).toEqual([null]);
});

it('fails with the error of the function, or of the body', async () => {
  const refused = dispatched(() => Promise.reject(new Error('refused')));
  const cut = dispatched(async () => ({
    status: 200,
    headers: {},
    body: (async function* () {
      yield Buffer.from('one');
      throw new Error('cut');
    })(),
  }));
  await Promise.all([refused.ended, cut.ended]);

  expect(refused.events).toEqual(['start', 'sent', 'Error: refused']);
  expect(cut.events).toEqual(['start', 'sent', '200 {}', 'one', 'Error: cut']);
});

const PENDING: SendFunction = () => new Promise(() => undefined);
const left = vi.fn(async () => ({ done: true, value: undefined }) as const);
const STUCK: SendFunction = async () => ({
  status: 200,
  headers: {},
  body: {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<IteratorResult<Uint8Array>>(() => undefined),
      return: left,
    }),
  },
});

it.each([
  ['the response', PENDING, 0],
  ['the body', STUCK, 1],
])('an abort ends the wait for %s, and reaches the function', async (_what, send, ends) => {
  let signal: AbortSignal | undefined;
  const begun = Promise.withResolvers<void>();
  const { events, ended, abort } = dispatched((request, given) => {
    signal = given;
    begun.resolve();
    return send(request, given);
  });
  await begun.promise;

  abort();
  await ended;

  expect(events.at(-1)).toBe('Error: given up');
  expect([signal?.aborted, left.mock.calls.length]).toEqual([true, ends]);
});

it('ends what has begun when it is destroyed, and sends nothing more', async () => {
  const begun = Promise.withResolvers<void>();
  const send = vi.fn<SendFunction>((...parts) => {
    begun.resolve();
    return PENDING(...parts);
  });
  const { transport, events, ended } = dispatched(send);
  await begun.promise;

  await transport.destroy();
  await ended;
  const late = new Promise<Error>((resolve) => {
    transport.dispatch(DISPATCH_OPTIONS, { onResponseError: (_controller, error) => resolve(error) });
  });

  expect(events.at(-1)).toBe('Error: The transport is closed.');
  expect([await late, send.mock.calls.length]).toEqual([new Error('The transport is closed.'), 1]);
});
