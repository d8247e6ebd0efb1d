import { isIP } from 'node:net';
import { isPrivateAddress } from '#upstream';

/** Whether a URL names this machine, or an address of a private network, without asking any name server. */
export function hasPrivateHost(url: unknown): boolean {
  const { hostname = '' } = (typeof url === 'string' && URL.parse(url)) || {};
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && isPrivateAddress(host));
}
