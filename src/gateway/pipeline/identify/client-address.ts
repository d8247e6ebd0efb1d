import { BlockList, isIP } from 'node:net';
import type { HttpRequest } from '../http-request.ts';

/** The proxies whose headers about a connection are believed. */
export class TrustedProxies {
  readonly #list = new BlockList();

  /** Addresses and networks such as `10.0.0.0/8`. */
  constructor(addresses: readonly string[]) {
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
   * The address of a request's client: the last one in `X-Forwarded-For` that is no trusted proxy, where the peer is one.
   * The addresses before it are claims of the client.
   */
  clientAddress({ remoteAddress, headers }: Pick<HttpRequest, 'remoteAddress' | 'headers'>): string | undefined {
    if (!this.has(remoteAddress)) return remoteAddress;
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    let client = remoteAddress;
    for (const each of forwarded.toReversed()) {
      const address = each.trim();
      if (isIP(address) === 0) return client;
      client = address;
      if (!this.has(address)) return client;
    }
    return client;
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
