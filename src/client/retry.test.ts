import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '#gateway';
import { RETRYABLE_CODES } from './graph-error.ts';
import { errorResponse, fetchOf, graphResponse } from './harness.ts';
import { type ClientOptions, createClient } from './index.ts';

const OK = graphResponse({ data: { a: 1 } });
const NETWORK = new TypeError('fetch failed');
const LIMITED = (retryAfter: number) => errorResponse('RATE_LIMITED', { retryAfter });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-01-01T00:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  // The spy is on the fake timer: restored later, it would replace the real one.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs an operation over these responses. Resolves with its result, the number of requests, and all delays. */
async function run(
  answers: readonly (Response | Error)[],
  {
    method = 'query',
    repeatable,
    ...options
  }: Partial<ClientOptions> & { method?: 'query' | 'mutate'; repeatable?: boolean } = {},
) {
  const delays = vi.spyOn(globalThis, 'setTimeout');
  const { fetch, sent } = fetchOf(...answers);
  const client = createClient({ url: 'http://graph.test/graphql', fetch, ...options });
  const running = client[method]('{ a }', {}, repeatable === undefined ? {} : { repeatable });
  await vi.runAllTimersAsync();
  return { result: await running, requests: sent.length, delays: delays.mock.calls.map(([, ms]) => ms) };
}

describe('a query is repeated', () => {
  it.each<[string, Response | Error]>([
    ['there was no response', NETWORK],
    ['the gateway is overloaded', errorResponse('OVERLOADED', {}, { status: 503 })],
    ['the API was not available', errorResponse('UPSTREAM_UNAVAILABLE')],
    ['the error says so', errorResponse('UPSTREAM_ERROR', { retryable: true })],
    ...[429, 502, 503, 504].map((status): [string, Response] => [
      `a proxy answered ${status}`,
      new Response('', { status }),
    ]),
  ])('if %s', async (_why, answer) => {
    const { result, requests, delays } = await run([answer, OK]);

    expect(result).toMatchObject({ data: { a: 1 }, errors: [] });
    expect([requests, delays]).toEqual([2, [225]]);
  });

  it('as often as `attempts` says, with growing delays, and has the last errors then', async () => {
    const { result, requests, delays } = await run([NETWORK], {
      retry: { attempts: 5, delayMs: 100, maxDelayMs: 500 },
    });

    expect(result.errors).toMatchObject([{ code: 'NETWORK_ERROR', cause: NETWORK }]);
    expect([requests, delays]).toEqual([5, [75, 150, 300, 375]]);
  });

  it.each<[string, Response]>([
    ['retryAfter', LIMITED(2)],
    ['Retry-After in seconds', errorResponse('OVERLOADED', {}, { status: 503, headers: { 'retry-after': '2' } })],
    [
      'Retry-After as a date',
      new Response('', { status: 503, headers: { 'retry-after': 'Thu, 01 Jan 2026 00:00:02 GMT' } }),
    ],
  ])('after the seconds of %s', async (_where, answer) => {
    expect(await run([answer, OK])).toMatchObject({ requests: 2, delays: [2075] });
  });
});

it.each(['2 minutes', ''])('a Retry-After of %j is ignored', async (value) => {
  const answer = new Response('', { status: 503, headers: { 'retry-after': value } });

  expect(await run([answer, OK])).toMatchObject({ requests: 2, delays: [225] });
});

describe('a query is not repeated', () => {
  it.each<[string, Response, Partial<ClientOptions>?]>([
    ['its error is final', errorResponse('NOT_FOUND')],
    [
      'one of its errors is final',
      graphResponse({ data: null, errors: [{ message: 'x' }, { message: 'y', extensions: { code: 'RATE_LIMITED' } }] }),
    ],
    ['the error says so', errorResponse('UPSTREAM_UNAVAILABLE', { retryable: false })],
    ['another status came', new Response('', { status: 500 })],
    ['the delay would be too long', LIMITED(11)],
    ['retry is off', LIMITED(1), { retry: false }],
  ])('if %s', async (_why, answer, options) => {
    expect(await run([answer, OK], options)).toMatchObject({ requests: 1, delays: [] });
  });
});

describe('a mutation', () => {
  it.each([[NETWORK], [LIMITED(1)], [new Response('', { status: 503 })]])('is sent once: %s', async (answer) => {
    expect(await run([answer, OK], { method: 'mutate' })).toMatchObject({ requests: 1, delays: [] });
  });

  it('is repeated if it is `repeatable`', async () => {
    expect(await run([NETWORK, OK], { method: 'mutate', repeatable: true })).toMatchObject({ requests: 2 });
  });

  it('is sent once by `request`, as is a document whose text is unknown', async () => {
    const { fetch, sent } = fetchOf(NETWORK);
    const client = createClient({ url: 'http://graph.test/graphql', fetch });

    await expect(client.request('mutation { a }')).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    await expect(client.request({ documentId: 'x' })).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    expect(sent).toHaveLength(2);
  });
});

it('the retryable codes are those of the gateway', () => {
  const codes = Object.entries(ERROR_CODES).filter(([, facts]) => 'retry' in facts);

  expect([...RETRYABLE_CODES].toSorted()).toEqual(codes.map(([code]) => code).toSorted());
});
