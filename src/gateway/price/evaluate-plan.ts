import type { Variables } from '../execution/coerce-literal.ts';
import type { Group, Plan, PlannedCall, Step } from './plan.ts';

/** Objects of a level: at most and as a rule, and in how many responses they come. */
interface Counts {
  readonly most: number[];
  readonly typical: number[];
  readonly mostArrivals: number[];
  readonly arrivals: number[];
}

/** Adds up the calls of a plan in its slots, for the variables of a request. */
export function evaluatePlan(plan: Plan, variables: Variables): void {
  const counts: Counts = { most: [1], typical: [1], mostArrivals: [1], arrivals: [1] };
  for (const slot of plan.slots) slot.most = slot.typical = 0;
  for (const group of plan.groups) group.most = group.keys = group.arrivals = 0;
  for (const step of plan.steps) evaluateStep(step, counts, variables);
  for (const group of plan.groups) addGroup(group);
}

function evaluateStep(step: Step, counts: Counts, variables: Variables): void {
  const { parent, window, items, targets } = step;
  const most = counts.most[parent] ?? 0;
  if (most === 0) return;
  const typical = counts.typical[parent] ?? 0;
  let mostArrivals = counts.mostArrivals[parent] ?? 0;
  let arrivals = counts.arrivals[parent] ?? 0;
  const read = window?.read(variables);
  const isRefused = read !== undefined && read.count === undefined;
  const isLoaded = !isRefused && (!read || read.reads || window?.selectsTotal === true);
  for (const call of step.calls) {
    if (!isLoaded && call.kind !== 'pages' && !(call.kind !== 'each' && call.isEager)) continue;
    const after = addCall(call, { most, typical, mostArrivals, arrivals }, step, variables);
    mostArrivals = Math.max(mostArrivals, after.most);
    arrivals = Math.max(arrivals, Math.min(typical, after.typical));
  }
  if (isRefused) return;
  const [mostItems, typicalItems] = read ? [read.count ?? 0, read.typicalCount] : [items.most, items.typical];
  for (const target of targets) {
    const { level } = target;
    counts.most[level] = most * mostItems * target.most;
    counts.typical[level] = typical * typicalItems * target.share;
    counts.mostArrivals[level] = mostArrivals;
    counts.arrivals[level] = arrivals;
  }
}

interface Scope {
  readonly most: number;
  readonly typical: number;
  readonly mostArrivals: number;
  readonly arrivals: number;
}

/** Adds the calls of a field, and returns in how many responses its objects come. */
function addCall(call: PlannedCall, scope: Scope, { window, usual }: Step, variables: Variables) {
  const { slot } = call;
  const { most, typical, mostArrivals, arrivals } = scope;
  switch (call.kind) {
    case 'pages': {
      const pages = window?.calls(slot, call.isFiltered, variables);
      slot.most += most * (pages?.most ?? 0);
      slot.typical += typical * (pages?.typical ?? 0);
      return { most, typical };
    }
    case 'each':
      slot.most += most * call.times.most;
      slot.typical += typical * call.times.typical;
      return { most, typical };
    case 'key':
      slot.most += most * call.keys.most * call.times.most;
      if (!call.isRepeated) slot.typical += typical * usual * call.keys.typical * call.times.typical;
      return { most: most * call.keys.most, typical };
    case 'shared': {
      const group = call.group as Group;
      group.most = Math.max(group.most, call.keys.most);
      group.keys += typical * call.keys.typical;
      return { most: mostArrivals, typical: arrivals };
    }
    case 'batch': {
      const keys = Math.min(most * call.keys.most, call.differentKeys.most);
      const chunks = Math.min(keys, mostArrivals + Math.floor(Math.max(0, keys - mostArrivals) / call.maxKeys));
      slot.most += chunks * call.times.most + (keys > 1 ? call.perKey * keys : 0);
      const group = call.group as Group;
      if (!call.isRepeated) group.keys += typical * usual * call.keys.typical;
      group.arrivals = Math.max(group.arrivals, arrivals);
      return { most: chunks, typical: Math.min(typical, arrivals) };
    }
  }
}

/** Adds the calls of keys that are looked up together. */
function addGroup({ slot, times, maxKeys, differentKeys, most, arrivals, ...group }: Group): void {
  const keys = Math.min(group.keys, differentKeys.typical);
  if (maxKeys === undefined) {
    slot.most += most * times.most;
    slot.typical += Math.min(1, keys) * times.typical;
    return;
  }
  const batches = Math.max(1, arrivals, Math.ceil(keys / maxKeys));
  slot.typical += Math.min(keys, batches) * times.typical;
}
