import { describe, expect, it } from 'vitest';
import type { EnabledApi } from '#config';
import { listen } from '#test/listen';
import { Faults } from './faults.ts';
import type { ApiState } from './wire.ts';

/** A sandbox with these faults, and the requests that it got. */
async function sandboxWith(answer: { faults: unknown; status?: number }) {
  const asked: string[] = [];
  const origin = await listen(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.faults));
  });
  return { asked, origin };
}

const monitorOf = (origin: string, sandboxed = true) => {
  const own = (slug: string) => ({ url: `${origin}/${slug}`, sandboxed }) as EnabledApi;
  return new Faults({ apis: { quotes: own('quotes'), jokes: own('jokes') } });
};
const state = (slug: string, state: ApiState['state'] = 'idle') => ({ slug, state, summary: '' }) as ApiState;

describe('the faults', () => {
  it('shows faults that are switched on, before a call is hit', async () => {
    const rules = [
      { on: 'quotes', status: 503, latency: { ms: 5 } },
      { on: 'quotes.listAuthors', drip: 10, share: 0.5 },
    ];
    const { origin, asked } = await sandboxWith({ faults: rules });
    const monitor = monitorOf(origin);
    await monitor.refresh();

    expect(monitor.applyTo(state('quotes'))).toEqual({
      ...state('quotes'),
      broken: 'status 503, latency; listAuthors: drip 10 for 50 % of calls',
    });
    expect(monitor.applyTo(state('jokes'))).toEqual(state('jokes'));
    expect(asked).toEqual(['/_sandbox/faults']);
  });

  it('shows faults of all APIs', async () => {
    const { origin } = await sandboxWith({ faults: [{ on: '*', status: 500 }] });
    const monitor = monitorOf(origin);
    await monitor.refresh();

    expect(monitor.applyTo(state('jokes', 'failing'))).toEqual({ ...state('jokes', 'failing'), broken: 'status 500' });
  });

  it('shows none once they are switched off, or cannot be fetched', async () => {
    const answer = { faults: [{ on: '*', status: 500 }] as unknown, status: 200 };
    const { origin } = await sandboxWith(answer);
    const monitor = monitorOf(origin);
    const states = [];
    for (const [faults, status] of [
      [[{ on: '*' }], 200],
      [[], 200],
      [[{ on: '*' }], 404],
      [{ on: '*' }, 200],
      [[1, null, {}], 200],
    ] as const) {
      Object.assign(answer, { faults, status });
      await monitor.refresh();
      states.push(monitor.applyTo(state('jokes')).broken);
    }

    expect(states).toEqual(['', undefined, undefined, undefined, undefined]);
  });

  it('requests nothing of connected APIs, and tolerates a sandbox that is gone', async () => {
    const { origin, asked } = await sandboxWith({ faults: [{ on: '*' }] });
    await monitorOf(origin, false).refresh();
    const gone = monitorOf('http://127.0.0.1:9');
    await gone.refresh();

    expect(asked).toEqual([]);
    expect(gone.applyTo(state('jokes'))).toEqual(state('jokes'));
  });
});
