import { value } from './value.ts';

/** A base address, read without a slash at its end. */
export function address(description: string) {
  return url(description, (href) => href.replace(/\/+$/, ''));
}

/** An address that is called exactly as it is written. */
export function endpoint(description: string) {
  return url(description, (href) => href);
}

function url(description: string, finish: (href: string) => string) {
  return value(description, {
    allowed: 'an http or https URL without user, query and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@\\s]+$' },
    read: (found) => {
      if (typeof found !== 'string' || !PLAIN.test(found)) return undefined;
      const href = URL.parse(found)?.href;
      return href === undefined ? undefined : finish(href);
    },
    show: withoutSecrets,
  });
}

/** Refuses beforehand what a URL parser would silently drop or turn round. */
const PLAIN = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*$/iu;

/** A wrong address is often wrong because it holds a password or a key. */
function withoutSecrets(url: string): string {
  return url.replace(/^(https?:\/\/)?.*@/is, '$1…@').replace(/[?#].*$/s, '?…');
}
