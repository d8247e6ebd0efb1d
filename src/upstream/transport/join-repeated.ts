import type { IncomingHttpHeaders } from 'node:http';

/** Headers as undici parsed them: a name that came on several lines has a list. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Joins the lines of a repeated header into one value (RFC 9110, 5.3), so that every reader of a header finds a text.
 * `set-cookie` stays a list: its values contain commas.
 */
export function joinRepeated(parsed: ParsedHeaders): IncomingHttpHeaders {
  let joined: Record<string, string | string[] | undefined> | undefined;
  for (const name in parsed) {
    const value = parsed[name];
    if (typeof value === 'string' || value === undefined || name === 'set-cookie') continue;
    joined ??= { ...parsed };
    joined[name] = value.join(', ');
  }
  return joined ?? parsed;
}
