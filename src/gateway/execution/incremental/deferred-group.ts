import type { ExecutionResult } from 'graphql';
import type { ResponsePath } from '../response-path.ts';
import type { Run } from '../run.ts';
import type { Part } from './part.ts';

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
  readonly found = new Found();
  result: ExecutionResult<unknown> | undefined;
  isDelivered = false;

  constructor({ parts, path, begin, from }: GroupParts) {
    this.parts = parts;
    this.path = path;
    this.begin = begin;
    this.from = from;
  }
}

/** What the completion of one group, or of the first part, has deferred. */
export class Found {
  readonly groups: DeferredGroup[] = [];
  readonly parts: Part[] = [];
  /** Parts to announce with this group: they are inside of no `@defer` of their own. */
  readonly children: Part[] = [];
}
