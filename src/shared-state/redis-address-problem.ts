import { redisAddress } from './redis-address.ts';

const URL_PARTS = /^([a-z+]+):\/\/(?:(.*)@)?([^@]*)$/s;
const SCHEME_FORM = /^rediss?(?:\+(sentinel|cluster))?$/;

/** What is wrong with the URL of a Redis, without any part of it: it may have a password. `undefined` where nothing is, or nothing that is known. */
export function redisAddressProblem(url: string): string | undefined {
  if (redisAddress(url)) return undefined;
  const [, scheme = '', userinfo = '', rest = ''] = URL_PARTS.exec(url) ?? [];
  const [isKnown, kind] = SCHEME_FORM.exec(scheme) ?? [];
  if (isKnown === undefined)
    return 'does not begin with redis://, redis+sentinel:// or redis+cluster://, or the same with rediss';
  if (/[@/]/.test(userinfo)) return 'has an @ or a / in its password that is not encoded: write %40 or %2F';
  if (!isEncoded(userinfo)) return 'has a % in its password that is not encoded: write %25';
  const [, hosts = '', path = ''] = /^([^/?#]*)\/?([^?#]*)/.exec(rest) ?? [];
  if (kind === undefined && hosts.includes(','))
    return 'has several hosts: those of a cluster begin with redis+cluster://, sentinels with redis+sentinel://';
  if (kind === 'cluster' && path !== '') return 'has a database, which a cluster has not';
  if (kind === 'sentinel' && path === '')
    return 'has no name of a master: it is written like redis+sentinel://host/name';
  if (kind !== 'sentinel' && rest.includes('?')) return 'has parameters, which only addresses of sentinels have';
  return undefined;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
