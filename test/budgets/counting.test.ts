import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { type BudgetStore, Budgets } from '#gateway';
import { stoppedClock } from '#test/clock';
import { ROUTES, served } from '#test/served';
import { until } from '#test/until';
import { limited, outcome, page, QUERY, read } from './limited.ts';

const MINUTE = { limit: 10, within: 'minute' };

describe.each(ROUTES)('counting by the %s route', (route) => {
  it('never lets concurrent callers exceed a budget', async () => {
    stoppedClock();
    const { post, sent } = await limited(route, {
      rules: [
        { name: 'requests', limit: 40, within: 'minute' },
        { name: 'calls', of: 'cost', ...MINUTE },
      ],
    });
    const asked = Array.from({ length: 100 }, (_, at) =>
      post({ query: `{ quotes(search: "${at}") { totalCount } }` }).then(({ status }) => status),
    );
    const statuses = await Promise.all(asked);

    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect(sent).toHaveLength(10);
  });

  it('does not count an operation that is only explained', async () => {
    const { post, sent } = await limited(
      route,
      {
        rules: [{ name: 'calls', of: 'cost', limit: 1, within: 'day' }],
        fields: { 'Query.quotes': { limit: 1, within: 'day' } },
      },
      { settings: { server: { explain: true } } },
    );
    const explained = { query: QUERY, extensions: { explain: true } };
    for (const body of [explained, { query: QUERY }, explained]) expect((await post(body)).status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  it.each(['rejects', 'throws'])('goes on without a store that %s, or ends, by the setting', async (how) => {
    const { gateway } = await limited('direct', { rules: [{ name: 'requests', limit: 1, within: 'minute' }] });
    const { budgets: settings } = gateway.settings;
    if (!settings) throw new Error('The settings have no budgets.');
    const failing = (): Promise<never> => {
      if (how === 'throws') throw new Error('down');
      return Promise.reject(new Error('down'));
    };
    const store: BudgetStore = { take: failing };
    const warned: string[] = [];
    const over = async (onFailure: 'allow' | 'refuse') => {
      const log = { warn: (message: string) => void warned.push(message) };
      const budgets = new Budgets({ settings: { ...settings, onFailure }, proxies: gateway.proxies, log, store });
      return served({ ...gateway, budgets }, route);
    };
    const allowing = await over('allow');
    for (let request = 0; request < 3; request++) {
      expect(outcome(await allowing.post({ query: QUERY }))).toEqual([200, undefined, undefined]);
    }
    const refusing = await over('refuse');
    const refused = await refusing.post({ query: QUERY });

    expect(outcome(refused)).toEqual([503, undefined, '1']);
    expect(read(refused).errors[0].extensions.code).toBe('BUDGETS_UNAVAILABLE');
    expect(warned).toEqual(Array(2).fill('Budgets of callers cannot be counted'));
  });
});

describe('what costs nothing', () => {
  const budgets = {
    rules: [
      { name: 'requests', ...MINUTE },
      { name: 'calls', of: 'cost', ...MINUTE },
    ],
  };

  it('is a cached response: a request, and no call', async () => {
    stoppedClock();
    const { post, sent } = await limited('direct', budgets, {
      settings: { performance: { cache: true, responseCache: true } },
      answers: { quotes: () => ({ ...page(), headers: { ...page().headers, 'cache-control': 'max-age=60' } }) },
    });

    expect(outcome(await post({ query: QUERY }))).toEqual([200, '"requests";r=9;t=6, "calls";r=9;t=6', undefined]);
    expect(outcome(await post({ query: QUERY }))).toEqual([200, '"requests";r=8;t=12, "calls";r=9;t=6', undefined]);
    expect(sent).toHaveLength(1);
  });

  it('is an execution that another request began', async () => {
    stoppedClock();
    let release = () => {};
    let arrived = () => {};
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const { post, sent } = await limited('direct', budgets, {
      answers: {
        quotes: async () => {
          arrived();
          await released;
          return page();
        },
      },
    });
    const first = post({ query: QUERY });
    await waiting;
    const others = Promise.all([post({ query: QUERY }), post({ query: QUERY })]);
    // It is answered after the others were read.
    await post({ query: '{ __typename }' });
    release();
    await Promise.all([first, others]);

    expect(sent).toHaveLength(1);
    expect((await post({ query: '{ __typename }' })).headers['ratelimit']).toBe('"requests";r=5;t=30, "calls";r=9;t=6');
  });
});

it('counts a request once that a plugin replaces, and ends it', async () => {
  const { gateway } = await limited('direct', {
    rules: [
      { name: 'parallel', of: 'concurrency', limit: 1 },
      { name: 'requests', limit: 9, within: 'day' },
    ],
  });
  const replacing: Plugin = {
    async onRequest({ request, fetchAPI, setRequest }) {
      const { url, method, headers } = request;
      setRequest(new fetchAPI.Request(url, { method, headers, body: await request.text() }));
    },
  };
  const { post } = await served(gateway, [replacing]);
  for (const left of [8, 7, 6]) {
    const { status, headers } = await post({ query: QUERY });
    expect([status, String(headers['ratelimit']).replace(/;t=.*/, '')]).toEqual([
      200,
      `"parallel";r=0, "requests";r=${left}`,
    ]);
  }
});

it('frees the place of a caller that disconnects', async () => {
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  const { address, post } = await limited(
    'direct',
    { rules: [{ name: 'parallel', of: 'concurrency', limit: 1 }] },
    {
      answers: {
        quotes: () => {
          arrived();
          return new Promise<never>(() => undefined);
        },
      },
    },
  );
  const controller = new AbortController();
  const query = new URLSearchParams({ query: QUERY }).toString();
  const abandoned = fetch(`${address}?${query}`, { headers: { 'graphql-preflight': '1' }, signal: controller.signal });
  await waiting;
  controller.abort();
  await expect(abandoned).rejects.toThrow('aborted');

  await until(async () => expect((await post({ query: '{ __typename }' })).status).toBe(200));
});
