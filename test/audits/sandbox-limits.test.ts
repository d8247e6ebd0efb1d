import { describe, expect, it, onTestFinished } from 'vitest';
import { readContract as readContractData } from '#contract';
import { type Slug, slugs } from '#contracts';
import { Clock, LIMIT_MODES, type Limit, loadMocks, type SandboxRequest, serveSandbox } from '#sandbox';
import { exampleRequest } from '#test/contract/example-request';
import { rawRequest } from '#test/raw-request';
import { operationsOf, readContract } from '../../scripts/contract/document.ts';
import { RateLimiter } from '../../src/sandbox/limits/index.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const mocks = await loadMocks(slugs);
const limits = mocks.flatMap(({ slug, limits: own = [] }) => own.map((limit) => ({ slug, limit })));
const request = {
  headers: { authorization: 'Bearer a' },
  parameter: (name: string) => name,
} as unknown as SandboxRequest;

describe('limits', () => {
  it.each(slugs)('%s has the quotas of its contract, and no others', (slug) => {
    const shown = (calls: number, seconds: number, operations: readonly string[] = []) =>
      `${calls} in ${seconds} s: ${operations.toSorted().join(' ')}`;
    const quotas = readContractData(slug).quotas ?? [];
    const own = mocks.find((each) => each.slug === slug)?.limits ?? [];

    expect(own.map((limit) => shown(limit.requests, limit.seconds, limit.operations)).toSorted()).toEqual(
      quotas.map(({ calls, seconds, operations }) => shown(calls, seconds, operations)).toSorted(),
    );
  });

  it.each(limits)('$slug: $limit.requests in $limit.seconds s are reached, and begin anew', ({ limit }) => {
    const limiter = new RateLimiter([limit], 'published');
    const [operation = ''] = limit.operations ?? [];
    const most = limit.burst === undefined ? limit.requests : limit.burst + 1;
    const count = (now: number) => limiter.count(operation, request, now)[0];

    const states = Array.from({ length: most }, () => count(NOON));
    const over = count(NOON);

    expect(states.filter((state) => state?.isExceeded)).toEqual([]);
    expect(states.map((state) => state?.remaining)).toEqual(Array.from({ length: most }, (_, n) => most - 1 - n));
    expect(over).toMatchObject({ isExceeded: true, remaining: 0 });
    expect(count(NOON + (over?.resetMs ?? 0) - 1)).toMatchObject({ isExceeded: true });
    expect(count(NOON + (over?.resetMs ?? 0))).toMatchObject({ isExceeded: false });
  });

  it.each(LIMIT_MODES)('bite as `%s` says', (mode) => {
    const limiter = new RateLimiter(
      [
        { requests: 1, seconds: 1, per: 'address' },
        { requests: 1, seconds: 1, per: 'address', isTight: true },
      ],
      mode,
    );
    limiter.count('any', request, NOON);

    const exceeded = limiter.count('any', request, NOON).map(({ isExceeded }) => isExceeded);

    expect(exceeded).toEqual({ published: [true, true], usual: [true, false], none: [false, false] }[mode]);
  });

  it('are counted for each channel and credential apart', () => {
    const own: Limit[] = [
      { requests: 1, seconds: 1, per: 'resource', keyOf: (each) => each.parameter('channel') },
      { requests: 1, seconds: 1, per: 'credential' },
    ];
    const limiter = new RateLimiter(own, 'published');
    const of = (channel: string, authorization: string) =>
      ({ headers: { authorization }, parameter: () => channel }) as unknown as SandboxRequest;
    limiter.count('any', of('1', 'a'), NOON);

    const exceeded = [of('1', 'b'), of('2', 'a')].map((each) =>
      limiter.count('any', each, NOON).map(({ isExceeded }) => isExceeded),
    );

    expect(exceeded).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

interface Case {
  readonly slug: Slug;
  readonly operation: string;
  /** As many as are answered at once. */
  readonly most: number;
  readonly resetMs: number;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const retry = (seconds: number) => [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }];
const exhausted = (details: unknown) => ({
  error: { code: 429, message: 'The quota is used up.', status: 'RESOURCE_EXHAUSTED', details },
});
const CASES: readonly Case[] = [
  {
    slug: 'chat',
    operation: 'createMessage',
    most: 5,
    resetMs: 5000,
    headers: {
      'retry-after': '5',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1795262405.000',
      'x-ratelimit-reset-after': '5.000',
      'x-ratelimit-scope': 'user',
    },
    body: { message: 'You are being rate limited.', retry_after: 5, global: false },
  },
  {
    slug: 'chat',
    operation: 'getCurrentUser',
    most: 50,
    resetMs: 1000,
    headers: { 'retry-after': '1', 'x-ratelimit-scope': 'global', 'x-ratelimit-global': 'true' },
    body: { message: 'You are being rate limited.', retry_after: 1, global: true },
  },
  {
    slug: 'blockchain',
    operation: 'getAddressBalance',
    most: 1,
    resetMs: 10_000,
    headers: { 'retry-after': '10' },
    body: { error: 'rate-limit-exceeded', message: 'Too many requests' },
  },
  {
    slug: 'indexing',
    operation: 'publish',
    most: 200,
    resetMs: 20 * 3_600_000,
    headers: {},
    body: exhausted([
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ description: '200 a day' }] },
    ]),
  },
  {
    slug: 'indexing',
    operation: 'getUrlNotification',
    most: 180,
    resetMs: 60_000,
    headers: { 'retry-after': '60' },
    body: exhausted(retry(60)),
  },
  {
    slug: 'journals',
    operation: 'searchJournals',
    most: 6,
    resetMs: 500,
    headers: { 'content-type': 'text/html' },
    body: expect.stringContaining('429 Too Many Requests'),
  },
  {
    slug: 'webhooks',
    operation: 'createToken',
    most: 10,
    resetMs: 60_000,
    headers: { 'retry-after': '60', 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0' },
    body: { success: false, error: { message: 'Too Many Attempts.', id: null } },
  },
  {
    slug: 'webhooks',
    operation: 'listRequests',
    most: 120,
    resetMs: 60_000,
    headers: { 'retry-after': '60', 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '0' },
    body: { success: false, error: { message: 'Too Many Attempts.', id: null } },
  },
  {
    slug: 'workflows',
    operation: 'listActivities',
    most: 101,
    resetMs: 100,
    status: 400,
    headers: {},
    body: { __type: 'com.example.states#ThrottlingException', message: 'Rate exceeded' },
  },
  {
    slug: 'quotes',
    operation: 'getRandomQuote',
    most: 180,
    resetMs: 60_000,
    headers: {
      'retry-after': '60',
      'ratelimit-limit': '180',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '60',
    },
    body: { statusCode: 429, statusMessage: 'Too many requests, please try again later.' },
  },
];

describe('the sandbox with published limits', () => {
  it.each(CASES)('$slug.$operation: $most at once, then the own form, then anew', async (each) => {
    const { slug, operation, most, resetMs, status = 429, headers, body } = each;
    const clock = new Clock();
    clock.stop(NOON);
    const own = await loadMocks([slug]);
    const sandbox = await serveSandbox(own, {
      host: '127.0.0.1',
      port: 0,
      seed: 'manifold',
      clock,
      limits: 'published',
    });
    onTestFinished(() => sandbox.stop());
    const place = operationsOf(readContract(slug)).find((one) => one.operation.operationId === operation);
    if (!place) throw new TypeError(`${slug} has no ${operation}`);
    const { target, ...sent } = exampleRequest(readContract(slug), place);
    const send = () => rawRequest(`${sandbox.origin}/${slug}${target}`, sent);

    const statuses: unknown[] = [];
    for (let n = 0; n < most; n++) statuses.push((await send()).status);
    const refused = await send();
    clock.stop(NOON + resetMs);
    const later = await send();

    expect(statuses.filter((one) => one !== 200)).toEqual([]);
    expect(refused.status).toBe(status);
    expect(refused.headers).toMatchObject(headers);
    expect('retry-after' in refused.headers).toBe('retry-after' in headers);
    const text = refused.body.toString();
    expect(refused.headers['content-type']?.includes('json') ? JSON.parse(text) : text).toEqual(body);
    expect(later.status).toBe(200);
  });

  it('counts down in headers', async () => {
    const own = await loadMocks(['quotes', 'tv']);
    const clock = new Clock();
    clock.stop(NOON);
    const sandbox = await serveSandbox(own, { host: '127.0.0.1', port: 0, seed: 'x', clock, limits: 'usual' });
    onTestFinished(() => sandbox.stop());
    const told = async (path: string) => {
      const { headers } = await rawRequest(`${sandbox.origin}${path}`);
      return Object.fromEntries(Object.entries(headers).filter(([name]) => name.includes('ratelimit')));
    };
    const quotes = [await told('/quotes/random'), await told('/quotes/random')];
    clock.stop(NOON + 20_000);

    expect([...quotes, await told('/quotes/random')]).toEqual([
      { 'ratelimit-limit': '180', 'ratelimit-remaining': '179', 'ratelimit-reset': '60' },
      { 'ratelimit-limit': '180', 'ratelimit-remaining': '178', 'ratelimit-reset': '60' },
      { 'ratelimit-limit': '180', 'ratelimit-remaining': '177', 'ratelimit-reset': '40' },
    ]);
    await told('/tv/api/quote/random');
    expect(await told('/tv/api/quote/random')).toEqual({
      'x-ratelimit-limit': '10000',
      'x-ratelimit-remaining': '9998',
      'x-ratelimit-reset': String(NOON / 1000 + 920),
    });
  });
});
