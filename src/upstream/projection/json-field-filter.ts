import type { Projection } from './projection.ts';

/** Members of an object that are kept, found by the bytes of their names. */
export class JsonFieldFilter {
  /** Whether members of other names are kept as well. */
  readonly others: boolean;
  /** Whether only objects in a list are meant. */
  readonly inLists: boolean;
  readonly #names: readonly Uint8Array[];
  readonly #within: readonly (JsonFieldFilter | undefined)[];

  constructor(parts: ReadonlyMap<string, JsonFieldFilter | undefined>, { others = false, inLists = false } = {}) {
    this.others = others;
    this.inLists = inLists;
    this.#names = [...parts.keys()].map((name) => Buffer.from(name));
    this.#within = [...parts.values()];
  }

  /** Everything but, of each row in the list that `path` leads to, what is not among these parts. */
  static ofRows(path: readonly string[], parts: Projection): JsonFieldFilter {
    const rows = new JsonFieldFilter(compiled(parts), { inLists: true });
    return path.reduceRight((below, name) => new JsonFieldFilter(new Map([[name, below]]), { others: true }), rows);
  }

  /** Which of the names these bytes are; -1 if none. */
  find(text: Uint8Array, start: number, end: number): number {
    for (let place = 0; place < this.#names.length; place++) {
      const name = this.#names[place];
      if (name?.length !== end - start) continue;
      let at = 0;
      while (at < name.length && name[at] === text[start + at]) at += 1;
      if (at === name.length) return place;
    }
    return -1;
  }

  /** What is kept of the member at that place; nothing where all is. */
  within(place: number): JsonFieldFilter | undefined {
    return this.#within[place];
  }
}

function compiled(parts: Projection): ReadonlyMap<string, JsonFieldFilter | undefined> {
  return new Map(
    [...parts].map(([name, part]) => [name, part === true ? undefined : new JsonFieldFilter(compiled(part))] as const),
  );
}
