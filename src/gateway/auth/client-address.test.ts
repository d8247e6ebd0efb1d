import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrustedProxies } from './client-address.ts';

const TRUSTED = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'];

describe('the address of a client', () => {
  const proxies = new TrustedProxies(TRUSTED);

  it.each<[peer: string | undefined, forwarded: string | undefined, client: string | undefined]>([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::ffff:a01:203', '203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['10.1.2.3', '10.9.9.9, 192.0.2.7', '10.9.9.9'],
    ['10.1.2.3', '203.0.113.9, unknown, 192.0.2.7', '192.0.2.7'],
    ['10.1.2.3', '203.0.113.9, _hidden, 192.0.2.7', '192.0.2.7'],
    ['10.1.2.3', '', '10.1.2.3'],
    [undefined, '203.0.113.9', undefined],
    // With ports, as some load balancers add them.
    ['10.1.2.3', '203.0.113.9:51234', '203.0.113.9'],
    ['10.1.2.3', '203.0.113.9, 192.0.2.7:443', '203.0.113.9'],
    ['10.1.2.3', '[2001:dba::1]:51234', '2001:dba::1'],
    ['10.1.2.3', '[2001:dba::1]', '2001:dba::1'],
    ['10.1.2.3', '2001:dba::1', '2001:dba::1'],
    ['10.1.2.3', '2001:dba::1, [2001:db8::7]:443', '2001:dba::1'],
    ['10.1.2.3', '[::ffff:203.0.113.9]:1', '::ffff:203.0.113.9'],
    ['10.1.2.3', '203.0.113.9, [::ffff:10.0.0.1]:1', '203.0.113.9'],
    // No address: what stands before it is a claim.
    ['10.1.2.3', '203.0.113.9, 1.2.3.4:', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, 1.2.3.4:567890', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, 1.2.3.04', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, [1.2.3.4]', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, [2001:dba::1', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, 2001:dba::1]:80', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, 1.2.3.4 5.6.7.8', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9,', '10.1.2.3'],
    ['10.1.2.3', 'for=203.0.113.9', '10.1.2.3'],
  ])('of a connection from %s with X-Forwarded-For %j is %s', (remoteAddress, forwarded, client) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded, forwarded: 'for=8.8.8.8' };

    expect(proxies.clientAddress({ remoteAddress, headers })).toBe(client);
  });
});

describe('the address of a client by Forwarded', () => {
  const proxies = new TrustedProxies(TRUSTED, 'forwarded');
  const addressBy = (forwarded: string, remoteAddress = '10.1.2.3') =>
    proxies.clientAddress({ remoteAddress, headers: { forwarded, 'x-forwarded-for': '8.8.8.8' } });

  it.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['For=203.0.113.9;proto=https;by=10.0.0.1', '203.0.113.9'],
    ['proto=https; host="a,b;c"; FOR="203.0.113.9:80"', '203.0.113.9'],
    ['for="[2001:dba::1]:4711"', '2001:dba::1'],
    ['for="[2001:dba::1]:_port"', '2001:dba::1'],
    ['for=[2001:dba::1]:4711', '2001:dba::1'],
    ['for="2\\03.0.113.9"', '203.0.113.9'],
    ['for=1.1.1.1, for=203.0.113.9 , for=10.9.9.9', '203.0.113.9'],
    ['for=203.0.113.9, for=unknown', '10.1.2.3'],
    ['for=203.0.113.9, for="_gazonk"', '10.1.2.3'],
    ['for=203.0.113.9, proto=https', '10.1.2.3'],
    ['for=203.0.113.9, for="_x", for=192.0.2.7', '192.0.2.7'],
    ['203.0.113.9', '10.1.2.3'],
    // Quoted strings that would take in what the proxy adds.
    ['for=6.6.6.6;x=", for=203.0.113.9', '10.1.2.3'],
    ['for=6.6.6.6;x=", for="[2001:dba::1]"', '10.1.2.3'],
    ['for=6.6.6.6;x="\\, for="[2001:dba::1]";by="_a"', '10.1.2.3'],
  ])('%j is %s', (forwarded, client) => {
    expect(addressBy(forwarded)).toBe(client);
    expect(addressBy(forwarded, '198.51.100.1')).toBe('198.51.100.1');
  });

  it('is the one that the proxy adds or the proxy itself, whatever the client sends before it', () => {
    const parts = fc.constantFrom('for=', '6.6.6.6', '"', '\\', ',', ';', '=', ' ', 'x', '[::1]', 'for="6.6.6.6"');
    const added = fc.constantFrom('for=203.0.113.9', 'for="203.0.113.9:80";proto=http', 'by="_a";for="203.0.113.9"');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), added, (sent, last) => {
        expect(['203.0.113.9', '10.1.2.3']).toContain(addressBy(`${sent.join('')}, ${last}`));
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['a', ' ', 'a="', 'for=1,', 'for=1;', '\\', '="a'])('is found in linear time in a header of %j', (part) => {
    const begin = performance.now();
    addressBy(part.repeat(16_384 / part.length));
    expect(performance.now() - begin).toBeLessThan(50);
  });
});
