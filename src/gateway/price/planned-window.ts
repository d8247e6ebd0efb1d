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

const ARGUMENTS = new Set(['first', 'after', 'last', 'before']);

/** Compiles the window of a connection. Without variables it is computed once. */
export function compileWindow(site: PlannedSite, { graph: { page }, typical }: PlanParts): PlannedWindow {
  const selected = selectedPartsOf(site.info);
  const typicalRows = typical.items(site.coordinate);
  const values = valuesIn(site);
  const pricedOf = (variables: Variables): PricedWindow => ({
    window: windowOf(values, variables),
    selected,
    page,
    typicalRows,
  });
  const calls: PlannedWindow['calls'] = ({ facts }, isFiltered, variables) =>
    windowCalls(facts.operation, facts.pageSize, isFiltered, pricedOf(variables));
  const selectsTotal = selected.totalCount;
  const variables = values.flatMap(([, value]) => (value.kind === Kind.VARIABLE ? [value.name.value] : []));
  if (variables.length > 0) {
    return { variables, read: (given) => readWindowOf(pricedOf(given)), calls, selectsTotal };
  }
  const constant: ReadWindow = readWindowOf(pricedOf({}));
  // A field has the pages of one operation.
  let known: { readonly slot: object; readonly calls: ReturnType<typeof calls> } | undefined;
  return {
    variables,
    selectsTotal,
    read: () => constant,
    calls(slot, isFiltered) {
      if (known?.slot !== slot) known = { slot, calls: calls(slot, isFiltered, {}) };
      return known.calls;
    },
  };
}

/** The arguments of a window. Not a closure in `compileWindow`: the window would retain the whole site. */
function valuesIn({ nodes: [{ arguments: given = [] }] }: PlannedSite): readonly (readonly [string, ValueNode])[] {
  return given.filter(({ name }) => ARGUMENTS.has(name.value)).map(({ name, value }) => [name.value, value]);
}

function windowOf(values: readonly (readonly [string, ValueNode])[], variables: Variables): WindowArguments {
  const window: Record<string, unknown> = {};
  for (const [name, value] of values) window[name] = valueOf(value, variables);
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
