import { reading } from '#graph';

type Source<Name extends string, Value> = { readonly [Key in Capitalize<Name>]?: Value };

/** Resolvers for fields that have the same name upstream, but for its first letter. */
export function capitalized<const Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => {
    const source = name.charAt(0).toUpperCase() + name.slice(1);
    return [name, reading([source], (parent: Readonly<Record<string, unknown>>) => parent[source])];
  });
  return Object.fromEntries(fields) as {
    readonly [Key in Name]: <Value>(parent: Source<Key, Value>) => Value | undefined;
  };
}
