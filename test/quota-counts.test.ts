import { describe, expect, it } from 'vitest';
import { contract } from '#test/hostile/contract';
import { codes, type OperationResult, probeAt } from '#test/hostile/gateways';
import { upstream } from '#test/hostile/upstreams';
import { mostWithin, stoppedTime } from '#test/published-limits';
import { MemoryQuotaStore, type QuotaStore } from '#upstream';

/*
 * What takes of a quota, and what responses teach. The probe's upstream answers as the test says; time passes only where the
 * test lets it.
 */
const OPERATIONS = {
  get: { path: '/{id}' },
  find: { path: '/find/{id}' },
  send: { path: '/', method: 'POST' },
} as const;
const QUOTA = { name: 'requests', calls: 2, within: '1s' };

type Settings = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function probe(
  answer: (n: number) => Answer = () => ({}),
  settings: Settings = {},
  around: Settings = {},
  quotaStore?: QuotaStore,
) {
  const time = stoppedTime();
  const times: number[] = [];
  const { url, seen } = await upstream((response) => {
    times.push(performance.now());
    const { status = 200, headers = {} } = answer(times.length);
    response.sendDate = false;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('"good"');
  });
  const own = { quotas: [QUOTA], ...settings };
  const { gateway, ask, change } = probeAt(url, contract(OPERATIONS), { settings: own, around, quotaStore });
  const get = (id: string, headers?: Readonly<Record<string, string>>) => ask('get', { id }, headers);
  const find = (id: string) => ask('find', { id });
  const settle = async <Result>(...all: Promise<Result>[]) => {
    await time.untilSettled(gateway, all);
    return Promise.all(all);
  };
  return { ...time, gateway, get, find, change, settle, seen, times };
}

describe('a quota', () => {
  it('is taken by each attempt: retries wait for it too', async () => {
    const busy = { status: 503 };
    const { get, settle, times } = await probe((n) => (n <= 4 ? busy : {}), {
      retry: { attempts: 5, budget: '100%' },
    });

    const [one, other] = await settle(get('a'), get('b'));

    expect([one?.errors, other?.errors]).toEqual([undefined, undefined]);
    expect(times).toHaveLength(6);
    expect(mostWithin(times, 1000)).toBe(2);
  });

  it('is not taken by a response from the cache, nor by a call that another shares', async () => {
    const cached = { headers: { 'cache-control': 'max-age=60' } };
    const performance = { cache: true, responseCache: false, coalesceCalls: true };
    const { get, settle, seen, gateway } = await probe(() => cached, {}, { performance });

    await settle(...Array.from({ length: 20 }, () => get('a')));
    await settle(...Array.from({ length: 20 }, () => get('a')));

    expect(seen).toHaveLength(1);
    expect(gateway.health()[0]?.quotas).toEqual([{ name: 'requests', calls: 2, seconds: 1, left: 1 }]);
  });

  it('of each credential counts those of other callers apart', async () => {
    const quotas = [{ ...QUOTA, per: 'credential' }];
    const credentials = { type: 'forwarded', headers: ['authorization'] };
    const settings = { quotas, credentials, forward: ['x-order'] };
    const { get, settle, times } = await probe(() => ({}), settings);
    const callers = ['one', 'other'].map((authorization) => ({ authorization }));

    await settle(...['a', 'b', 'c'].flatMap((id) => callers.map((caller) => get(id, { ...caller, 'x-order': id }))));

    const from = times[0] ?? 0;
    expect(times.map((at) => at - from >= 1000)).toEqual([false, false, false, false, true, true]);
  });

  it('of each credential refuses none because of other callers, who wait for a connection before it', async () => {
    const quotas = [{ ...QUOTA, within: '60s', per: 'credential' }];
    const credentials = { type: 'forwarded', headers: ['authorization'] };
    const { get, settle, seen } = await probe(() => ({}), { quotas, credentials, connections: 1 });

    const results = await settle(...Array.from({ length: 6 }, (_, n) => get('a', { authorization: `caller ${n}` })));

    expect(results.flatMap(codes)).toEqual([]);
    expect(seen).toHaveLength(6);
  });

  it('is kept for mutations, which are sent once each', async () => {
    const { change, settle, seen, times } = await probe((n) => (n % 2 === 0 ? { status: 503 } : {}), {
      retry: { attempts: 5, budget: '100%' },
    });

    const results = await settle(...Array.from({ length: 10 }, () => change('send')));

    expect(results.flatMap(codes)).toEqual(Array.from({ length: 5 }, () => 'UPSTREAM_UNAVAILABLE'));
    expect(seen).toHaveLength(10);
    expect(mostWithin(times, 1000)).toBe(2);
  });

  it('is given back by a call that leaves before it is sent', async () => {
    const { gateway, get, change, settle, answered, seen } = await probe(() => ({}), { timeouts: { total: '1500ms' } });
    const first = [get('a'), get('b')];
    await answered(gateway);
    const waiting = [get('c'), get('d'), change('send')];
    await answered(gateway);
    expect(gateway.health()[0]?.queued).toBe(2);

    const results = await settle(...first, ...waiting);

    expect(results.flatMap(codes)).toEqual(['RATE_LIMITED']);
    expect(seen).toHaveLength(4);
    expect(gateway.health()[0]).toMatchObject({ inFlight: 0, queued: 0 });
  });

  it('fails calls at once if its turn would come after their deadline', async () => {
    const { gateway, get, settle, answered } = await probe(() => ({}), { timeouts: { total: '800ms' } });
    await settle(get('a'), get('b'));
    let isRefused = false;
    const late = get('c').finally(() => (isRefused = true));
    await answered(gateway);

    expect(isRefused).toBe(true);
    expect((await late).errors?.[0]).toMatchObject({
      message: 'probe is not tried, because its quota is used up',
      extensions: { code: 'RATE_LIMITED', retryable: true, retryAfter: 2 },
    });
  });

  it('allows a stale response if it is used up', async () => {
    const stale = { headers: { 'cache-control': 'max-age=1, stale-if-error=600', etag: '"1"' } };
    const performance = { cache: true, responseCache: false, coalesceCalls: false };
    const quotas = [{ name: 'requests', calls: 1, within: '60s' }];
    const { get, settle, pass, seen } = await probe(() => stale, { quotas }, { performance });
    await settle(get('a'));
    await pass(5000);

    expect(await settle(get('a'))).toEqual([{ data: { call: 'good' } }]);
    expect(seen).toHaveLength(1);
  });
});

describe('a quota that is never used up', () => {
  it('changes neither requests nor results', async () => {
    const answers = [{}, { status: 500 }, { status: 503 }, { status: 429 }, { status: 404 }, {}] as const;
    const seenWith = async (quotas: readonly object[]) => {
      const { get, change, settle, seen } = await probe((n) => answers[n % answers.length] ?? {}, {
        quotas,
        retry: { attempts: 2, budget: '100%' },
      });
      const results: OperationResult[] = [];
      for (let n = 0; n < 12; n++) results.push(...(await settle(n % 3 === 0 ? change('send') : get(`${n}`))));
      return { results, seen: seen.map(({ method, target, rawHeaders }) => [method, target, rawHeaders.length]) };
    };

    expect(await seenWith([{ name: 'large', calls: 1_000_000, within: '1s' }])).toEqual(await seenWith([]));
  });
});

describe('responses of the upstream', () => {
  const none = { quotas: [] };

  it('with Retry-After pause the calls of their operation; then one tries, and the others follow', async () => {
    const { gateway, get, settle, times, pass, answered } = await probe(
      (n) => (n === 1 ? { status: 429, headers: { 'retry-after': '3' } } : {}),
      none,
    );
    expect((await settle(get('a'))).flatMap(codes)).toEqual(['RATE_LIMITED']);
    const all = Array.from({ length: 4 }, () => get('b'));
    await answered(gateway);
    expect([times.length, gateway.health()[0]?.queued]).toEqual([1, 4]);
    expect(gateway.health()[0]?.quotas).toEqual([{ name: 'learned', left: 0 }]);

    await pass(2999);
    await answered(gateway);
    expect(times).toHaveLength(1);
    await settle(...all);

    expect(times).toHaveLength(5);
    expect(gateway.health()[0]?.quotas).toEqual([]);
  });

  it('with a pause beyond their deadline fail calls at once, without a request', async () => {
    const { get, settle, seen } = await probe(() => ({ status: 503, headers: { 'retry-after': '86400' } }), none);
    await settle(get('a'));

    const [{ errors } = {}] = await settle(get('b'));

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    expect(seen).toHaveLength(1);
  });

  it.each<[string, (left: number, seconds: number) => Readonly<Record<string, string>>]>([
    ['RateLimit', (left, seconds) => ({ ratelimit: `"a";r=${left};t=${seconds}`, 'ratelimit-policy': '"a";q=3;w=10' })],
    [
      'X-RateLimit',
      (left, seconds) => ({
        'x-ratelimit-limit': '3',
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': String(seconds),
      }),
    ],
  ])('with %s are followed: the upstream refuses no call', async (_name, headersOf) => {
    // Three calls in windows of ten seconds, as the upstream counts.
    const upstreamCount = { end: 0, left: 3 };
    let exceeded = 0;
    const { get, settle } = await probe(() => {
      const now = performance.now();
      if (now >= upstreamCount.end) Object.assign(upstreamCount, { end: now + 10_000, left: 3 });
      if (upstreamCount.left === 0) exceeded += 1;
      upstreamCount.left = Math.max(0, upstreamCount.left - 1);
      return { headers: headersOf(upstreamCount.left, Math.ceil((upstreamCount.end - now) / 1000)) };
    }, none);
    await settle(get('first'));

    const results = await settle(...Array.from({ length: 8 }, () => get('a')));

    expect(exceeded).toBe(0);
    // Two in this window, three in the next; the third window begins after the deadline of calls.
    expect(results.flatMap(codes)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  const LONG_PAUSE: readonly [string, Answer][] = [
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '86400' } }],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '86400' } }],
    ['no calls left', { headers: { ratelimit: '"a";r=0;t=86400', 'ratelimit-policy': '"a";q=3;w=86400' } }],
    ['no calls left', { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '86400' } }],
  ];
  const FORWARDED = [
    { credentials: { type: 'forwarded', headers: ['authorization'] } },
    { forward: ['authorization'] },
    { forward: ['x-user'] },
  ];

  it.each(LONG_PAUSE.flatMap(([what, pause]) => FORWARDED.map((settings) => [what, settings, pause] as const)))(
    'with %s to one caller hold back its calls alone: %o',
    async (_what, settings, pause) => {
      const { get, settle, seen } = await probe((n) => (n === 1 ? pause : {}), { ...none, ...settings });
      const [mallory, alice] = ['mallory', 'alice'].map((name) => ({ authorization: name, 'x-user': name }));
      await settle(get('a', mallory));

      expect(await settle(get('a', alice))).toEqual([{ data: { call: 'good' } }]);
      expect((await settle(get('a', mallory))).flatMap(codes)).toEqual(['RATE_LIMITED']);
      expect(seen).toHaveLength(2);
    },
  );

  it.each(LONG_PAUSE)('with %s of one operation hold back no other', async (_what, pause) => {
    const { get, find, settle, seen } = await probe((n) => (n === 1 ? pause : {}), none);
    await settle(get('a'));

    expect(await settle(find('a'))).toEqual([{ data: { call: 'good' } }]);
    expect((await settle(get('b'))).flatMap(codes)).toEqual(['RATE_LIMITED']);
    expect(seen).toHaveLength(2);
  });

  it.each(LONG_PAUSE)('with %s for a day are tried again after a minute, and ever later', async (_what, pause) => {
    let answer = pause;
    const { get, settle, seen, pass } = await probe(() => answer, none);
    const minutes: number[] = [];
    await settle(get('a'));
    for (let trial = 0; trial < 8; trial++) {
      const [refused] = await settle(get('a'));
      const seconds = Number(refused?.errors?.[0]?.extensions['retryAfter']);
      minutes.push(seconds / 60);
      await pass(seconds * 1000);
      await settle(get('a'));
    }

    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(seen).toHaveLength(9);
    await pass(3_600_000);
    answer = {};
    expect(await settle(get('a'), get('b'))).toEqual([{ data: { call: 'good' } }, { data: { call: 'good' } }]);
  });

  it('teach nothing if that is switched off', async () => {
    const { get, settle, times } = await probe(() => ({ status: 429, headers: { 'retry-after': '9' } }), {
      ...none,
      learnQuotas: false,
    });

    await settle(get('a'));
    await settle(get('b'));

    expect(times).toHaveLength(2);
  });
});

describe('a store of several processes', () => {
  /** A store that answers later, and what it was asked. */
  function later() {
    const memory = new MemoryQuotaStore();
    const asked: string[] = [];
    const quotaStore: QuotaStore = {
      async take(counts) {
        await new Promise(setImmediate);
        const lease = memory.take(counts);
        asked.push(lease.isGranted ? 'granted' : 'not yet');
        if (!lease.isGranted) return lease;
        const end = (used: number) => {
          asked.push('ended');
          lease.receipt.end(used);
        };
        return { ...lease, receipt: { end } };
      },
      // The counts are elsewhere.
      waitMs: () => 0,
      left: (name) => memory.left(name),
    };
    return { quotaStore, asked };
  }

  it('is asked for each call, one after the other of a quota, and is told of its end', async () => {
    const { quotaStore, asked } = later();
    const { get, settle, times } = await probe(() => ({}), {}, {}, quotaStore);

    const results = await settle(...Array.from({ length: 7 }, () => get('a')));

    expect(results.flatMap(codes)).toEqual([]);
    expect(mostWithin(times, 1000)).toBe(2);
    expect(['granted', 'ended'].map((what) => asked.filter((each) => each === what).length)).toEqual([7, 7]);
  });

  it('says which quota refuses a call: it holds up no call that the others count', async () => {
    const { quotaStore } = later();
    const day = { name: 'finds', calls: 1, within: '1440m', operations: ['find'] };
    const { get, find, settle } = await probe(() => ({}), { quotas: [QUOTA, day] }, {}, quotaStore);
    await settle(find('a'));

    const results = await settle(
      ...['a', 'b', 'c'].map((id) => get(id)),
      find('b'),
      ...['d', 'e'].map((id) => get(id)),
    );

    expect(results.map(codes)).toEqual([[], [], [], ['RATE_LIMITED'], [], []]);
  });
});
