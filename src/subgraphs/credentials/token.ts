import { fromSeconds } from '#graph';

/** When a JWT says that it ends; nothing where it does not say. Nothing of it is verified. */
export function expiryOf(token: string): string | null {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? fromSeconds(exp) : null;
  } catch {
    return null;
  }
}
