/** What a JSON pointer leads to; `undefined` where it leads nowhere. */
export function pointed(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  let current = value;
  for (const part of pointer.slice(1).split('/')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string, unknown>)[part];
  }
  return current;
}
