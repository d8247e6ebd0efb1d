import { describe, expect, it } from 'vitest';
import { TrustedProxies } from './client-address.ts';

describe('the address of a client', () => {
  const proxies = new TrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

  it.each<[peer: string | undefined, forwarded: string | undefined, client: string | undefined]>([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['10.1.2.3', '10.9.9.9, 192.0.2.7', '10.9.9.9'],
    ['10.1.2.3', '203.0.113.9, unknown, 192.0.2.7', '192.0.2.7'],
    ['10.1.2.3', '', '10.1.2.3'],
    [undefined, '203.0.113.9', undefined],
  ])('of a connection from %s with X-Forwarded-For %j is %s', (remoteAddress, forwarded, client) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };

    expect(proxies.clientAddress({ remoteAddress, headers })).toBe(client);
  });
});
