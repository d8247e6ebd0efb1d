import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '#test/hostile/contract';
import { codes, probeAt } from '#test/hostile/gateways';
import { type Seen, upstream } from '#test/hostile/upstreams';
import { RetryBudget } from './retry.ts';

const OPERATIONS = {
  get: { path: '/' },
  find: { path: '/find', method: 'POST', reads: true, repeatable: true },
  send: { path: '/send', method: 'POST' },
} as const;
const AFTER_MS = 300;

/** An upstream whose responses the test sends, behind hedged reads. */
async function hedging(settings: Readonly<Record<string, unknown>> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pending: ((status?: number) => void)[] = [];
  const closed: number[] = [];
  const { url, seen } = await upstream((response) => {
    const index = pending.length;
    response.on('close', () => response.writableEnded || closed.push(index));
    pending.push((status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(`answer ${index}`)),
    );
  });
  const retry = { attempts: 0, budget: '100%', hedge: `${AFTER_MS}ms` };
  const { ask, gateway } = probeAt(url, contract(OPERATIONS), { settings: { retry, ...settings } });
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise(setImmediate);
  };
  const received = (count: number) => until(() => seen.length === count);
  return { ask, gateway, seen, pending, closed, until, received };
}

const targets = (seen: readonly Seen[]) => seen.map(({ method, target }) => `${method} ${target}`);

describe('a hedged read', () => {
  it.each(['get', 'find'])(
    '%s is sent again if it has no response in time, and the first response is used',
    async (id) => {
      const { ask, seen, pending, closed, until, received, gateway } = await hedging();
      const result = ask(id);
      await received(1);
      vi.advanceTimersByTime(AFTER_MS - 1);
      vi.advanceTimersByTime(1);
      await received(2);

      pending[1]?.();

      expect(await result).toEqual({ data: { call: 'answer 1' } });
      expect(new Set(targets(seen)).size).toBe(1);
      await until(() => closed.length > 0);
      expect(closed).toEqual([0]);
      expect(gateway.health()[0]).toMatchObject({ inFlight: 0, calls: 1, abandoned: 1, failures: {} });
    },
  );

  it('waits for the other attempt if one fails', async () => {
    const { ask, pending, received } = await hedging();
    const result = ask('get');
    await received(1);
    vi.advanceTimersByTime(AFTER_MS);
    await received(2);

    pending[1]?.(503);
    await new Promise(setImmediate);
    pending[0]?.();

    expect(await result).toEqual({ data: { call: 'answer 0' } });
  });

  it('fails if both attempts fail, and is not repeated after an early failure', async () => {
    const { ask, pending, received, seen } = await hedging();
    const early = ask('get');
    await received(1);
    pending[0]?.(503);
    expect(codes(await early)).toEqual(['UPSTREAM_UNAVAILABLE']);
    vi.advanceTimersByTime(AFTER_MS);

    const late = ask('get');
    await received(2);
    vi.advanceTimersByTime(AFTER_MS);
    await received(3);
    pending[1]?.(503);
    pending[2]?.(503);

    expect(codes(await late)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(seen).toHaveLength(3);
  });

  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['a mutation', 'send', {}],
    ['without a setting', 'get', { retry: { attempts: 0, budget: '100%' } }],
  ])('is none: %s', async (_what, id, settings) => {
    const { ask, pending, received, seen } = await hedging(settings);
    const result = ask(id);
    await received(1);
    vi.advanceTimersByTime(AFTER_MS * 10);
    pending[0]?.();

    expect((await result).errors).toBeUndefined();
    expect(seen).toHaveLength(1);
  });

  it('takes of the budget of retries', async () => {
    const { ask, pending, received, seen } = await hedging({
      retry: { attempts: 0, budget: '0%', hedge: `${AFTER_MS}ms` },
    });
    const all = Array.from({ length: 15 }, () => ask('get'));
    await received(15);
    vi.advanceTimersByTime(AFTER_MS);
    await received(25);
    for (const answer of pending) answer();

    await Promise.all(all);
    expect(seen).toHaveLength(25);
  });
});

describe('the budget of retries', () => {
  it('adds at most a tenth of the calls, and ten', () => {
    const budget = new RetryBudget({ attempts: 2, budgetPercent: 10 });
    let retries = 0;
    for (let calls = 1; calls <= 10_000; calls++) {
      budget.called();
      // Each call fails, and would be repeated twice.
      for (let attempt = 0; attempt < 2; attempt++) if (budget.take()) retries += 1;
      expect(retries).toBeLessThanOrEqual(10 + calls / 10);
    }
    // The first call adds nothing to a full budget.
    expect(retries).toBe(1009);
  });
});
