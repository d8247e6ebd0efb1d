import { isIPv6 } from 'node:net';
import type { BudgetRuleSettings } from '#config';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';

/**
 * The key of a caller for rules of a kind; `undefined`: its address. A caller without a tenant is counted by its subject, one
 * without a subject by its credential, so that a rule counts every caller that it applies to.
 */
export function callerKey(
  per: BudgetRuleSettings['per'],
  { kind, credential, subject, tenant }: CallerIdentity,
): string | undefined {
  // A token's credential is its issuer.
  const issuer = kind === 'token' ? credential : '';
  const bySubject = subject === undefined ? undefined : JSON.stringify(['subject', issuer, subject]);
  const byKey = credential === undefined || kind === 'token' ? undefined : JSON.stringify([kind, credential]);
  switch (per) {
    case 'address':
      return undefined;
    case 'key':
      return byKey ?? bySubject;
    case 'subject':
      return bySubject ?? byKey;
    case 'tenant':
      return tenant === undefined ? (bySubject ?? byKey) : JSON.stringify(['tenant', tenant]);
  }
}

/** The key of an address: of IPv6 the network of 64 bits, because a host has all of its addresses. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'address unknown';
  return `address ${isIPv6(address) ? networkOf(address) : address}`;
}

/** The first 64 bits of an address of IPv6, or the address of IPv4 that it stands for (RFC 4291, section 2.5.5.2). */
function networkOf(address: string): string {
  // The URL parser writes addresses in one form.
  const { hostname } = new URL(`http://[${address.split('%')[0] ?? ''}]`);
  const text = hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(text) ?? [];
  if (high !== undefined && low !== undefined) return [high, low].flatMap(bytesOf).join('.');
  const [before = '', after] = text.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':');
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
