import { describe, expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';

/** A sandbox with these rules, and functions that send requests. */
async function sandboxWith(rules: readonly object[], seed = 'test') {
  const { origin } = await sandboxOf(['quotes', 'tv'], { seed });
  const admin = async (path: string, method: string, body?: unknown) => {
    const answer = await fetch(`${origin}/_sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const parsed: any = await answer.json();
    return { status: answer.status, body: parsed };
  };
  const statuses = async (path: string, count = 1, headers = {}) => {
    const found: number[] = [];
    while (found.length < count) found.push((await fetch(`${origin}/${path}`, { headers })).status);
    return found;
  };
  await admin('/faults', 'PUT', rules);
  return { admin, statuses };
}

describe('on', () => {
  it.each([
    ['*', [500, 500, 500, 500]],
    ['quotes', [500, 500, 200, 500]],
    ['quotes.getRandomQuote', [500, 200, 200, 404]],
  ])('%s hits its operations only', async (on, expected) => {
    const { statuses } = await sandboxWith([{ on, status: 500 }]);
    const paths = ['quotes/random', 'quotes/quotes', 'tv/api/quotes', 'quotes/nowhere'];

    expect((await Promise.all(paths.map((path) => statuses(path)))).flat()).toEqual(expected);
  });

  it("never applies to the sandbox's own address", async () => {
    const { admin } = await sandboxWith([{ on: '*', status: 500 }]);

    expect((await admin('', 'GET')).status).toBe(200);
  });
});

describe('share', () => {
  const half = [{ on: 'tv', status: 500, share: 0.5 }];

  it('hits this share of requests, the same ones for the same seed, also after a reset', async () => {
    const one = await sandboxWith(half);
    const first = await one.statuses('tv/api/quotes', 100);
    await one.admin('/reset', 'POST');
    const again = await one.statuses('tv/api/quotes', 100);
    const other = await (await sandboxWith(half)).statuses('tv/api/quotes', 100);
    const elsewhere = await (await sandboxWith(half, 'other')).statuses('tv/api/quotes', 100);

    expect([again, other]).toEqual([first, first]);
    expect(elsewhere).not.toEqual(first);
    expect(Math.abs(first.filter((status) => status === 500).length - 50)).toBeLessThan(20);
  });

  it.each([
    [0, 200],
    [1, 500],
  ])('%s hits none or all', async (share, status) => {
    const { statuses } = await sandboxWith([{ on: 'tv', status: 500, share }]);

    expect(new Set(await statuses('tv/api/quotes', 20))).toEqual(new Set([status]));
  });
});

describe('count', () => {
  it('applies to the first requests only, and counts from 0 after a reset', async () => {
    const { admin, statuses } = await sandboxWith([{ on: 'tv', status: 503, count: 2 }]);

    expect(await statuses('tv/api/quotes', 4)).toEqual([503, 503, 200, 200]);
    expect((await admin('', 'GET')).body.faults).toEqual([{ on: 'tv', status: 503, count: 2, hits: 2 }]);
    await admin('/reset', 'POST');
    expect(await statuses('tv/api/quotes', 3)).toEqual([503, 503, 200]);
  });
});

describe('rules', () => {
  it('add up, and the first that names a fault applies', async () => {
    const { statuses } = await sandboxWith([
      { on: 'tv', status: 500, count: 1 },
      { on: '*', status: 503, count: 2 },
    ]);

    expect(await statuses('tv/api/quotes', 3)).toEqual([500, 503, 200]);
  });

  it('are listed as they were given, and removed', async () => {
    const rules = [{ on: 'tv', latency: '1ms..2ms', share: 0.5 }];
    const { admin, statuses } = await sandboxWith([{ on: '*', status: 500 }]);

    expect(await admin('/faults', 'PUT', rules)).toEqual({ status: 200, body: rules });
    expect(await admin('/faults', 'GET')).toEqual({ status: 200, body: rules });
    expect(await admin('/faults', 'DELETE')).toEqual({ status: 200, body: [] });
    expect(await statuses('tv/api/quotes')).toEqual([200]);
  });

  it('are unchanged if one of the new ones is invalid', async () => {
    const { admin, statuses } = await sandboxWith([{ on: '*', status: 500 }]);

    expect(
      await admin('/faults', 'PUT', [
        { on: 'tv', drop: true },
        { on: 'tv', status: 99 },
      ]),
    ).toEqual({
      status: 400,
      body: { problems: [expect.stringMatching(/^faults\[1\]\.status: 99 is not a status from 400 to 599/)] },
    });
    expect((await admin('/faults', 'PUT')).body).toEqual({
      problems: [expect.stringMatching(/^faults: missing; must be a list/)],
    });
    expect(await statuses('tv/api/quotes')).toEqual([500]);
  });
});

describe('x-sandbox-fault', () => {
  it('applies to its own request, before all rules', async () => {
    const { statuses } = await sandboxWith([{ on: '*', status: 500, count: 2 }]);

    expect(await statuses('tv/api/quotes', 1, { 'x-sandbox-fault': 'status=404' })).toEqual([404]);
    expect(await statuses('tv/api/quotes', 2)).toEqual([500, 200]);
  });

  it('is refused where it is malformed', async () => {
    const { statuses } = await sandboxWith([]);

    expect(await statuses('tv/api/quotes', 1, { 'x-sandbox-fault': 'status' })).toEqual([400]);
    expect(await statuses('tv/api/quotes', 1, { 'x-sandbox-fault': 'on=tv; status=503' })).toEqual([400]);
    expect(await statuses('tv/api/quotes', 1, { 'x-sandbox-fault': ' ; ' })).toEqual([200]);
  });
});
