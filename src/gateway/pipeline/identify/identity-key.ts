import type { Caller } from './request-context.ts';

/**
 * Creates the identity prefix of cache and coalescing keys: the values of the forwarded headers. Its length comes first, so
 * that an identity and a text never concatenate to the key of another identity.
 */
export function identityKeyOf(identityHeaders: readonly string[]): (caller: Caller) => string {
  if (identityHeaders.length === 0) return () => '';
  return (caller) => {
    const values = JSON.stringify(identityHeaders.map((name) => caller.header(name) ?? null));
    return `${values.length}:${values}`;
  };
}
