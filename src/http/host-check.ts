import { BlockList, isIP } from 'node:net';
import type { Refusal } from './refusal.ts';

/** Which hosts a server answers for. */
export interface HostSettings {
  /** The address that the server listens on. */
  readonly host: string;
  /** Further names and addresses; `*` is every host. */
  readonly hosts?: readonly string[];
}

/** The refusal of a request because of its `Host` header (RFC 9110, section 7.2), if it is refused. */
export type HostCheck = (request: { readonly rawHeaders: readonly string[] }) => Refusal | undefined;

const MALFORMED: Refusal = { status: 400, message: 'The request needs one valid Host header.' };
const FOREIGN: Refusal = {
  status: 421,
  message: 'This server does not answer for the Host of the request. The setting server.hosts adds further ones.',
};

const WILDCARDS = new Set(['0.0.0.0', '[::]']);
/** `host[:port]` of RFC 3986, section 3.2, without the characters that no DNS name has. */
const HOST = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)\.?(?::(\d{0,5}))?$/i;
const MAX_LENGTH = 260;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Checks the `Host` header against DNS rebinding: a page whose name an attacker points at this machine is of the same
 * origin for its browser, and only its `Host` gives it away. Loopback names and the server's own address always pass.
 * A server on a wildcard address cannot know its names: it takes every host unless `hosts` lists them.
 */
export function createHostCheck({ host, hosts = [] }: HostSettings): HostCheck {
  const allowed = new Set([host, ...hosts].map(normalized));
  const takesAll = allowed.has('*') || (hosts.length === 0 && WILDCARDS.has(normalized(host)));
  const refusalOf = (text: string): Refusal | undefined => {
    const name = hostName(text);
    if (name === undefined) return MALFORMED;
    return takesAll || allowed.has(name) || isLoopback(name) ? undefined : FOREIGN;
  };
  // Most requests name the host that the one before named.
  let last: { readonly text: string; readonly refusal: Refusal | undefined } | undefined;
  return ({ rawHeaders }) => {
    // None or more than one is malformed (RFC 9112, section 3.2).
    let text: string | undefined;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index];
      if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
      if (text !== undefined) return MALFORMED;
      text = rawHeaders[index + 1];
    }
    if (text === undefined) return MALFORMED;
    if (last?.text !== text) last = { text, refusal: refusalOf(text) };
    return last.refusal;
  };
}

/** The host without its port; `undefined` where it is malformed. */
function hostName(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, name, port] = HOST.exec(text) ?? [];
  if (name === undefined || Number(port ?? 0) > 65_535) return undefined;
  if (name.startsWith('[') && isIP(name.slice(1, -1)) !== 6) return undefined;
  return normalized(name);
}

/** Names in lower case and IPv6 addresses in brackets, so that equal hosts are equal texts. */
function normalized(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return isIP(name) === 6 ? `[${name}]` : name;
}

/** Whether a host is this machine alone, without a DNS query. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(normalized(host));
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name.startsWith('[') ? LOOPBACK.check(name.slice(1, -1), 'ipv6') : LOOPBACK.check(name, 'ipv4');
}
