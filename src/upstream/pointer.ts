/** What a JSON pointer (RFC 6901) leads to; `undefined` where it leads nowhere. */
export function pointed(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  let current = value;
  for (const part of pointer.slice(1).split('/')) {
    if (typeof current !== 'object' || current === null) return undefined;
    const key = part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;
    const isThere = Array.isArray(current) ? INDEX.test(key) : Object.hasOwn(current, key);
    if (!isThere) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

const INDEX = /^(0|[1-9]\d*)$/;
