import { createHmac } from 'node:crypto';
import type { Identity } from './identity.ts';
import { SERVICE } from './identity.ts';

/** Which headers identify a caller, and the key of the hash of them. */
export interface CallerHashSettings {
  /** In lower case. Without any, callers are told apart by their labels. */
  readonly headers: readonly string[];
  readonly key: string;
}

/** The identity of a caller by its label; a caller without one, and an anonymous one, has none. */
export function labelIdentity(label: string): Identity {
  return label === '' || label === ANONYMOUS ? SERVICE : { key: `label ${label}`, headers: [] };
}

const ANONYMOUS = 'anonymous';

/** Of 32 bytes; 40 characters are the most that interfaces take. */
const BYTES = 24;

/**
 * Hashes an identity for an interface, so that its upstream can tell callers apart without learning who they are. Each
 * interface gets another hash. `undefined` for callers without an identity.
 */
export function callerHash(identity: Identity, slug: string, key: string): string | undefined {
  if (identity === SERVICE) return undefined;
  const digest = createHmac('sha256', key).update(`caller ${slug} ${identity.key}`).digest();
  return digest.toString('base64url', 0, BYTES);
}
