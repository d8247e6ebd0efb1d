import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type * as undici from 'undici';
import type { InterfaceSettings } from './settings.ts';
import { buildConnector, Pool } from './undici.ts';

/** The part of undici's `Dispatcher` that calls need: a pool, or another transport to one origin. */
export interface Transport extends Pick<undici.Dispatcher, 'dispatch'> {
  on(event: 'connect', listener: () => void): unknown;
  /** Ends what has begun. */
  destroy(): Promise<void>;
}

/** Creates the transport to an origin of an interface. */
export type CreateTransport = (origin: string, settings: InterfaceSettings) => Transport;

/**
 * The kept-alive connections to one origin of an interface. They speak HTTP/1.1: a connection has one call at a time, so that
 * its failure is that call's alone. `Call` checks the timeouts, more exactly than a pool would.
 */
export function createPool(
  origin: string,
  { connections, timeouts, allowPrivateAddresses }: InterfaceSettings,
): undici.Pool {
  const options = { timeout: timeouts.connectMs, allowH2: false };
  const connect = allowPrivateAddresses
    ? buildConnector(options)
    : toPublicAddresses(buildConnector({ ...options, autoSelectFamily: true, lookup: publicLookup }));
  return new Pool(origin, { connections, connect, allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
}

/** Refuses an address that is the URL's host itself, which is never looked up. */
function toPublicAddresses(connect: undici.buildConnector.connector): undici.buildConnector.connector {
  return (options, callback) => {
    const { hostname } = options;
    if (isIP(hostname) === 0 || !isPrivateAddress(hostname)) connect(options, callback);
    else process.nextTick(callback, new Error(`${hostname} is a private address`), null);
  };
}

/**
 * Refuses a name that resolves to a private address when it is resolved for the connection, not before: the address that
 * was checked is the one that is connected to. (With `autoSelectFamily`, all addresses are always looked up.)
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error || !addresses.some(({ address }) => isPrivateAddress(address))) return callback(error, addresses);
    callback(new Error(`${hostname} resolves to a private address`), []);
  });
};

/** Networks on which there is no public service: this machine, private and link-local ones, multicast, reserved. */
const NETWORKS = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['::', 96],
    ['64:ff9b:1::', 48],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const;

const PRIVATE = new BlockList();
for (const [network, bits] of NETWORKS.ipv6) PRIVATE.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of NETWORKS.ipv4) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  // Translators reach an IPv4 network by these addresses too. `BlockList` knows those of the form ::ffff:0:0/96 itself.
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  PRIVATE.addSubnet(`2002:${hexadecimal(network)}::`, 16 + bits, 'ipv6');
}

/** Whether an IP address is of a private, local or link-local network, however it is written. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function hexadecimal(network: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
