import { BlockList, isIP } from 'node:net';
import type { Settings } from '#config';
import type { GraphRequest } from '../types.ts';
import { forwardedFor } from './forwarded-for.ts';
import { nodeAddress } from './node-address.ts';

type ForwardedHeader = Settings['server']['forwardedHeader'];

/** The proxies whose headers about a connection are believed. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #header: ForwardedHeader;

  /** Addresses and networks such as `10.0.0.0/8`, and the header that these proxies set. */
  constructor(addresses: readonly string[], header: ForwardedHeader = 'x-forwarded-for') {
    this.#header = header;
    for (const each of addresses) {
      const [address = '', prefix] = each.split('/');
      const family = familyOf(address);
      if (prefix === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(prefix), family);
    }
  }

  has(address: string | undefined): boolean {
    return address !== undefined && isIP(address) !== 0 && this.#list.check(address, familyOf(address));
  }

  /**
   * The address of a request's client: the last one in the header that is no trusted proxy, where the peer is one. The addresses
   * before it are claims of the client, and so are those before an entry without an address.
   */
  clientAddress({ remoteAddress, headers }: Pick<GraphRequest, 'remoteAddress' | 'headers'>): string | undefined {
    if (!this.has(remoteAddress)) return remoteAddress;
    let client = remoteAddress;
    for (const each of this.#entries(headers).toReversed()) {
      const address = nodeAddress(each.trim());
      if (address === undefined) return client;
      client = address;
      if (!this.has(address)) return client;
    }
    return client;
  }

  /** Only one header is read: a proxy that sets the other one passes this one on from its clients. */
  #entries(headers: GraphRequest['headers']): readonly string[] {
    const text = String(headers[this.#header] ?? '');
    return this.#header === 'forwarded' ? forwardedFor(text) : text.split(',');
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
