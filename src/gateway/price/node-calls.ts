import type { GraphQLObjectType } from 'graphql';
import { type FederatedGraph, type FieldCall, type FieldCalls, lookupFor, MOST_IDS, readGlobalId } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { PlannedField, PlanParts } from './plan-parts.ts';
import type { PlannedSite } from './planned-site.ts';
import { resolveCalls, type Variants } from './resolve-calls.ts';

/** A lookup that a field makes, for a number of objects. */
interface Lookup {
  readonly type: string;
  /** A type has several if it has several keys. */
  readonly name: string;
  readonly calls: FieldCalls;
  count: number;
}

/** Counts the objects of lookups. */
type Count = (args: never, parts: PlanParts, lookups: Lookups) => void;

/** The fields that look objects up by the keys in an argument. */
const COUNTS: Readonly<Record<string, Count>> = {
  'Query.node': ({ id }: { readonly id: string }, parts, lookups) => countId(id, parts, lookups),
  'Query.nodes': ({ ids }: { readonly ids: readonly string[] }, parts, lookups) => {
    // More are refused, without a call.
    if (ids.length <= MOST_IDS) for (const id of ids) countId(id, parts, lookups);
  },
  'Query._entities': (
    { representations }: { readonly representations: readonly unknown[] },
    { graph: { federation } },
    lookups,
  ) => {
    if (!federation || representations.length > federation.mostRepresentations) return;
    for (const each of representations) countRepresentation(each, federation, lookups);
  },
};

/** The calls of `Query.node`, `Query.nodes` and `Query._entities`, by the types and keys in their arguments. */
export function nodeCalls(
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
  parts: PlanParts,
): (Pick<PlannedField, 'countOf'> & { readonly calls: readonly FieldCall[] }) | undefined {
  const count = COUNTS[site.coordinate];
  if (!count) return undefined;
  const countedFor = (own: Variables) => counted(site, own, count, parts);
  if (site.hasVariables)
    variants.push((own) =>
      countedFor(own)
        .map((each) => `${each.name} ${each.count}`)
        .join(),
    );
  const lookups = countedFor(variables);
  const counts = new Map<string, number>();
  for (const each of lookups) counts.set(each.type, (counts.get(each.type) ?? 0) + each.count);
  const calls = lookups.flatMap((each) =>
    resolveCalls(each.calls, site, variables, variants).map((call) =>
      repeated(call, each.count, `${each.name} ${site.identity}`),
    ),
  );
  return {
    calls,
    countOf({ name }: GraphQLObjectType) {
      const objects = counts.get(name) ?? 0;
      return { share: objects, most: objects };
    },
  };
}

/** The lookups of a field, in the order of their names; none if its arguments are refused. */
function counted(site: PlannedSite, variables: Variables, count: Count, parts: PlanParts): readonly Lookup[] {
  const lookups = new Lookups();
  try {
    count(site.args(variables) as never, parts, lookups);
  } catch {
    return [];
  }
  return lookups.sorted();
}

/** Lookups by their identifiers: the name of a type, or a lookup of an entity. */
class Lookups {
  readonly #all = new Map<unknown, Lookup>();

  add(key: unknown, make: () => Omit<Lookup, 'count'>): void {
    const known = this.#all.get(key);
    if (known) known.count += 1;
    else this.#all.set(key, { ...make(), count: 1 });
  }

  sorted(): readonly Lookup[] {
    return [...this.#all.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}

function countId(id: string, { declarations }: PlanParts, lookups: Lookups): void {
  const type = readGlobalId(id)?.type;
  // Any other is refused, without a call.
  if (type) lookups.add(type, () => ({ type, name: type, calls: declarations.nodes.get(type) ?? [] }));
}

function countRepresentation(representation: unknown, { entities }: FederatedGraph, lookups: Lookups): void {
  try {
    const { entity, lookup } = lookupFor(representation, entities);
    const { name: type } = entity;
    lookups.add(lookup, () => ({ type, name: `${type} ${lookup.fields.join(' ')}`, calls: lookup.calls }));
  } catch {
    // It is refused, without a call.
  }
}

/** The calls for several objects of a type. */
function repeated(call: FieldCall, count: number, key: string): FieldCall {
  if (call.kind === 'pages') return call;
  if (call.kind === 'each')
    return { ...call, times: { typical: call.times.typical * count, most: call.times.most * count } };
  if (call.isShared) return call;
  const { typical, most } = call.keys;
  return { ...call, key, keys: { typical: typical * count, most: most * count } };
}
