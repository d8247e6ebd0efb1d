import { Kind, type ValueNode } from 'graphql';
import {
  type PricedWindow,
  type ReadWindow,
  readWindowOf,
  selectedPartsOf,
  type WindowArguments,
  windowCalls,
} from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { PlannedWindow } from './plan.ts';
import type { PlanParts } from './plan-parts.ts';
import type { PlannedSite } from './planned-site.ts';

const ARGUMENTS = ['first', 'after', 'last', 'before'] as const;

/** Compiles the window of a connection. Without variables it is computed once. */
export function compileWindow(site: PlannedSite, { graph, typical }: PlanParts): PlannedWindow {
  const selected = selectedPartsOf(site.info);
  const typicalRows = typical.items(site.coordinate);
  const values = ARGUMENTS.map(
    (name) => [name, site.nodes[0].arguments?.find((each) => each.name.value === name)?.value] as const,
  );
  const pricedOf = (variables: Variables): PricedWindow => ({
    window: windowOf(values, variables),
    selected,
    page: graph.page,
    typicalRows,
  });
  const calls: PlannedWindow['calls'] = ({ facts }, isFiltered, variables) =>
    windowCalls(facts.operation, facts.pageSize, isFiltered, pricedOf(variables));
  const selectsTotal = selected.totalCount;
  if (values.some(([, value]) => value?.kind === Kind.VARIABLE)) {
    return { read: (variables) => readWindowOf(pricedOf(variables)), calls, selectsTotal };
  }
  const constant: ReadWindow = readWindowOf(pricedOf({}));
  const known = new Map<object, ReturnType<typeof calls>>();
  return {
    selectsTotal,
    read: () => constant,
    calls(slot, isFiltered, variables) {
      const before = known.get(slot);
      if (before) return before;
      const found = calls(slot, isFiltered, variables);
      known.set(slot, found);
      return found;
    },
  };
}

function windowOf(
  values: readonly (readonly [string, ValueNode | undefined])[],
  variables: Variables,
): WindowArguments {
  const window: Record<string, unknown> = {};
  for (const [name, value] of values) if (value) window[name] = valueOf(value, variables);
  return window;
}

function valueOf(value: ValueNode, variables: Variables): unknown {
  switch (value.kind) {
    case Kind.VARIABLE:
      return variables[value.name.value];
    case Kind.INT:
      return Number(value.value);
    case Kind.STRING:
      return value.value;
    default:
      return null;
  }
}
