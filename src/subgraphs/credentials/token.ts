import { fromSeconds } from '#graph';

/** The expiry of a JWT, which is not verified; `null` without an `exp` claim. */
export function expiryOf(token: string): string | null {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? fromSeconds(exp) : null;
  } catch {
    return null;
  }
}
