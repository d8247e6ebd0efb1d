import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Settings } from '#config';
import type { GraphRequest } from '../types.ts';

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

/** A parameter of `Forwarded`, up to the next one or the next element (RFC 7239, section 4). Some proxies do not quote addresses. */
const PARAMETER = /\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))\s*(;|,|$)/;

/**
 * The entries that proxies have added to `Forwarded`, from the first to the last; one without an address is empty. A header that is
 * not well-formed has none: a client could open a quoted string that takes in what a proxy adds.
 */
function forwardedFor(header: string): readonly string[] {
  // From where the last one ended: a search would take quadratic time.
  const parameter = new RegExp(PARAMETER, 'y');
  const entries: string[] = [];
  let entry = '';
  while (parameter.lastIndex < header.length) {
    const found = parameter.exec(header);
    if (!found) return [];
    const [, name = '', quoted, token = '', end] = found;
    if (name.toLowerCase() === 'for') entry = quoted?.replaceAll(/\\(.)/g, '$1') ?? token;
    if (end === ';') continue;
    entries.push(entry);
    entry = '';
  }
  return entries;
}

/** A port, or an obfuscated one (RFC 7239, section 6). */
const PORT = String.raw`(?::(?:\d{1,5}|_[\w.-]+))?`;
const BRACKETED = new RegExp(`^\\[([^\\]]+)\\]${PORT}$`);
const WITH_PORT = new RegExp(`^([\\d.]+)${PORT}$`);

/** The IP address in an entry of a header of proxies, with or without a port. `unknown` and obfuscated names have none. */
function nodeAddress(entry: string): string | undefined {
  const [, bracketed] = BRACKETED.exec(entry) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : undefined;
  const [, address = ''] = WITH_PORT.exec(entry) ?? [];
  if (isIPv4(address)) return address;
  return isIP(entry) === 0 ? undefined : entry;
}
