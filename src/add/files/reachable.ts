import type { Schema } from '#contract/compile';

/** The named schemas that others refer to, in the order of discovery. */
export function reachable(components: ReadonlyMap<string, Schema>, from: readonly Schema[]): [string, Schema][] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Schema;
    const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
    if (name === undefined) return Object.values(value).forEach(visit);
    if (found.has(name)) return;
    found.add(name);
    visit(components.get(name));
  };
  from.forEach(visit);
  return [...found].flatMap((name) => {
    const schema = components.get(name);
    return schema ? [[name, schema] as [string, Schema]] : [];
  });
}
