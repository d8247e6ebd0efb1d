import { describe, expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';

const NOON = '2026-03-01T12:00:00.000Z';
const JSON_TYPE = { 'content-type': 'application/json' };

/** The sandbox of two APIs, its clock stopped at noon. */
async function admin() {
  const { origin } = await sandboxOf(['quotes', 'tv']);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/_sandbox${path}`, init);
    const body: any = await answer.json();
    return { status: answer.status, body, allow: answer.headers.get('allow') };
  };
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  const get = async (path: string) => (await fetch(origin + path)).text();
  await post('/clock', { now: NOON, stopped: true });
  return { origin, ask, post, get };
}

describe('/_sandbox', () => {
  it('enforces other limits from now on, and again from the beginning', async () => {
    const { ask, origin, post } = await admin();
    const remaining = async () => (await fetch(`${origin}/quotes/random`)).headers.get('ratelimit-remaining');

    const before = [await remaining(), await remaining()];
    expect((await post('/limits', { limits: 'usual' })).body.limits).toBe('usual');
    const after = [await remaining(), await remaining()];
    await post('/limits', { limits: 'usual' });

    expect([before, after, await remaining()]).toEqual([['179', '179'], ['179', '178'], '179']);
    expect(await post('/limits', { limits: 'all' })).toMatchObject({
      status: 400,
      body: { problems: ['limits: must be one of published, usual, none'] },
    });
    expect((await ask('')).body.limits).toBe('usual');
  });

  it('shows seed, clock, faults, and the calls of each API', async () => {
    const { origin, ask, get } = await admin();
    await get('/tv/api/quotes');
    await get('/quotes/random');
    await get('/quotes/random');
    await get('/quotes/%E0/x');

    expect((await ask('')).body).toEqual({
      seed: 'test',
      clock: { now: NOON, stopped: true },
      limits: 'none',
      faults: [],
      apis: {
        quotes: {
          address: `${origin}/quotes`,
          calls: 3,
          inFlight: 0,
          operations: {
            getRandomQuote: { calls: 2, faulty: 0, inFlight: 0 },
            other: { calls: 1, faulty: 0, inFlight: 0 },
          },
        },
        tv: {
          address: `${origin}/tv`,
          calls: 1,
          inFlight: 0,
          operations: { listTvQuotes: { calls: 1, faulty: 0, inFlight: 0 } },
        },
      },
    });
  });

  it('is for those only whom the sandbox is told', async () => {
    const { origin } = await sandboxOf(['quotes'], { allowsAdmin: ({ headers }) => headers['x-admin'] === 'yes' });
    const status = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      (await fetch(origin + path, { headers })).status;

    expect([await status('/_sandbox'), await status('/_sandbox', { 'x-admin': 'yes' })]).toEqual([403, 200]);
    expect(await status('/quotes/random')).toBe(200);
  });

  it('lists its addresses, and the methods of each', async () => {
    const { ask } = await admin();

    expect(await ask('/resets', { method: 'POST' })).toMatchObject({
      status: 404,
      body: {
        problems: [
          expect.stringContaining('Not found; below /_sandbox there are /, /reset, /seed, /clock, /limits, /faults'),
        ],
      },
    });
    expect(await ask('/reset', { method: 'DELETE' })).toEqual({
      status: 405,
      body: { problems: ['DELETE is not one of POST'] },
      allow: 'POST',
    });
  });
});

describe('/_sandbox/reset', () => {
  it('seeds all state again: random values repeat, and counts are 0', async () => {
    const { post, get } = await admin();
    const first = [await get('/quotes/random'), await get('/quotes/random')];

    const { body } = await post('/reset', {});

    expect(body.apis.quotes.calls).toBe(0);
    expect([await get('/quotes/random'), await get('/quotes/random')]).toEqual(first);
  });
});

describe('/_sandbox/seed', () => {
  it('seeds all state with another seed: other data, the same for the same seed', async () => {
    const { post, get } = await admin();
    const first = await get('/tv/api/quotes');
    const { body } = await post('/seed', { seed: 'another' });
    const second = await get('/tv/api/quotes');
    await post('/seed', { seed: 'test' });

    expect(body.seed).toBe('another');
    expect(second).not.toBe(first);
    expect(await get('/tv/api/quotes')).toBe(first);
  });

  it.each([[{}], [{ seed: '' }], [{ seed: 7 }], [{ seed: 'a\nb' }]])('refuses %j', async (body) => {
    const { post, ask } = await admin();

    expect(await post('/seed', body)).toMatchObject({
      status: 400,
      body: { problems: ['seed: must be one line of text'] },
    });
    expect((await ask('')).body.seed).toBe('test');
  });
});

describe('/_sandbox/clock', () => {
  it('sets the time, stops the clock and lets it run', async () => {
    const { post, ask } = await admin();
    const clockAfter = async (body: object) => (await post('/clock', body)).body.clock;

    expect(await clockAfter({ now: '2027-01-01T00:00:00+02:00' })).toEqual({
      now: '2026-12-31T22:00:00.000Z',
      stopped: true,
    });
    expect(await clockAfter({ stopped: false })).toEqual({
      now: expect.stringMatching(/^2026-12-31T22:00:0/),
      stopped: false,
    });
    expect(await clockAfter({ now: '2025-02-03' })).toEqual({
      now: expect.stringMatching(/^2025-02-03T00:00:0/),
      stopped: false,
    });
    const { now } = await clockAfter({ stopped: true });
    expect((await ask('')).body.clock).toEqual({ now, stopped: true });
  });

  it.each([
    [{ now: 'noon' }, 'now'],
    [{ now: '2026-02-30T25:00:00Z' }, 'now'],
    [{ now: '2026-03-01T12:00' }, 'now'],
    [{ now: 5 }, 'now'],
    [{ stopped: 'yes' }, 'stopped'],
  ])('refuses %j', async (body, name) => {
    const { post, ask } = await admin();

    expect(await post('/clock', body)).toMatchObject({
      status: 400,
      body: { problems: [expect.stringMatching(`^${name}: must be `)] },
    });
    expect((await ask('')).body.clock).toEqual({ now: NOON, stopped: true });
  });

  it('refuses malformed JSON and unknown keys', async () => {
    const { ask, post } = await admin();

    expect((await ask('/clock', { method: 'POST', headers: JSON_TYPE, body: 'now' })).status).toBe(400);
    expect((await post('/clock', { nwo: NOON })).body).toEqual({
      problems: ['nwo: unknown key; allowed are now, stopped'],
    });
    expect((await post('/seed', { seed: 'a', sed: 'b' })).body).toEqual({
      problems: ['sed: unknown key; allowed is seed'],
    });
  });
});

describe('a page of another origin', () => {
  const CHANGES = [
    ['POST', '/reset', ''],
    ['POST', '/seed', '{"seed":"evil"}'],
    ['POST', '/clock', '{"now":"2030-01-01"}'],
    ['POST', '/limits', '{"limits":"published"}'],
    ['PUT', '/faults', '[]'],
    ['DELETE', '/faults', ''],
    ['GET', '', ''],
    ['GET', '/faults', ''],
  ] as const;
  const PAGES: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
    ['by its DNS name for this machine', { host: 'evil.example:4100' }, 421],
    ['with a malformed Host', { host: 'a b' }, 400],
    ['by its Origin', { origin: 'http://evil.example' }, 403],
    ['of another port', { origin: 'http://127.0.0.1:3000' }, 403],
    ['without an origin', { origin: 'null' }, 403],
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
  ];

  it.each(PAGES)('changes nothing and reads nothing %s', async (_page, headers, status) => {
    const { origin, ask } = await admin();
    const before = (await ask('')).body;

    for (const [method, path, body] of CHANGES) {
      const answer = await rawRequest(`${origin}/_sandbox${path}`, {
        method,
        headers: { ...JSON_TYPE, ...headers },
        ...(body && { body }),
      });
      const { problems } = JSON.parse(answer.body.toString());
      expect([answer.status, problems]).toEqual([status, [expect.any(String)]]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await ask('')).body).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'changes nothing by a simple request of type %j',
    async (type) => {
      const { origin, ask } = await admin();
      const before = (await ask('')).body;

      for (const [, path, body] of CHANGES.filter(([method]) => method === 'POST')) {
        const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
        expect(await rawRequest(`${origin}/_sandbox${path}`, { method: 'POST', headers, body })).toMatchObject({
          status: 415,
        });
      }
      expect((await ask('')).body).toEqual(before);
    },
  );
});
