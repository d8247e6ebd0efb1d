import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EnabledInterface } from '#config';
import { FaultDial } from './dial.ts';
import type { InterfaceState } from './wire.ts';

/** A sandbox that tells of these faults, and what of it is asked for. */
async function sandboxTelling(answer: { faults: unknown; status?: number }) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.faults));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const dialOf = (origin: string, sandboxed = true) => {
  const own = (slug: string) => ({ url: `${origin}/${slug}`, sandboxed }) as EnabledInterface;
  return new FaultDial({ interfaces: { quotes: own('quotes'), jokes: own('jokes') } });
};
const state = (slug: string, state: InterfaceState['state'] = 'idle') => ({ slug, state, says: '' }) as InterfaceState;

describe('the fault dial', () => {
  it('shows what is switched on, before a call has met it', async () => {
    const rules = [
      { on: 'quotes', status: 503, latency: { ms: 5 } },
      { on: 'quotes.listAuthors', drip: 10 },
    ];
    const { origin, asked } = await sandboxTelling({ faults: rules });
    const dial = dialOf(origin);
    await dial.look();

    expect(dial.applied(state('quotes'))).toMatchObject({
      state: 'troubled',
      says: 'Sandbox fault: status 503, latency; listAuthors: drip 10',
    });
    expect(dial.applied(state('jokes'))).toEqual(state('jokes'));
    expect(asked).toEqual(['/_sandbox/faults']);
  });

  it('shows what is on everywhere, unless calls say worse', async () => {
    const { origin } = await sandboxTelling({ faults: [{ on: '*', status: 500 }] });
    const dial = dialOf(origin);
    await dial.look();

    expect(dial.applied(state('jokes', 'healthy')).state).toBe('troubled');
    expect(dial.applied(state('jokes', 'failing'))).toEqual(state('jokes', 'failing'));
  });

  it('shows no more of it once it is switched off, or not told', async () => {
    const answer = { faults: [{ on: '*', status: 500 }] as unknown, status: 200 };
    const { origin } = await sandboxTelling(answer);
    const dial = dialOf(origin);
    const states = [];
    for (const [faults, status] of [
      [[{ on: '*' }], 200],
      [[], 200],
      [[{ on: '*' }], 404],
      [{ on: '*' }, 200],
      [[1, null, {}], 200],
    ] as const) {
      Object.assign(answer, { faults, status });
      await dial.look();
      states.push(dial.applied(state('jokes')).state);
    }

    expect(states).toEqual(['troubled', 'idle', 'idle', 'idle', 'idle']);
  });

  it('asks nothing of what is live, and bears a sandbox that is gone', async () => {
    const { origin, asked } = await sandboxTelling({ faults: [{ on: '*' }] });
    await dialOf(origin, false).look();
    const gone = dialOf('http://127.0.0.1:9');
    await gone.look();

    expect(asked).toEqual([]);
    expect(gone.applied(state('jokes'))).toEqual(state('jokes'));
  });
});
