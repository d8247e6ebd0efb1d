/** Number and size of the objects of each class. */
export type Census = ReadonlyMap<string, { readonly count: number; readonly bytes: number }>;

/** A class of which every census counted clearly more than the one before. */
export interface Growing {
  readonly name: string;
  readonly counts: readonly number[];
  readonly bytes: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** A smaller growth is not significant: some work is always in progress. */
const LEAST_MORE = 20;
const LEAST_SHARE = 0.03;

/** Counts the contents of a heap snapshot. Objects and functions count by name, everything else by kind. */
export function census(text: string): Census {
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const counted = new Map<string, { count: number; bytes: number }>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + (typeAt ?? 0)] ?? 0] ?? '';
    const name = strings[nodes[at + (nameAt ?? 0)] ?? 0] ?? '';
    const key = type === 'object' || type === 'closure' ? `${type} ${name}` : `(${type})`;
    const entry = counted.get(key) ?? { count: 0, bytes: 0 };
    entry.count += 1;
    entry.bytes += nodes[at + (sizeAt ?? 0)] ?? 0;
    counted.set(key, entry);
  }
  return counted;
}

/** The classes that grew from each census to the next, those that take most first. */
export function growing(all: readonly Census[]): Growing[] {
  const last = all.at(-1) ?? new Map();
  const found = [...last].flatMap(([name, { bytes }]): Growing[] => {
    const counts = all.map((each) => each.get(name)?.count ?? 0);
    return counts.slice(1).every((count, index) => isMore(counts[index] ?? 0, count)) ? [{ name, counts, bytes }] : [];
  });
  return found.toSorted((one, other) => other.bytes - one.bytes);
}

function isMore(before: number, after: number): boolean {
  return after - before >= Math.max(LEAST_MORE, LEAST_SHARE * before);
}
