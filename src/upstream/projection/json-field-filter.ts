import type { FieldProjection, Projection } from './projection.ts';

/** A projection in the form in which it is applied to JSON text: members are found by the bytes of their names. */
export class JsonFieldFilter {
  /** Whether members of other names are retained as well. */
  readonly others: boolean;
  /** Whether it applies to objects in a list only. */
  readonly inLists: boolean;
  readonly #names: readonly Uint8Array[];
  readonly #within: readonly (JsonFieldFilter | undefined)[];

  constructor(members: ReadonlyMap<string, JsonFieldFilter | undefined>, { others = false, inLists = false } = {}) {
    this.others = others;
    this.inLists = inLists;
    this.#names = [...members.keys()].map((name) => Buffer.from(name));
    this.#within = [...members.values()];
  }

  /** Applies a projection to each row of the list that `path` leads to, and retains everything else. */
  static ofRows(path: readonly string[], projection: Projection): JsonFieldFilter {
    const rows = new JsonFieldFilter(compiled(projection), { inLists: true });
    return path.reduceRight((below, name) => new JsonFieldFilter(new Map([[name, below]]), { others: true }), rows);
  }

  /** The index of the member with this name; -1 if it is removed. */
  find(text: Uint8Array, start: number, end: number): number {
    for (let index = 0; index < this.#names.length; index++) {
      const name = this.#names[index];
      if (name?.length !== end - start) continue;
      let at = 0;
      while (at < name.length && name[at] === text[start + at]) at += 1;
      if (at === name.length) return index;
    }
    return -1;
  }

  /** The filter of the member with this index; `undefined` if it is retained whole. */
  within(index: number): JsonFieldFilter | undefined {
    return this.#within[index];
  }
}

function compiled(projection: Projection): ReadonlyMap<string, JsonFieldFilter | undefined> {
  const filterOf = (part: FieldProjection) => (part === true ? undefined : new JsonFieldFilter(compiled(part)));
  return new Map([...projection].map(([name, part]) => [name, filterOf(part)] as const));
}
