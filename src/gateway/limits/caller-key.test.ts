import { expect, it } from 'vitest';
import { addressKey } from './budgets.ts';

it.each([
  [['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:cb00:7109']],
  [['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:0DB8:0000:0001::', '2001:db8::1:0:0:0:9']],
  [['fe80::1%eth0', 'fe80::2%lo']],
  [['::1', '::2']],
])('the addresses %j have one key', (addresses) => {
  expect(new Set(addresses.map(addressKey)).size).toBe(1);
});

it('other networks have other keys', () => {
  const addresses = ['203.0.113.9', '203.0.113.10', '::ffff:203.0.113.11', '2001:db8:0:1::1', '2001:db8:0:2::1', '::1'];
  expect(new Set([...addresses, undefined].map(addressKey)).size).toBe(addresses.length + 1);
});
