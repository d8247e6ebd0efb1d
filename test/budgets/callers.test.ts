import { describe, expect, it } from 'vitest';
import { createHandler, mountGateway } from '#gateway';
import { apiKey, SECRET } from '#test/callers/guarded';
import { stoppedClock } from '#test/clock';
import { PLUGINS, ROUTES } from '#test/served';
import { limited, outcome, page, QUERY } from './limited.ts';

const PER_ADDRESS = { rules: [{ name: 'address', per: 'address', limit: 2, within: 'minute' }] };

describe.each(ROUTES)('the callers of budgets by the %s route', (route) => {
  it('are told apart by the address that a trusted proxy adds, never by the ones before it', async () => {
    stoppedClock();
    const { post } = await limited(route, PER_ADDRESS, {
      settings: { server: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] } },
    });
    const from = (forwarded: string) => post({ query: QUERY }, { 'x-forwarded-for': forwarded });

    expect((await from('203.0.113.7')).headers['ratelimit']).toBe('"address";r=1;t=30');
    expect((await from('198.51.100.1, 203.0.113.7')).headers['ratelimit']).toBe('"address";r=0;t=60');
    expect((await from('198.51.100.2, ::ffff:203.0.113.7, 10.1.2.3')).status).toBe(429);
    expect((await from('203.0.113.8')).headers['ratelimit']).toBe('"address";r=1;t=30');
    // A host has all addresses of its network.
    expect((await from('2001:db8:0:1::1')).headers['ratelimit']).toBe('"address";r=1;t=30');
    expect((await from('2001:db8:0:1:ffff::2')).headers['ratelimit']).toBe('"address";r=0;t=60');
    expect((await from('2001:db8:0:2::1')).headers['ratelimit']).toBe('"address";r=1;t=30');
  });

  it('are one caller where they come by fetch, which has no address, whatever they claim', async () => {
    stoppedClock();
    const { gateway } = await limited(route, PER_ADDRESS, { settings: { server: { trustedProxies: ['127.0.0.1'] } } });
    const handler = createHandler({ ...gateway, plugins: PLUGINS[route] });
    const mount = mountGateway({ ...gateway, handler: () => handler });
    const body = JSON.stringify({ query: QUERY });
    const from = async (forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const response = await mount.fetch(new Request('http://graph.test/graphql', { method: 'POST', headers, body }));
      return [response.status, response.headers.get('ratelimit')];
    };

    expect(await from('203.0.113.1')).toEqual([200, '"address";r=1;t=30']);
    expect(await from('203.0.113.2')).toEqual([200, '"address";r=0;t=60']);
    expect(await from('203.0.113.3')).toEqual([429, '"address";r=0;t=60']);
    await mount.close();
  });

  it('cannot choose their address where no proxy is trusted', async () => {
    stoppedClock();
    const { post } = await limited(route, PER_ADDRESS);
    const from = (forwarded: string) => post({ query: QUERY }, { 'x-forwarded-for': forwarded });

    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.2')).status).toBe(200);
    expect(outcome(await from('203.0.113.3'))).toEqual([429, '"address";r=0;t=60', '30']);
  });

  it('are told apart by key, subject and tenant, and chosen by kind, tenant and scopes', async () => {
    stoppedClock();
    const keys = [
      apiKey('one', ['quotes'], { subject: 'ann', tenant: 'acme' }),
      apiKey('two', ['quotes'], { subject: 'ann', tenant: 'acme' }),
      apiKey('three', ['quotes', 'jokes'], { subject: 'bob', tenant: 'acme' }),
    ];
    const { post } = await limited(
      route,
      {
        rules: [
          { name: 'key', per: 'key', limit: 60, within: 'minute' },
          { name: 'subject', per: 'subject', limit: 60, within: 'minute' },
          { name: 'tenant', per: 'tenant', limit: 60, within: 'minute', callers: { tenants: ['acme'] } },
          { name: 'jokers', limit: 60, within: 'minute', callers: { kinds: ['key'], scopes: ['jokes:read'] } },
        ],
      },
      {
        settings: { auth: { secret: SECRET, keys: keys.map(({ entry }) => entry), anonymous: ['quotes'] } },
        answers: { quotes: page, jokes: page },
      },
    );
    const left = async (at: number) => {
      const key = keys[at]?.key;
      const { headers } = await post({ query: '{ __typename }' }, key === undefined ? {} : { 'x-api-key': key });
      return String(headers['ratelimit']).replaceAll(/;t=\d+/g, '');
    };

    expect(await left(0)).toBe('"key";r=59, "subject";r=59, "tenant";r=59');
    expect(await left(1)).toBe('"key";r=59, "subject";r=58, "tenant";r=58');
    expect(await left(2)).toBe('"key";r=59, "subject";r=59, "tenant";r=57, "jokers";r=59');
    // Anonymous callers have neither: they are counted by their address.
    expect(await left(3)).toBe('"key";r=59, "subject";r=59');
    expect(await left(3)).toBe('"key";r=58, "subject";r=58');
  });
});
