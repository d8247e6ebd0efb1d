import { isIP, isIPv4, isIPv6 } from 'node:net';

/** A port, or an obfuscated one (RFC 7239, section 6). */
const PORT = String.raw`(?::(?:\d{1,5}|_[\w.-]+))?`;
const BRACKETED = new RegExp(`^\\[([^\\]]+)\\]${PORT}$`);
const WITH_PORT = new RegExp(`^([\\d.]+)${PORT}$`);

/** The IP address in an entry of a header of proxies, with or without a port. `unknown` and obfuscated names have none. */
export function nodeAddress(entry: string): string | undefined {
  const [, bracketed] = BRACKETED.exec(entry) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : undefined;
  const [, address = ''] = WITH_PORT.exec(entry) ?? [];
  if (isIPv4(address)) return address;
  return isIP(entry) === 0 ? undefined : entry;
}
