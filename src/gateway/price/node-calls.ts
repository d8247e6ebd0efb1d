import type { GraphQLObjectType } from 'graphql';
import { type FieldCall, fromGlobalId } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { CallDeclarations } from './call-declarations.ts';
import type { PlannedField } from './plan-parts.ts';
import type { PlannedSite } from './planned-site.ts';
import { resolveCalls, type Variants } from './resolve-calls.ts';

/** The calls of `Query.node` and `Query.nodes`, by the types in the ids. */
export function nodeCalls(
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
  declarations: CallDeclarations,
): (Pick<PlannedField, 'countOf'> & { readonly calls: readonly FieldCall[] }) | undefined {
  if (site.coordinate !== 'Query.node' && site.coordinate !== 'Query.nodes') return undefined;
  if (site.hasVariables) variants.push((own) => typesIn(site, own).join());
  const types = typesIn(site, variables);
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const calls = [...counts].flatMap(([type, count]) =>
    resolveCalls(declarations.nodes.get(type) ?? [], site, variables, variants).map((call) =>
      repeated(call, count, `${type} ${site.identity}`),
    ),
  );
  return {
    calls,
    countOf({ name }: GraphQLObjectType) {
      const count = counts.get(name) ?? 0;
      return { share: count, most: count };
    },
  };
}

function typesIn(site: PlannedSite, variables: Variables): readonly string[] {
  try {
    const { id, ids } = site.args(variables) as { id?: string; ids?: readonly string[] };
    return (ids ?? [id ?? '']).flatMap((each) => typeOf(each)).toSorted();
  } catch {
    return [];
  }
}

function typeOf(id: string): readonly string[] {
  try {
    return [fromGlobalId(id).type];
  } catch {
    return [];
  }
}

/** The calls for several ids of a type. */
function repeated(call: FieldCall, count: number, key: string): FieldCall {
  if (call.kind === 'pages') return call;
  if (call.kind === 'each')
    return { ...call, times: { typical: call.times.typical * count, most: call.times.most * count } };
  if (call.isShared) return call;
  const { typical, most } = call.keys;
  return { ...call, key, keys: { typical: typical * count, most: most * count } };
}
