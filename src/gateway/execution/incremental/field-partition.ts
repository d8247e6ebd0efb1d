import type { Deferrable, DeferrableNode } from './collect-deferrable.ts';
import type { DeferUsage } from './defer-usage.ts';

type Fields = ReadonlyMap<string, readonly DeferrableNode[]>;

/** Fields of one object that are delivered together, for each of these `@defer`s. */
export interface FieldGroup {
  readonly usages: readonly DeferUsage[];
  readonly fields: Fields;
}

/** The fields of an object that belong to the part of the response which has the object, and those of later parts. */
export interface FieldPartition {
  readonly own: Fields;
  readonly groups: readonly FieldGroup[];
}

/** Partitions collected fields; `current` are the `@defer`s of the part which has the object. */
export type PartitionFields = (collected: Deferrable, current: readonly DeferUsage[]) => FieldPartition;

/** How a client wants the parts of a response: by ids, as the RFC has them, or by paths, as it did in August 2022. */
export type PartsFormat = 'byId' | 'byPath';

/** Delivers each field once, with the first part that selects it. */
export const partitionOnce: PartitionFields = ({ fields }, current) => {
  const own = new Map<string, readonly DeferrableNode[]>();
  const groups: { usages: readonly DeferUsage[]; fields: Map<string, readonly DeferrableNode[]> }[] = [];
  for (const [key, nodes] of fields) {
    const usages = outermostUsages(nodes);
    const group = isSame(usages, current) ? own : groups.find((each) => isSame(each.usages, usages))?.fields;
    if (group) group.set(key, nodes);
    else groups.push({ usages, fields: new Map([[key, nodes]]) });
  }
  return { own, groups };
};

/** Delivers each deferred fragment with all of its fields, as clients of the format of 2022 expect. */
export const partitionByFragment: PartitionFields = ({ fields, usages }, current) => ({
  own: fieldsOf(fields, current[0]),
  groups: usages.map((usage) => ({ usages: [usage], fields: fieldsOf(fields, usage) })),
});

/** The `@defer`s around a field, without those inside of another of them; none if one selection is not deferred. */
function outermostUsages(nodes: readonly DeferrableNode[]): readonly DeferUsage[] {
  const usages = new Set<DeferUsage>();
  for (const { usage } of nodes) {
    if (!usage) return [];
    usages.add(usage);
  }
  return [...usages].filter((usage) => !hasParentIn(usage, usages));
}

function hasParentIn({ parent }: DeferUsage, usages: ReadonlySet<DeferUsage>): boolean {
  return parent !== undefined && (usages.has(parent) || hasParentIn(parent, usages));
}

function isSame(one: readonly DeferUsage[], other: readonly DeferUsage[]): boolean {
  return one.length === other.length && one.every((usage) => other.includes(usage));
}

function fieldsOf(fields: Fields, usage: DeferUsage | undefined): Fields {
  const found = new Map<string, readonly DeferrableNode[]>();
  for (const [key, nodes] of fields) {
    const own = nodes.filter((each) => each.usage === usage);
    if (own.length > 0) found.set(key, own);
  }
  return found;
}
