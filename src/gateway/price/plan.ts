import type { Estimate, OperationName, ReadWindow } from '#graph';
import type { OperationFacts } from '#upstream';
import type { Variables } from '../execution/coerce-literal.ts';

/** A kind of calls in an operation, with the totals that an evaluation adds up. */
export interface Slot {
  readonly operation: OperationName;
  readonly facts: OperationFacts;
  /** Operations that are called instead, by the object or by the number of keys. */
  readonly alternatives: readonly OperationName[];
  /** The fields that make the calls or share them, as `Type.field`, and the path of the first one's response keys. */
  readonly fields: string[];
  readonly path: readonly string[];
  /** The calls of a stage begin after those of the stage before. */
  readonly stage: number;
  /** The most keys of a call, if it takes several. */
  readonly maxKeys: number | undefined;
  most: number;
  typical: number;
}

/** Keys that all of a request's objects share, or that are looked up together. */
export interface Group {
  readonly slot: Slot;
  readonly times: Estimate;
  /** Absent for a lookup of one shared key. */
  readonly maxKeys: number | undefined;
  readonly differentKeys: Estimate;
  most: number;
  keys: number;
  arrivals: number;
}

/** The calls of a field, for the objects of one level. */
export type PlannedCall =
  | { readonly kind: 'pages'; readonly slot: Slot; readonly isFiltered: boolean }
  | { readonly kind: 'each'; readonly slot: Slot; readonly times: Estimate }
  | PlannedLoad;

interface PlannedLoad {
  readonly kind: 'key' | 'shared' | 'batch';
  readonly slot: Slot;
  readonly group: Group | undefined;
  /** The keys of an object. */
  readonly keys: Estimate;
  /** The calls for a key or, in a batch, for several. */
  readonly times: Estimate;
  readonly perKey: number;
  readonly maxKeys: number;
  readonly differentKeys: Estimate;
  /** The same keys are looked up by another field: as a rule, no call is left. */
  readonly isRepeated: boolean;
  readonly isEager: boolean;
}

/** The window of a connection, by the variables of a request. */
export interface PlannedWindow {
  /** The variables on which it depends. */
  readonly variables: readonly string[];
  read(variables: Variables): ReadWindow;
  /** The calls for the pages of an operation. */
  calls(slot: Slot, isFiltered: boolean, variables: Variables): Estimate;
  readonly selectsTotal: boolean;
}

/** A field of the objects of a level, with the levels of the objects that it leads to, one for each type. */
export interface Step {
  readonly parent: number;
  readonly window: PlannedWindow | undefined;
  readonly items: Estimate;
  readonly calls: readonly PlannedCall[];
  /** The different keys of each object, as a rule. */
  readonly usual: number;
  readonly targets: readonly { readonly level: number; readonly share: number; readonly most: number }[];
}

/** An operation as steps, in the order of execution. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly levels: number;
  readonly slots: readonly Slot[];
  readonly groups: readonly Group[];
}
