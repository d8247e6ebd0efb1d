import { Refusal, value, withoutSecrets } from './value.ts';

/** A base URL, read without a trailing slash. */
export function address(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user, query and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@{}\\s]+$' },
    read: (found) =>
      typeof found === 'string' && TEMPLATE.test(found)
        ? new Refusal(`has the variable ${TEMPLATE.exec(found)?.[0]} of a template: write its value in its place`)
        : parsed(found, PLAIN)?.replace(/\/+$/, ''),
    show: withoutSecrets,
  });
}

/** A URL that is requested as it is, with its query. */
export function endpoint(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@\\s]+(\\?[^#\\s]*)?$' },
    read: (found) => parsed(found, WITH_QUERY),
    show: withoutSecrets,
  });
}

const TEMPLATE = /\{\w*\}/;
/** Both refuse characters that a URL parser would silently drop or replace. */
const PLAIN = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*$/iu;
const WITH_QUERY = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*(\?[^#\s\p{Cc}]*)?$/iu;

function parsed(found: unknown, pattern: RegExp): string | undefined {
  return typeof found === 'string' && pattern.test(found) ? URL.parse(found)?.href : undefined;
}
