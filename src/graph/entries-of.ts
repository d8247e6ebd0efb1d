/** The entries of a map in a row; none where it is absent, or sent as an empty list. */
export function entriesOf<Value>(
  map: Readonly<Record<string, Value>> | readonly unknown[] | null | undefined,
): { key: string; value: Value }[] {
  if (Array.isArray(map)) return [];
  return Object.entries((map ?? {}) as Readonly<Record<string, Value>>).map(([key, value]) => ({ key, value }));
}
