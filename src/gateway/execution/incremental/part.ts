import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ResponsePath } from '../response-path.ts';
import type { DeferredGroup } from './deferred-group.ts';

type Errors = readonly GraphQLError[];

/** A part of a response that comes after the first: a deferred fragment, or the rest of a streamed list. */
export class Part {
  /** Its object or list. */
  readonly path: ResponsePath | undefined;
  readonly label: string | undefined;
  /** Its number, once it is announced. */
  id: number | undefined;
  /** Executions whose results belong to it, and those of them that are not over. */
  readonly groups = new Set<DeferredGroup>();
  unfinished = 0;
  /** Parts to announce when it is complete. */
  readonly children: Part[] = [];
  errors: Errors | undefined;
  isOver = false;

  constructor(path: ResponsePath | undefined, label: string | undefined) {
    this.path = path;
    this.label = label;
  }
}

/** Results that complete parts, in the order of delivery. */
export interface Increment {
  /** The parts to come from now on. */
  readonly announced: readonly Part[];
  readonly results: readonly PartResult[];
  readonly completed: readonly Part[];
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
