import type { Caller } from './request-context.ts';

/**
 * Makes the prefix of cache and coalescing keys that keeps callers apart: the headers that are forwarded to upstreams, by
 * value. Its length stands before it, so that no identity and request text join to the key of another identity.
 */
export function identityKeyOf(identityHeaders: readonly string[]): (caller: Caller) => string {
  if (identityHeaders.length === 0) return () => '';
  return (caller) => {
    const values = JSON.stringify(identityHeaders.map((name) => caller.header(name) ?? null));
    return `${values.length}:${values}`;
  };
}
