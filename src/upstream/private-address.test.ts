import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './transport.ts';

const PRIVATE = (
  '0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255 169.254.0.0 ' +
  '169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.1 192.168.0.0 192.168.255.255 198.18.0.0 198.19.255.255 ' +
  '224.0.0.1 240.0.0.1 255.255.255.255'
).split(' ');
const PUBLIC = (
  '1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0 ' +
  '172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255'
).split(' ');

/** All IPv6 forms of an IPv4 address. */
function ipv6Forms(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  const full = `0:0:0:0:0:ffff:${hex}`;
  return [
    `::ffff:${address}`,
    `::ffff:${hex}`,
    full,
    `::FFFF:${hex}`.toUpperCase(),
    `64:ff9b::${hex}`,
    `2002:${hex}::1`,
  ];
}

describe('isPrivateAddress', () => {
  it.each(PRIVATE)('is true for %s, in every form', (address) => {
    expect([address, ...ipv6Forms(address)].filter((each) => !isPrivateAddress(each))).toEqual([]);
  });

  it.each(PUBLIC)('is false for %s, in every form', (address) => {
    expect([address, ...ipv6Forms(address)].filter(isPrivateAddress)).toEqual([]);
  });

  it.each([
    '::',
    '::1',
    '::7f00:1',
    'fc00::1',
    'fdff::',
    'fe80::1',
    'fe80::1%lo',
    'febf::',
    'fec0::1',
    'ff02::1',
    '64:ff9b:1::1',
  ])('is true for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['2001:4860:4860::8888', '2606:4700::1111', 'fbff::', 'fe00::', '64:ff9b:2::1', '::1:0:0:1'])(
    'lets %s pass',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  it('is the same for an IPv4 address and its IPv6 forms', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(ipv6Forms(address).map(isPrivateAddress)).toEqual(
          ipv6Forms(address).map(() => isPrivateAddress(address)),
        );
      }),
    );
  });

  it('is false for text that is no address', () => {
    expect(isPrivateAddress('localhost')).toBe(false);
  });
});
