import type { Caller } from '../types.ts';

/**
 * Creates the prefix of the keys under which callers share answers that are public: their scopes, on which introspection and
 * refusals depend. It is empty for a gateway that identifies no callers, and otherwise of a fixed length.
 */
export function audienceKeyOf(hasScopes: boolean): (caller: Caller) => string {
  return hasScopes ? ({ identity }) => identity.scopes.key.padEnd(KEY_LENGTH) : () => '';
}

/** Of a SHA-256 in base64url. */
const KEY_LENGTH = 43;

/**
 * Creates the identity part of cache and coalescing keys: the values of the forwarded headers. Its length comes first, so
 * that an identity and a text never concatenate to the key of another identity.
 */
export function identityKeyOf(identityHeaders: readonly string[]): (caller: Pick<Caller, 'header'>) => string {
  if (identityHeaders.length === 0) return () => '';
  return (caller) => {
    const values = JSON.stringify(identityHeaders.map((name) => caller.header(name) ?? null));
    return `${values.length}:${values}`;
  };
}
