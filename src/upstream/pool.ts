import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Pool } from 'undici';
import type { InterfaceSettings } from './settings.ts';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is of a private, local or link-local network; also in its IPv4-mapped form. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return PRIVATE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** A name that resolves to a private address is refused when it is resolved for the connection, not before. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error(`${hostname} resolves to a private address`), '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** The kept-alive connections to one origin of an interface; no interface waits for another's. */
export function createPool(origin: string, settings: InterfaceSettings): Pool {
  const { hostname } = new URL(origin);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!settings.allowPrivateAddresses && isIP(literal) && isPrivateAddress(literal)) {
    throw new TypeError(`${hostname} is a private address`);
  }
  return new Pool(origin, {
    connections: settings.connections,
    headersTimeout: settings.timeouts.headersMs,
    bodyTimeout: settings.timeouts.bodyMs,
    connect: {
      timeout: settings.timeouts.connectMs,
      ...(settings.allowPrivateAddresses ? {} : { lookup: publicLookup }),
    },
    pipelining: 1,
  });
}
