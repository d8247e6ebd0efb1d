/** Pointers that were read before: contracts have a few. Callers have any number, so there is an end to it. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 1000;

/** What a JSON pointer (RFC 6901) leads to; `undefined` where it leads nowhere. */
export function pointed(value: unknown, pointer: string): unknown {
  let current = value;
  for (const key of namesIn(pointer)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const isThere = Array.isArray(current) ? INDEX.test(key) : Object.hasOwn(current, key);
    if (!isThere) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

const INDEX = /^(0|[1-9]\d*)$/;

/** The names on a pointer's way, one after the other. */
export function namesIn(pointer: string): readonly string[] {
  if (pointer === '') return [];
  const before = known.get(pointer);
  if (before) return before;
  const keys = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (known.size < MOST_KNOWN) known.set(pointer, keys);
  return keys;
}
