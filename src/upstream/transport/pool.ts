import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type * as undici from 'undici';
import type { InterfaceSettings } from '../settings.ts';
import { isPrivateAddress } from './private-address.ts';
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
