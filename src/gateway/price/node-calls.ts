import type { GraphQLObjectType } from 'graphql';
import { type FieldCall, type FieldCalls, fromGlobalId, lookupFor } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { PlannedField, PlanParts } from './plan-parts.ts';
import type { PlannedSite } from './planned-site.ts';
import { resolveCalls, type Variants } from './resolve-calls.ts';

/** The objects of a look-up that a field makes. */
interface LookedUp {
  readonly type: string;
  /** The look-up: a type has several if it has several keys. */
  readonly name: string;
  readonly calls: FieldCalls;
}

type LookUp = (args: never, parts: PlanParts) => readonly LookedUp[];

/** The fields that look objects up by the keys in an argument. */
const LOOKUPS: Readonly<Record<string, LookUp>> = {
  'Query.node': ({ id }: { readonly id: string }, parts) => byId(id, parts),
  'Query.nodes': ({ ids }: { readonly ids: readonly string[] }, parts) => ids.flatMap((id) => byId(id, parts)),
  'Query._entities': ({ representations }: { readonly representations: readonly unknown[] }, parts) =>
    isRefused(representations, parts) ? [] : representations.flatMap((each) => byRepresentation(each, parts)),
};

/** The calls of `Query.node`, `Query.nodes` and `Query._entities`, by the types and keys in their arguments. */
export function nodeCalls(
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
  parts: PlanParts,
): (Pick<PlannedField, 'countOf'> & { readonly calls: readonly FieldCall[] }) | undefined {
  const lookUp = LOOKUPS[site.coordinate];
  if (!lookUp) return undefined;
  const found = (own: Variables) => counted(site, own, lookUp, parts);
  if (site.hasVariables)
    variants.push((own) =>
      found(own)
        .map(({ name, count }) => `${name} ${count}`)
        .join(),
    );
  const all = found(variables);
  const counts = new Map<string, number>();
  for (const { type, count } of all) counts.set(type, (counts.get(type) ?? 0) + count);
  const calls = all.flatMap(({ name, calls: declared, count }) =>
    resolveCalls(declared, site, variables, variants).map((call) => repeated(call, count, `${name} ${site.identity}`)),
  );
  return {
    calls,
    countOf({ name }: GraphQLObjectType) {
      const count = counts.get(name) ?? 0;
      return { share: count, most: count };
    },
  };
}

/** The look-ups of a field with the number of their objects, in the order of their names. */
function counted(site: PlannedSite, variables: Variables, lookUp: LookUp, parts: PlanParts) {
  const byName = new Map<string, LookedUp & { count: number }>();
  for (const found of lookedUp(site, variables, lookUp, parts)) {
    const known = byName.get(found.name);
    if (known) known.count += 1;
    else byName.set(found.name, { ...found, count: 1 });
  }
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Nothing if the arguments are refused. */
function lookedUp(site: PlannedSite, variables: Variables, lookUp: LookUp, parts: PlanParts): readonly LookedUp[] {
  try {
    return lookUp(site.args(variables) as never, parts);
  } catch {
    return [];
  }
}

function byId(id: string, { declarations }: PlanParts): readonly LookedUp[] {
  try {
    const { type } = fromGlobalId(id);
    return [{ type, name: type, calls: declarations.nodes.get(type) ?? [] }];
  } catch {
    return [];
  }
}

function byRepresentation(representation: unknown, { graph }: PlanParts): readonly LookedUp[] {
  try {
    const { entity, lookup } = lookupFor(representation, graph.federation?.entities ?? new Map());
    return [{ type: entity.name, name: `${entity.name} ${lookup.fields.join(' ')}`, calls: lookup.calls }];
  } catch {
    return [];
  }
}

function isRefused(representations: readonly unknown[], { graph }: PlanParts): boolean {
  return representations.length > (graph.federation?.mostRepresentations ?? 0);
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
