import { fromSeconds, parsedJson } from '#graph';

/** The last second that a time can have. */
const LATEST = 8.64e12;

/** The expiry of a JWT, which is not verified; `null` without an `exp` claim. */
export function expiryOf(token: string): string | null {
  const [, claims = ''] = token.split('.');
  const found = parsedJson(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown } | null | undefined;
  const exp = found?.exp;
  return typeof exp === 'number' && exp < LATEST ? fromSeconds(exp) : null;
}
