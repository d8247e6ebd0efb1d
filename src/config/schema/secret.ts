import { createPrivateKey } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { redisAddress, redisAddressProblem } from '#shared-state';
import { readSettingsFile } from '../settings-files.ts';
import { unreadable } from '../unreadable.ts';
import { Refusal, value } from './value.ts';

/** A secret; for `file:///…`, the content of that file. */
export function secret(description: string) {
  return secretThat(description, 'one line of text', (text) => /^[^\p{Cc}]+$/u.test(text));
}

/** A secret that is a key of hashes. */
export function longSecret(description: string) {
  const pattern = new RegExp(`^[^\\p{Cc}]{${SHORTEST_KEY},}$`, 'u');
  return secretThat(description, `one line of at least ${SHORTEST_KEY} characters`, (text) => pattern.test(text));
}

const SHORTEST_KEY = 32;

/** A secret that is sent without encoding, in a header or a URL. */
export function headerSecret(description: string) {
  return secretThat(description, 'one line of ASCII text', (text) =>
    /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text),
  );
}

/** The URL of Redis, which may have a password. */
export function redisUrl(description: string) {
  const allowed =
    'redis://host:port/database, redis+sentinel://host,host/master (with ?sentinelPassword=… where sentinels have one) or redis+cluster://host,host, or the same with rediss for TLS';
  return secretThat(description, allowed, (text) => {
    const problem = redisAddressProblem(text);
    return problem === undefined ? redisAddress(text) !== undefined : new Refusal(problem);
  });
}

/** A private key in PEM. */
export function privateKey(description: string) {
  return secretThat(description, 'a private key in PEM (PKCS #8)', isPrivateKey);
}

function secretThat(description: string, allowed: string, accepts: (text: string) => boolean | Refusal) {
  return value(description, {
    allowed: `${allowed}, or file:///path of a file that holds it`,
    json: { type: 'string' },
    read: (found) => {
      if (typeof found !== 'string') return undefined;
      const text = found.startsWith('file:') ? contents(found) : found;
      if (text instanceof Refusal) return text;
      const isAccepted = accepts(text);
      if (isAccepted instanceof Refusal) return isAccepted;
      return isAccepted ? text : undefined;
    },
    show: false,
  });
}

function contents(url: string): string | Refusal {
  try {
    const text = readSettingsFile(fileURLToPath(url)).replace(/\r?\n$/, '');
    return text === '' ? new Refusal('names a file that is empty') : text;
  } catch (error) {
    return new Refusal(`names a file that ${unreadable(error)}`);
  }
}

function isPrivateKey(text: string): boolean {
  if (!text.includes('-----BEGIN PRIVATE KEY-----')) return false;
  try {
    return createPrivateKey(text).type === 'private';
  } catch {
    return false;
  }
}
