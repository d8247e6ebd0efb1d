import { value } from './value.ts';

/** A base address, read without a slash at its end. */
export function address(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user, query and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@\\s]+$' },
    read: (found) => parsed(found, PLAIN)?.replace(/\/+$/, ''),
    show: withoutSecrets,
  });
}

/** An address that is called exactly as it is written, with its query if it has one. */
export function endpoint(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@\\s]+(\\?[^#\\s]*)?$' },
    read: (found) => parsed(found, WITH_QUERY),
    show: withoutSecrets,
  });
}

/** Both refuse beforehand what a URL parser would silently drop or turn round. */
const PLAIN = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*$/iu;
const WITH_QUERY = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*(\?[^#\s\p{Cc}]*)?$/iu;

function parsed(found: unknown, pattern: RegExp): string | undefined {
  return typeof found === 'string' && pattern.test(found) ? URL.parse(found)?.href : undefined;
}

/** What is wrong with an address is often that it holds a password or a key, and a query may be one. */
function withoutSecrets(url: string): string {
  return url.replace(/^(https?:\/\/)?.*@/is, '$1…@').replace(/[?#].*$/s, '?…');
}
