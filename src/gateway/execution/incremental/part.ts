import type { ExecutionResult, GraphQLError } from 'graphql';
import { LinkedQueue } from '#collections';
import type { ObserveResolver } from '../../types.ts';
import type { FieldNodes } from '../collect.ts';
import {
  type BatchControl,
  type CompleteItem,
  type Container,
  type ExecutionLimits,
  type ResponsePath,
  type Resumable,
  Run,
  type Turns,
} from '../run.ts';

type Errors = readonly GraphQLError[];

/** A part of a response that comes after the first: a deferred fragment, or the rest of a streamed list. */
export class Part {
  /** Its object or list. */
  readonly path: ResponsePath | undefined;
  readonly label: string | undefined;
  /** Whether it is the rest of a list, which is delivered item by item. */
  readonly isList: boolean;
  /** Its number, once it is announced. */
  id: number | undefined;
  /** Executions whose results belong to it, and those of them that are not over. */
  readonly groups = new Set<DeferredGroup>();
  unfinished = 0;
  /** Parts to announce when it is complete. */
  readonly children: Part[] = [];
  errors: Errors | undefined;
  isOver = false;

  constructor(path: ResponsePath | undefined, label: string | undefined, isList = false) {
    this.path = path;
    this.label = label;
    this.isList = isList;
  }
}

/** Begins to complete the data of a group in a run of its own. */
type Begin = (run: Run) => void;

/** Fields of one object, or items of one list, that are completed together for one or more parts. */
export class DeferredGroup {
  readonly parts: readonly Part[];
  readonly path: ResponsePath | undefined;
  readonly begin: Begin;
  readonly from: number | undefined;
  readonly found: Found;
  result: ExecutionResult<unknown> | undefined;
  isDelivered = false;

  constructor(parts: readonly Part[], path: ResponsePath | undefined, begin: Begin, from?: number) {
    this.parts = parts;
    this.path = path;
    this.begin = begin;
    this.from = from;
    this.found = new Found(from === undefined ? undefined : path);
  }
}

/** What the completion of one group, or of the first part, has deferred. */
export class Found {
  readonly groups: DeferredGroup[] = [];
  readonly parts: Part[] = [];
  /** Parts to announce with this group: they are inside of no `@defer` of their own. */
  readonly children: Part[] = [];
  /** Whether the completion is over. */
  isClosed = false;
  /** The list whose items were completed. */
  readonly list: ResponsePath | undefined;

  constructor(list?: ResponsePath) {
    this.list = list;
  }
}

/** Results that complete parts, in the order of delivery. */
export interface Increment {
  /** The parts to come from now on. */
  readonly announced: readonly Part[];
  readonly results: readonly PartResult[];
  readonly completed: readonly Part[];
  readonly extensions?: object;
  readonly hasNext: boolean;
}

/** A result of a part. */
export interface PartResult {
  readonly part: Part;
  /** The object or list to which it is added. */
  readonly path: ResponsePath | undefined;
  /** Its data is an object to be merged, or the list of further items. */
  readonly result: ExecutionResult<unknown>;
  /** The index of the first item of a list. */
  readonly from?: number;
}

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

/** One `@defer` of a selection. Nested ones are delivered after their parent. */
export interface DeferUsage {
  readonly label: string | undefined;
  readonly parent: DeferUsage | undefined;
}

/** Fields of an object that belong to later parts of the response. */
export interface DeferredFields {
  readonly usages: readonly DeferUsage[];
  readonly fields: { complete(run: Run, source: unknown, path: ResponsePath | undefined): Container };
}

/** The limits of one response, shared by the runs of its parts. */
export class SharedLimits {
  readonly total: ExecutionLimits;
  /** What the runs have reported. */
  nodes = 0;
  bytes = 0;

  constructor(total: ExecutionLimits) {
    this.total = total;
  }
}

type Counts = Pick<Run, 'nodes' | 'bytes'>;

/** The limits of one run of an incremental response: the rest that all other runs leave. */
export class PartLimits implements ExecutionLimits {
  readonly observeResolver: ObserveResolver | undefined;
  readonly batches: BatchControl | undefined;
  readonly whole: Pick<ExecutionLimits, 'nodes' | 'bytes'>;
  readonly #shared: SharedLimits;
  readonly #reported = { nodes: 0, bytes: 0 };
  #counts: Counts = this.#reported;

  constructor(shared: SharedLimits) {
    this.#shared = shared;
    this.observeResolver = shared.total.observeResolver;
    this.batches = shared.total.batches;
    this.whole = shared.total;
  }

  /** The run that these are the limits of. */
  set run(run: Counts) {
    this.#counts = run;
  }

  get nodes(): number {
    this.report();
    return this.#shared.total.nodes - this.#shared.nodes + this.#reported.nodes;
  }

  get bytes(): number {
    this.report();
    return this.#shared.total.bytes - this.#shared.bytes + this.#reported.bytes;
  }

  cancelled(): Error | undefined {
    return this.#shared.total.cancelled();
  }

  /** Adds what the run has completed since its last report. Each check reports, so a check need not ask the other runs. */
  report(): void {
    const { nodes, bytes } = this.#counts;
    this.#shared.nodes += nodes - this.#reported.nodes;
    this.#shared.bytes += bytes - this.#reported.bytes;
    this.#reported.nodes = nodes;
    this.#reported.bytes = bytes;
  }
}

/** The turns of one incremental response: its runs, which may be thousands, have one place in the rotation of the scheduler. */
export class ResponseTurns implements Turns, Resumable {
  readonly #scheduler: Turns;
  readonly #waiting = new LinkedQueue<Resumable>();
  #isScheduled = false;

  constructor(scheduler: Turns) {
    this.#scheduler = scheduler;
  }

  get isExhausted(): boolean {
    return this.#scheduler.isExhausted;
  }

  spend(work: number): void {
    this.#scheduler.spend(work);
  }

  add(resumable: Resumable): void {
    this.#waiting.add(resumable);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#scheduler.add(this);
  }

  resume(): boolean {
    const next = this.#waiting.first;
    if (next) {
      this.#waiting.remove(next);
      if (next.item.resume()) this.#waiting.add(next.item);
    }
    this.#isScheduled = this.#waiting.length > 0;
    return this.#isScheduled;
  }
}
