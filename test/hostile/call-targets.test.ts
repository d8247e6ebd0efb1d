import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from './contract.ts';
import { anOrder, codes, ordered, probeAt, shopAt } from './gateways.ts';
import { rawUpstream, upstream } from './upstreams.ts';

/** Makes every name resolve to these addresses. */
function namesLeadTo(...addresses: readonly string[]): string[] {
  const asked: string[] = [];
  const original = dns.lookup;
  const family = (address: string) => (address.includes(':') ? 6 : 4);
  dns.lookup = ((name: string, _options: unknown, callback: (error: null, found: object[]) => void) => {
    asked.push(name);
    callback(
      null,
      addresses.map((address) => ({ address, family: family(address) })),
    );
  }) as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  onTestFinished(() => {
    dns.lookup = original;
    syncBuiltinESMExports();
  });
  return asked;
}

describe('private addresses', () => {
  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'ftp://127.0.0.1/',
    'http://user@127.0.0.1/',
    'http://marketplace@169.254.169.254/',
    'http://127.0.0.1/#@evil',
    'http://127.0.0.1\\@evil/',
    '//evil/',
    'data:text/plain,x',
  ])('%s is no base address', (url) => {
    expect(() => shopAt(url)).toThrow(/an http or https URL without user, query and fragment/);
  });

  it.each([
    '169.254.169.254',
    '127.0.0.1',
    '[::1]',
    '[::]',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '0',
    '10.0.0.1',
    '192.168.0.1',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('http://%s is not connected to where private addresses are not allowed', async (host) => {
    const { url, sockets } = await rawUpstream(() => undefined);
    const { order, lines } = shopAt(url.replace('127.0.0.1', host), { patch: { allowPrivateAddresses: false } });

    const result = await order('11-1');

    expect(codes(result)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(result.errors?.[0]?.message).toBe('marketplace could not be reached');
    expect(lines).toEqual([expect.stringContaining('is a private address')]);
    expect(sockets).toEqual([]);
  });

  it('localhost and private addresses with ports are refused', async () => {
    const { url, sockets } = await rawUpstream(() => undefined);
    const { order, lines } = shopAt(url.replace('127.0.0.1', 'localhost'), { patch: { allowPrivateAddresses: false } });

    expect(codes(await order('11-1'))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(lines).toEqual([expect.stringContaining('localhost resolves to a private address')]);
    expect(sockets).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['203.0.113.7', '127.0.0.1']],
    [['::ffff:169.254.169.254']],
    [['64:ff9b::a9fe:a9fe']],
    [['2002:7f00:1::']],
    [['fe80::1%lo']],
  ])(
    'a public name that resolves to %j is not connected to, even if it resolved to others before',
    async (addresses) => {
      const { url, sockets } = await rawUpstream(() => undefined);
      const { order, lines } = shopAt(url.replace('127.0.0.1', 'rebinds.example'));
      const asked = namesLeadTo(...addresses);

      for (const id of ['11-1', '11-2']) expect(codes(await order(id))).toEqual(['UPSTREAM_UNAVAILABLE']);

      expect(asked).toEqual(['rebinds.example', 'rebinds.example']);
      expect(lines[0]).toContain('rebinds.example resolves to a private address');
      expect(sockets).toEqual([]);
    },
  );

  it('links to a next page are not followed', async () => {
    const evil = await rawUpstream(() => undefined);
    const { url, seen } = await upstream((response, { target }) => {
      const offset = Number(new URL(target, 'http://shop').searchParams.get('offset'));
      const links = { next: `${evil.url}/order?offset=1`, prev: 'file:///etc/passwd', href: evil.url };
      const page = { total: 3, limit: 1, offset, orders: [anOrder(`11-${offset}`)], ...links };
      response.setHeader('link', `<${evil.url}>; rel="next"`);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
    });
    const { run } = shopAt(url, { settings: { pageSize: 1 } });

    const result = await run('{ orders(first: 3) { nodes { orderId } } }');

    expect(result).toEqual({ data: { orders: { nodes: [0, 1, 2].map((n) => ({ orderId: `11-${n}` })) } } });
    expect(seen.map(({ target }) => target)).toEqual([0, 1, 2].map((n) => `/order?limit=1&offset=${n}`));
    expect(evil.sockets).toEqual([]);
  });
});

describe('redirects', () => {
  const operations = {
    get: { path: '/' },
    send: { path: '/', method: 'POST', body: { kind: 'json', mediaType: 'application/json', required: true } },
    authorize: {
      path: '/authorize',
      answer: { kind: 'redirect', mediaTypes: [], shape: 'any', exactIntegers: false },
    },
  } as const;

  /** An upstream that redirects, and the server that it redirects to. */
  async function redirecting(status: number, location: (elsewhere: string) => string) {
    const elsewhere = await rawUpstream(() => undefined);
    const { url, seen } = await upstream((response, { target }) => {
      if (target === '/good') response.setHeader('content-type', 'application/json').end('"good"');
      else response.writeHead(status, { location: location(elsewhere.url) }).end();
    });
    const settings = { credentials: { type: 'bearer', token: 'secret' } };
    const probe = probeAt(url, contract({ ...operations, good: { path: '/good' } }), { settings });
    return { ...probe, seen, elsewhere };
  }

  const places = [
    ['an internal address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['another host', (elsewhere: string) => `${elsewhere}/x`],
    ['plain HTTP', (elsewhere: string) => elsewhere],
    ['a file', () => 'file:///etc/passwd'],
    ['itself, and so on for ever', () => '/'],
    ['its own good page', () => '/good'],
  ] as const;
  const all = [301, 302, 303, 307, 308].flatMap((status) => places.map((place) => [status, ...place] as const));

  it.each(all)('a %i to %s is not followed', async (status, _where, location) => {
    const { ask, change, seen, elsewhere } = await redirecting(status, location);

    const result = [await ask('get'), await change('send', { body: { a: 1 } })];

    expect(result.flatMap(codes)).toEqual(['UPSTREAM_INVALID_RESPONSE', 'UPSTREAM_INVALID_RESPONSE']);
    expect(result[0]?.errors?.[0]).toMatchObject({
      message: 'probe answered with a redirect, which is not followed',
      extensions: { status },
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(elsewhere.sockets).toEqual([]);
    expect(await ask('good')).toEqual({ data: { call: 'good' } });
  });

  it('a redirect that is the answer has its location, and is not followed', async () => {
    const { ask, seen, elsewhere } = await redirecting(302, (url) => `${url}/callback?code=1`);

    const result = await ask('authorize');

    expect(result).toEqual({ data: { call: { status: 302, location: `${elsewhere.url}/callback?code=1` } } });
    expect(seen.map(({ target }) => target)).toEqual(['/authorize']);
    expect(elsewhere.sockets).toEqual([]);
  });

  it.each([
    [302, []],
    [302, ['']],
    [302, ['/a', '/b']],
    [200, ['/a']],
    [204, []],
  ])('an expected redirect of %i with the locations %j is malformed', async (status, locations) => {
    const { url } = await upstream((response) => {
      if (locations.length > 0) response.setHeader('location', locations);
      response.writeHead(status).end();
    });
    const { ask } = probeAt(url, contract(operations));

    expect(codes(await ask('authorize'))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
  });
});

it('the gateway reaches its configured addresses', async () => {
  const { url } = await upstream((response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(anOrder('11-1')));
  });

  expect(await shopAt(url).order('11-1')).toEqual(ordered('11-1'));
});
