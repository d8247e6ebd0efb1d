import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { ROUTES } from '#test/served';
import { ANSWER, limited, outcome, page, QUERY, read } from './limited.ts';

describe.each(ROUTES)('budgets by the %s route', (route) => {
  it('tell what is left in every response, and refuse requests beyond until it drains', async () => {
    const clock = stoppedClock();
    const { post, sent } = await limited(route, {
      rules: [
        { name: 'quick', limit: 2, within: 'second', burst: 3 },
        { name: 'daily', limit: 100, within: 'day' },
        { name: 'calls', of: 'cost', limit: 60, within: 'minute' },
        { name: 'parallel', of: 'concurrency', limit: 8 },
      ],
    });
    const ask = () => post({ query: QUERY }, { 'x-request-id': 'r1' });

    const first = await ask();
    expect([first.status, read(first)]).toEqual([200, ANSWER]);
    expect(first.headers['ratelimit-policy']).toBe(
      '"quick";q=2;w=1, "daily";q=100;w=86400, "calls";q=60;w=60;qu="upstream-calls", "parallel";q=8;qu="concurrent-requests"',
    );
    // The stopped clock shows 08:00 UTC.
    expect(outcome(first)).toEqual([
      200,
      '"quick";r=2;t=1, "daily";r=99;t=57600, "calls";r=59;t=1, "parallel";r=7',
      undefined,
    ]);
    expect(outcome(await ask())).toEqual([
      200,
      '"quick";r=1;t=1, "daily";r=98;t=57600, "calls";r=58;t=2, "parallel";r=7',
      undefined,
    ]);
    await ask();
    const refused = await ask();
    expect(outcome(refused)).toEqual([
      429,
      '"quick";r=0;t=2, "daily";r=97;t=57600, "calls";r=57;t=3, "parallel";r=8',
      '1',
    ]);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(read(refused)).toEqual({
      errors: [
        {
          message: 'The budget quick is used up.',
          extensions: { code: 'RATE_LIMITED', budget: 'quick', retryAfter: 1, requestId: 'r1' },
        },
      ],
    });
    expect(sent).toHaveLength(3);

    clock.pass(1);
    expect(outcome(await ask())).toEqual([
      200,
      '"quick";r=1;t=1, "daily";r=96;t=57599, "calls";r=57;t=3, "parallel";r=7',
      undefined,
    ]);
  });

  it('count a request before it is read, by GET and POST, malformed or not', async () => {
    stoppedClock();
    const { post, get, ask, sent } = await limited(route, { rules: [{ name: 'quick', limit: 4, within: 'minute' }] });
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'graphql-preflight': '1' };
    const upload = () => ask({ method: 'POST', headers, body: 'malformed' });

    expect((await post('{ malformed')).status).toBe(400);
    expect((await upload()).status).toBe(400);
    expect((await get({ query: QUERY })).status).toBe(200);
    expect((await post({ query: '{ unknown }' })).headers['ratelimit']).toBe('"quick";r=0;t=60');
    for (const refused of [await post('{ malformed'), await upload(), await get({ query: QUERY })]) {
      expect(outcome(refused)).toEqual([429, '"quick";r=0;t=60', '15']);
    }
    expect(sent).toHaveLength(1);
  });

  it('refuse an operation by its cost before it calls, where aliases count', async () => {
    stoppedClock();
    const { post, sent } = await limited(route, { rules: [{ name: 'calls', of: 'cost', limit: 4, within: 'minute' }] });
    const query = (aliases: number) =>
      `{ ${Array.from({ length: aliases }, (_, at) => `a${at}: quotes(search: "${at}") { totalCount }`).join(' ')} }`;

    expect(outcome(await post({ query: query(3) }))).toEqual([200, '"calls";r=1;t=45', undefined]);
    expect(outcome(await post({ query: query(2) }))).toEqual([429, '"calls";r=1;t=45', '15']);
    expect(outcome(await post({ query: query(1) }))).toEqual([200, '"calls";r=0;t=60', undefined]);
    expect(sent).toHaveLength(4);
  });

  it('limit a root field by each alias, also in fragments', async () => {
    stoppedClock();
    const { post, sent } = await limited(route, { fields: { 'Query.quotes': { limit: 3, within: 'minute' } } });
    const two =
      '{ a: quotes(search: "a") { totalCount } ...Other } fragment Other on Query { b: quotes(search: "b") { totalCount } }';

    expect(outcome(await post({ query: '{ __typename }' }))).toEqual([200, undefined, undefined]);
    expect(outcome(await post({ query: two }))).toEqual([200, '"Query.quotes";r=1;t=40', undefined]);
    expect(outcome(await post({ query: two }))).toEqual([429, '"Query.quotes";r=1;t=40', '20']);
    expect(sent).toHaveLength(2);
  });

  it('limit concurrent requests, and count one no more when it is answered', async () => {
    const gates: (() => void)[] = [];
    const { post } = await limited(
      route,
      { rules: [{ name: 'parallel', of: 'concurrency', limit: 1 }] },
      {
        answers: {
          quotes: () =>
            new Promise((resolve) => {
              gates.push(() => resolve(page()));
              arrived();
            }),
        },
      },
    );
    let arrived = () => {};
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    const first = post({ query: QUERY });
    await waiting;

    expect(outcome(await post({ query: QUERY }))).toEqual([429, '"parallel";r=0', '1']);
    gates.shift()?.();
    expect(outcome(await first)).toEqual([200, '"parallel";r=0', undefined]);
    expect(outcome(await post({ query: '{ __typename }' }))).toEqual([200, '"parallel";r=0', undefined]);
  });
});
