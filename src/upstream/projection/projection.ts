/** The members of an object, or of each object in a list, that are read: all (`true`), or these with their own projections. */
export type FieldProjection = true | Projection;
export interface Projection extends ReadonlyMap<string, FieldProjection> {}

/** The union of two projections. */
export function mergeProjections(one: Projection, other: Projection): Projection {
  const all = new Map(one);
  for (const [name, part] of other) {
    const present = all.get(name) ?? part;
    all.set(name, present === true || part === true ? true : mergeProjections(present, part));
  }
  return all;
}
