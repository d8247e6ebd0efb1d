type Tree = any;

/** The data of an incremental response, put together as a strict client does: parts are announced once, and complete once. */
export function mergedParts([first, ...others]: readonly Tree[], format: 'byId' | 'byPath'): Tree {
  const data: Tree = structuredClone(first.data);
  const pending = new Map<string, Tree>();
  const announce = (part: Tree) => {
    for (const each of part.pending ?? []) {
      if (pending.has(each.id)) throw new Error(`${each.id} is announced twice.`);
      pending.set(each.id, each);
    }
  };
  const at = (path: readonly (string | number)[]) => path.reduce((value, key) => value[key], data);
  announce(first);
  for (const part of others) {
    announce(part);
    for (const increment of part.incremental ?? []) {
      const { id, subPath = [], items } = increment;
      const path = format === 'byId' ? [...pending.get(id).path, ...subPath] : increment.path;
      if (!items) merge(at(path), increment.data);
      else if (format === 'byId') at(path).push(...items);
      else
        merge(
          at(path.slice(0, -1)),
          Object.fromEntries(items.map((item: Tree, at: number) => [path.at(-1) + at, item])),
        );
    }
    for (const { id, errors } of part.completed ?? []) {
      if (!pending.delete(id)) throw new Error(`${id} was not announced.`);
      if (errors) throw new Error(`${id} failed: ${JSON.stringify(errors)}`);
    }
  }
  if (pending.size > 0) throw new Error('Parts are missing.');
  if (others.length > 0 && others.at(-1).hasNext !== false) throw new Error('The response does not end.');
  return data;
}

function merge(into: Tree, from: Tree): void {
  for (const [key, value] of Object.entries<Tree>(from)) {
    const known = into[key];
    if (typeof known === 'object' && known !== null && typeof value === 'object' && value !== null) merge(known, value);
    else into[key] = value;
  }
}
