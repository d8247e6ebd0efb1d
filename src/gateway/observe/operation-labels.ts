import type { OperationSummary } from '../pipeline/prepare/operation-summary.ts';

/** The label of operations whose name is not one of the labels. */
export const OTHER = 'other';
/** The label of operations without a name. */
const ANONYMOUS = 'anonymous';
const OPERATION = /(?:^|[^\w$@])(?:query|mutation|subscription)\s+([_A-Za-z]\w{0,99})/g;

/**
 * The labels of operations, a bounded set: the names in persisted documents, and of others the first so many. A caller who
 * sends any number of names makes no further series.
 */
export class OperationLabels {
  readonly #labels = new Set<string>();
  #maxOthers: number;
  #left: number;

  constructor(persisted: Iterable<string>, maxOthers: number) {
    this.#maxOthers = maxOthers;
    this.#left = maxOthers;
    this.extend(persisted, maxOthers);
  }

  /** Goes on with other persisted documents, and another number. Labels that are in use stay. */
  extend(persisted: Iterable<string>, maxOthers: number): void {
    for (const text of persisted) {
      for (const [, name = ''] of text.matchAll(OPERATION)) this.#labels.add(name);
    }
    this.#left = Math.max(0, this.#left + maxOthers - this.#maxOthers);
    this.#maxOthers = maxOthers;
  }

  labelOf(summary: OperationSummary): string {
    const { name } = summary;
    if (name === undefined) return ANONYMOUS;
    if (this.#labels.has(name)) return name;
    if (this.#left === 0) return OTHER;
    this.#left -= 1;
    this.#labels.add(name);
    return name;
  }
}
