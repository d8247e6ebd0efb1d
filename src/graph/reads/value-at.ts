interface Step {
  readonly name: string;
  /** Whether the containing value may be absent. */
  readonly isOptional: boolean;
}

type Container = Readonly<Record<string, unknown>>;

/** Creates a reader for a path such as `country.code` or `order?.id`. An absent member without `?` throws a TypeError. */
export function valueAt(path: string): (row: unknown) => unknown {
  const [first = '', ...others] = path.split('.');
  const head = first.replace('?', '');
  if (others.length === 0) return (row) => (row as Container)[head];
  const steps = others.map(
    (part, index): Step => ({
      name: part.replace('?', ''),
      isOptional: (index === 0 ? first : (others[index - 1] ?? '')).endsWith('?'),
    }),
  );
  return (row) => {
    let value = (row as Container)[head];
    for (const { name, isOptional } of steps) {
      if (isOptional && (value === undefined || value === null)) return undefined;
      value = (value as Container)[name];
    }
    return value;
  };
}
