/** What is wanted of an object, or of each in a list: everything (`true`), or these members and what is wanted of each. */
export type Part = true | Parts;
export interface Parts extends ReadonlyMap<string, Part> {}

/** All that is among the ones or the others. */
export function joinedParts(ones: Parts, others: Parts): Parts {
  const all = new Map(ones);
  for (const [name, other] of others) {
    const one = all.get(name) ?? other;
    all.set(name, one === true || other === true ? true : joinedParts(one, other));
  }
  return all;
}
