/** The values of a field in an answer, by the response names from the root, in the order of the lists above it. */
export function valuesOf(data: unknown, path: readonly string[]): unknown[] {
  if (path.length > 0 && Array.isArray(data)) return data.flatMap((item) => valuesOf(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [data].flat();
  return typeof data === 'object' && data !== null ? valuesOf((data as Record<string, unknown>)[name], rest) : [];
}
