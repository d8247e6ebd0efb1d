const INDEX = /^(0|[1-9]\d*)$/;

/** The value at a JSON pointer (RFC 6901); `undefined` if there is none. */
export function pointed(value: unknown, pointer: string): unknown {
  let current = value;
  for (const name of namesIn(pointer)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const isThere = Array.isArray(current) ? INDEX.test(name) : Object.hasOwn(current, name);
    if (!isThere) return undefined;
    current = (current as Record<string, unknown>)[name];
  }
  return current;
}

/** The names along a pointer, in their order. */
export function namesIn(pointer: string): readonly string[] {
  if (pointer === '') return [];
  const names = pointer.slice(1).split('/');
  return pointer.includes('~') ? names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : names;
}
