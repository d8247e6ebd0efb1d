import { isIP } from 'node:net';
import { Refusal, value } from './value.ts';

/** One of these words. */
export function oneOf<const Word extends string>(description: string, words: readonly Word[]) {
  return value<Word, Word>(description, {
    allowed: `one of ${words.join(', ')}`,
    json: { enum: words },
    read: (found) => words.find((word) => word === found),
  });
}

/** Text that matches a pattern, with the pattern in words as `allowed`. */
export function matching(description: string, allowed: string, pattern: RegExp) {
  return value(description, {
    allowed,
    json: { type: 'string', pattern: pattern.source },
    read: (found) => (typeof found === 'string' && pattern.test(found) ? found : undefined),
  });
}

/** Text in one line. */
export function line(description: string) {
  return value(description, {
    allowed: 'one line of text',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && /^[^\p{Cc}]+$/u.test(found) ? found : undefined),
  });
}

/** An address to listen on. */
export function host(description: string) {
  return matching(description, 'a host name or an IP address', /^[A-Za-z0-9._:-]+$/);
}

/** A host of `Host` headers without its port, or any. */
export function hostPattern(description: string) {
  return value(description, {
    allowed: 'a host name or an IP address without a port, or *',
    json: { type: 'string', pattern: '^(\\*|[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+)$' },
    read: (found) =>
      typeof found === 'string' && (/^(\*|[\w-]+(\.[\w-]+)*)$/.test(found) || isIP(found) !== 0) ? found : undefined,
  });
}

/** An IP address, or a network in CIDR notation. */
export function network(description: string) {
  return value(description, {
    allowed: 'an IP address, or a network such as 10.0.0.0/8',
    json: { type: 'string', pattern: '^[0-9A-Fa-f:.]+(/\\d{1,3})?$' },
    read: (found) => (typeof found === 'string' && isNetwork(found) ? found : undefined),
  });
}

function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix ?? 0) <= (family === 4 ? 32 : 128);
}

/** The path of the graph. */
export function path(description: string) {
  return matching(
    description,
    'a path that begins with a slash and does not end with one',
    /^\/([\w.~-]+(\/[\w.~-]+)*)?$/,
  );
}

/** An origin as browsers send it. */
export function origin(description: string) {
  return value(description, {
    allowed: 'an origin such as https://app.example, in lower case and without a path',
    json: { type: 'string', pattern: '^https?://[^/?#@]+$' },
    read: (found) =>
      typeof found === 'string' && /^https?:/.test(found) && URL.parse(found)?.origin === found ? found : undefined,
  });
}

/** The name of an HTTP header. */
export function headerName(description: string) {
  return matching(description, 'the name of a header', /^[\w!#$%&'*+.^`|~-]+$/);
}

/** The text before a secret in a header. */
export function headerPrefix(description: string) {
  return matching(description, 'ASCII text in one line', /^[\x20-\x7e]*$/);
}

/** The value of a header, of the form that a contract demands. */
export function headerText(description: string, example: string, pattern = '^[\\x20-\\x7e]+$') {
  return matching(description, `ASCII text in one line, such as ${example}`, new RegExp(pattern));
}

/** Headers of one connection or one body, which must not be forwarded. */
const NOT_FORWARDED = new Set(
  (
    'host connection keep-alive te trailer transfer-encoding upgrade expect ' +
    'accept accept-encoding content-encoding content-length content-type'
  ).split(' '),
);

/** The name of a caller's header that may be forwarded, in lower case. */
export function forwardedHeader(description: string) {
  return value(description, {
    allowed: 'the name of a header',
    json: { type: 'string', pattern: "^[\\w!#$%&'*+.^`|~-]+$" },
    read: (found) => {
      if (typeof found !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(found)) return undefined;
      const name = found.toLowerCase();
      const isRefused = NOT_FORWARDED.has(name) || name.startsWith('proxy-');
      return isRefused ? new Refusal('cannot be forwarded: it belongs to one connection or body') : name;
    },
  });
}
