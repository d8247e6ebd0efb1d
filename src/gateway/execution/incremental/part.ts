import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ResponsePath } from '../response-path.ts';
import type { Run } from '../run.ts';

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

interface GroupParts {
  readonly parts: readonly Part[];
  readonly path: ResponsePath | undefined;
  readonly begin: Begin;
  readonly from?: number;
}

/** Fields of one object, or items of one list, that are completed together for one or more parts. */
export class DeferredGroup {
  readonly parts: readonly Part[];
  readonly path: ResponsePath | undefined;
  readonly begin: Begin;
  readonly from: number | undefined;
  readonly found: Found;
  result: ExecutionResult<unknown> | undefined;
  isDelivered = false;

  constructor({ parts, path, begin, from }: GroupParts) {
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
