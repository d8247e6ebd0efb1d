import type { CompleteItem } from '../run.ts';
import type { FieldNodes } from '../document.ts';
import type { ResponsePath } from '../response-path.ts';
import { Run } from '../run.ts';
import type { DeferUsage } from './defer-usage.ts';
import type { DeferredFields } from './deferred-fields.ts';
import { Found } from './part.ts';
import type { PartLimits } from './shared-limits.ts';

/** Thousands of runs can be open at a time, and what each has not reported adds up. */
const WORK_PER_CHECK = 64;

/** Further items of a list. */
export interface Stream {
  readonly label: string | undefined;
  readonly path: ResponsePath;
  readonly nodes: FieldNodes;
  readonly items: readonly unknown[];
  /** The index of the first item that the part with the list does not have. */
  readonly from: number;
  /** The items after these, page by page. */
  readonly rest?: () => AsyncGenerator<readonly unknown[]>;
  readonly completeItem: CompleteItem;
}

/** The inputs of an operation, the same for all of its parts. */
export type RunInputs = Pick<Run, 'context' | 'variables' | 'rootValue' | 'scheduler'>;

/** Takes what does not belong to the part of the response that a run completes. */
export interface Deferrals {
  /** Adds the parts that begin at an object. */
  addParts(run: PartRun, usages: readonly DeferUsage[], path: ResponsePath | undefined): void;
  /** Defers fields of an object. */
  defer(run: PartRun, fields: readonly DeferredFields[], source: unknown, path: ResponsePath | undefined): void;
  /** Defers items of a list. */
  stream(run: PartRun, stream: Stream): void;
}

/** A run that completes one part of a response. */
export class PartRun extends Run {
  declare readonly limits: PartLimits;
  readonly deferrals: Deferrals;
  readonly found: Found;

  constructor(
    { context, variables, rootValue, scheduler }: RunInputs,
    limits: PartLimits,
    deferrals: Deferrals,
    found = new Found(),
    root?: ResponsePath,
  ) {
    super(context, variables, rootValue, limits, scheduler, root, WORK_PER_CHECK);
    this.deferrals = deferrals;
    this.found = found;
  }
}
