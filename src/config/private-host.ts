import { isIP } from 'node:net';
import { isPrivateAddress } from '#upstream';

/** Whether the host of a URL is `localhost` or a private address, without a DNS query. */
export function hasPrivateHost(url: unknown): boolean {
  const { hostname = '' } = (typeof url === 'string' && URL.parse(url)) || {};
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && isPrivateAddress(host));
}
