/** What is wanted of an object, or of each in a list: everything (`true`), or these members and what is wanted of each. */
export type FieldProjection = true | Projection;
export interface Projection extends ReadonlyMap<string, FieldProjection> {}

/** All that is among the ones or the others. */
export function mergeProjections(ones: Projection, others: Projection): Projection {
  const all = new Map(ones);
  for (const [name, other] of others) {
    const one = all.get(name) ?? other;
    all.set(name, one === true || other === true ? true : mergeProjections(one, other));
  }
  return all;
}
