import type { Dispatcher } from 'undici';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '#test/hostile/contract';
import { ApiUpstream } from './client.ts';
import type { UpstreamError } from './errors.ts';
import { Scope } from './scope.ts';
import type { ApiSettings } from './settings.ts';
import { type CreateTransport, functionTransport, type SendFunction } from './transport.ts';

const SECOND = 1000;

/** An API over a transport of somebody else. Its errors are values. */
function over(createTransport: CreateTransport, more: Partial<ApiSettings> = {}) {
  const settings: ApiSettings = {
    url: 'http://upstream.test',
    servers: {},
    credentials: { type: 'none' },
    forward: [],
    timeouts: { connectMs: SECOND, headersMs: SECOND, bodyMs: SECOND, totalMs: SECOND },
    limits: { bytes: 100, ratio: 10 },
    connections: 2,
    retry: { attempts: 0, budgetPercent: 100 },
    breaker: { failures: 0, openMs: SECOND },
    allowPrivateAddresses: true,
    settings: {},
    ...more,
  };
  const one = new ApiUpstream(contract({ get: { path: '/{id}' } }), settings, { createTransport });
  onTestFinished(() => one.close());
  const plan = one.plans.get('get');
  if (!plan) throw new TypeError('get');
  const call = (id: string) => one.call(plan, { id }, new Scope()).catch((error: UpstreamError) => error);
  return { one, call };
}

async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe('a transport that goes on after an abort', () => {
  /** The events of an exchange, whatever its controller says. */
  const heedless: CreateTransport = () => ({
    dispatch({ path }, handler) {
      const controller = { abort: () => undefined } as unknown as Dispatcher.DispatchController;
      const status = path === '/a' ? 200 : 500;
      handler.onRequestStart?.(controller, {});
      handler.onRequestSent?.();
      handler.onResponseStart?.(controller, status, { 'content-type': 'application/json' });
      handler.onResponseData?.(controller, Buffer.alloc(101, ' '));
      handler.onResponseData?.(controller, Buffer.from('{"code":"SECRET_OF_CALLER_A"}'));
      handler.onResponseEnd?.(controller, {});
      return true;
    },
    on: () => undefined,
    destroy: async () => undefined,
  });

  it.each([
    ['one that tells all events', heedless],
    [
      'a function with a body that is there',
      functionTransport(async ({ path }) => ({
        status: path === '/a' ? 200 : 500,
        headers: { 'content-type': 'application/json' },
        body: chunks(' '.repeat(101), '{"code":"SECRET_OF_CALLER_A"}'),
      })),
    ],
  ])('gives nothing of one call to another: %s', async (_what, transport) => {
    const { one, call } = over(transport);

    expect(await call('a')).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE' });
    expect(await call('b')).toMatchObject({ code: 'UPSTREAM_ERROR', body: '', upstreamCode: undefined });
    expect(one.health()).toMatchObject({ inFlight: 0, queued: 0 });
  });
});

describe('a transport that throws', () => {
  const CAUSE = new Error('No transport today');

  /** Throws as often, before the request has begun or in the middle of the response; then it answers. */
  function throwing(times: number, afterStart: boolean): CreateTransport {
    let thrown = 0;
    const working = functionTransport(async () => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: chunks('"good"'),
    }));
    return (origin, settings) => {
      const transport = working(origin, settings);
      return {
        ...transport,
        dispatch(options, handler) {
          thrown += 1;
          if (thrown > times) return transport.dispatch(options, handler);
          if (afterStart)
            handler.onRequestStart?.({ abort: () => undefined } as unknown as Dispatcher.DispatchController, {});
          throw CAUSE;
        },
      };
    };
  }

  it.each([
    ['before it begins', false],
    ['after it began', true],
  ])('gives its connection, its quota and its place in the breaker back: %s', async (_when, afterStart) => {
    const { one, call } = over(throwing(3, afterStart), {
      breaker: { failures: 3, openMs: 0 },
      quotas: [{ name: 'requests', calls: 4, seconds: 3600, per: 'address' }],
    });

    for (let n = 0; n < 3; n++) expect(await call('a')).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', cause: CAUSE });

    // The only probe of an open breaker.
    expect(await call('a')).toBe('good');
    expect(one.health()).toMatchObject({ breaker: 'closed', inFlight: 0, queued: 0 });
    expect(one.health().quotas).toMatchObject([{ left: afterStart ? 0 : 3 }]);
  });
});

describe('a transport without connections of its own', () => {
  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });

  it('has none that are kept alive: a reset is a failure, and is not sent again', async () => {
    const send = vi.fn<SendFunction>(() => Promise.reject(reset));
    const { one, call } = over(functionTransport(send), { breaker: { failures: 1, openMs: SECOND } });

    expect(await call('a')).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', cause: reset });
    expect([send.mock.calls.length, one.health().breaker]).toEqual([1, 'open']);
  });

  it('sends nothing after it was closed, which tells nothing of the health of its upstream', async () => {
    const sent: string[] = [];
    const transport = functionTransport(async ({ path }) => {
      sent.push(path);
      if (path !== '/retried') return new Promise(() => undefined);
      return { status: 503, headers: {}, body: chunks() };
    });
    const { one, call } = over(transport, {
      retry: { attempts: 1, budgetPercent: 100 },
      breaker: { failures: 2, openMs: SECOND },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const retried = call('retried');
    // That of its deadlines, and that of its pause.
    while (vi.getTimerCount() < 2) await new Promise(setImmediate);
    const calls = ['a', 'b', 'waiting'].map(call);
    while (sent.length < 3) await new Promise(setImmediate);

    await one.close();
    vi.advanceTimersByTime(SECOND / 2);

    const ended = { message: 'probe GET /{id} could not be reached' };
    const refused = { message: 'probe GET /{id} is not tried, because its connections are closed' };
    const all = await Promise.all([retried, ...calls, call('late')]);
    expect(all).toMatchObject([refused, ended, ended, refused, refused]);
    expect(sent).toEqual(['/retried', '/a', '/b']);
    expect(one.health()).toMatchObject({ breaker: 'closed', faults: 0, abandoned: 5, inFlight: 0, queued: 0 });
  });
});
