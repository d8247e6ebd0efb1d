import { type Estimate, exactly, type FieldCall, type OperationName } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import { nodeCalls } from './node-calls.ts';
import type { Group, PlannedCall, Slot } from './plan.ts';
import type { PlannedField, PlanParts } from './plan-parts.ts';
import type { PlannedSite } from './planned-site.ts';
import { resolveCalls, type Variants } from './resolve-calls.ts';

type Load = Extract<FieldCall, { kind: 'loads' }>;

const ANY: Estimate = exactly(Number.POSITIVE_INFINITY);

/** Plans the declared calls of fields, and joins lookups of the same keys. */
export class CallPlanner {
  readonly slots: Slot[] = [];
  readonly groups: Group[] = [];
  readonly #parts: PlanParts;
  readonly #shared = new Map<object, Map<string, Group>>();
  readonly #repeated = new Map<object, Set<string>>();

  constructor(parts: PlanParts) {
    this.#parts = parts;
  }

  /** The calls of a field. A variant that depends on variables is added to the list. */
  plan(site: PlannedSite, variables: Variables, variants: Variants): PlannedField {
    const { level } = site;
    const found = nodeCalls(site, variables, variants, this.#parts);
    const calls = found?.calls ?? this.#callsOf(site, variables, variants);
    let { stage, origin } = level;
    const planned = calls.flatMap((call) => {
      stage = call.kind !== 'pages' && call.isAfter ? stage + 1 : level.stage + 1;
      const one = this.#planCall(call, site, stage);
      if (one) origin = one.group ? `${one.kind} ${this.groups.indexOf(one.group)}` : `${level.index} ${site.key}`;
      return one ? [one.planned] : [];
    });
    return { planned, origin, stage: Math.max(stage, level.stage), countOf: found?.countOf };
  }

  #callsOf(site: PlannedSite, variables: Variables, variants: Variants): readonly FieldCall[] {
    const declared = this.#parts.declarations.fields.get(site.coordinate);
    return declared ? resolveCalls(declared, site, variables, variants) : [];
  }

  #planCall(call: FieldCall, site: PlannedSite, stage: number): Joined | undefined {
    if (call.kind === 'loads') return this.#planLoad(call, site, stage);
    const slot = this.#slot(call, site, stage);
    if (call.kind === 'pages')
      return { planned: { kind: 'pages', slot, isFiltered: call.isFiltered }, kind: 'pages', group: undefined };
    return { planned: { kind: 'each', slot, times: call.times }, kind: 'each', group: undefined };
  }

  #planLoad({ by, key, keys, isShared, isEager }: Load, site: PlannedSite, stage: number): Joined | undefined {
    const { level } = site;
    const times: Estimate = by.times ?? exactly(1);
    const own = key ?? `${site.coordinate} ${site.identity}`;
    if (isShared) {
      const group = this.#group(by, `shared ${own}`, () => ({
        slot: this.#slot({ operation: by.operation }, site, stage),
        times,
        maxKeys: undefined,
        differentKeys: ANY,
      }));
      group.slot.fields.push(site.coordinate);
      const planned: PlannedCall = {
        kind: 'shared',
        slot: group.slot,
        group,
        keys,
        times,
        perKey: 0,
        maxKeys: 1,
        differentKeys: ANY,
        isRepeated: false,
        isEager,
      };
      return { planned, kind: 'shared', group };
    }
    const loaded = slotsIn(level.loaded, by);
    const known = loaded.get(own);
    if (known) {
      known.fields.push(site.coordinate);
      return undefined;
    }
    const repeated = setIn(this.#repeated, by);
    const isRepeated = repeated.has(`${level.identity} ${own}`);
    repeated.add(`${level.identity} ${own}`);
    if (!('maxKeys' in by)) {
      const slot = this.#slot({ operation: by.operation }, site, stage);
      loaded.set(own, slot);
      return {
        planned: {
          kind: 'key',
          slot,
          group: undefined,
          keys,
          times,
          perKey: 0,
          maxKeys: 1,
          differentKeys: ANY,
          isRepeated,
          isEager,
        },
        kind: 'key',
        group: undefined,
      };
    }
    const { maxKeys, differentKeys = ANY, perKey = 0, single, operation } = by;
    const isSingle = single !== undefined && level.index === 0 && keys.most === 1;
    const slot = this.#slot(
      {
        operation: isSingle ? single : operation,
        alternatives: single === undefined ? [] : [isSingle ? operation : single],
        maxKeys,
      },
      site,
      stage,
    );
    loaded.set(own, slot);
    const group = this.#group(by, `batch ${level.origin} ${stage}`, () => ({ slot, times, maxKeys, differentKeys }));
    group.slot.fields.push(site.coordinate);
    return {
      planned: { kind: 'batch', slot, group, keys, times, perKey, maxKeys, differentKeys, isRepeated, isEager },
      kind: 'batch',
      group,
    };
  }

  #group(by: object, key: string, make: () => Pick<Group, 'slot' | 'times' | 'maxKeys' | 'differentKeys'>): Group {
    let groups = this.#shared.get(by);
    if (!groups) this.#shared.set(by, (groups = new Map()));
    let group = groups.get(key);
    if (!group) {
      group = { ...make(), most: 0, keys: 0, arrivals: 0 };
      groups.set(key, group);
      this.groups.push(group);
    }
    return group;
  }

  #slot({ operation, alternatives = [], maxKeys }: SlotParts, site: PlannedSite, stage: number): Slot {
    const { coordinate, level, key } = site;
    const slot: Slot = {
      operation,
      alternatives,
      facts: this.#parts.graph.facts(operation),
      fields: [coordinate],
      path: [...level.path, key],
      stage,
      maxKeys,
      most: 0,
      typical: 0,
    };
    this.slots.push(slot);
    return slot;
  }
}

interface SlotParts {
  readonly operation: OperationName;
  readonly alternatives?: readonly OperationName[];
  readonly maxKeys?: number;
}

interface Joined {
  readonly planned: PlannedCall;
  readonly kind: PlannedCall['kind'];
  readonly group: Group | undefined;
}

function slotsIn(map: Map<object, Map<string, Slot>>, by: object): Map<string, Slot> {
  let slots = map.get(by);
  if (!slots) map.set(by, (slots = new Map()));
  return slots;
}

function setIn(map: Map<object, Set<string>>, by: object): Set<string> {
  let set = map.get(by);
  if (!set) map.set(by, (set = new Set()));
  return set;
}
