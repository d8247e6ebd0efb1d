import { namesIn } from '#contract';
import { JsonFieldFilter } from './json-field-filter.ts';
import { projectJson } from './project-json.ts';
import { mergeProjections, type Projection } from './projection.ts';

/** Where more than this share of an answer is wanted, reading all of it is as quick. */
const WORTH_IT = 0.5;

/** What somebody wants of each row in an answer: one for all calls that want the same. */
export class RowProjection {
  readonly parts: Projection;
  readonly #kept = new Map<string, JsonFieldFilter>();
  #isWorthIt = true;

  constructor(parts: Projection) {
    this.parts = parts;
  }

  /** An answer's text without what is not wanted of the rows that a pointer leads to, where that is worth it. */
  textOf(body: Buffer, rows: string): string | undefined {
    if (!this.#isWorthIt) return undefined;
    let kept = this.#kept.get(rows);
    if (!kept) this.#kept.set(rows, (kept = JsonFieldFilter.ofRows(namesIn(rows), this.parts)));
    const found = projectJson(body, kept);
    if (found && found.bytes > body.length * WORTH_IT) this.#isWorthIt = false;
    return found?.text;
  }
}

/** What those who wait for a call want of its answer together. Others can join until it is read. */
export class SharedProjection {
  /** Nothing: everything. */
  #all: RowProjection | undefined;
  #isRead = false;

  constructor(first: RowProjection | undefined) {
    this.#all = first;
  }

  /** Whether what one more wants can be had too. */
  join(other: SharedProjection): boolean {
    if (this.#all === undefined || this.#all === other.#all) return true;
    if (this.#isRead) return false;
    this.#all = other.#all && new RowProjection(mergeProjections(this.#all.parts, other.#all.parts));
    return true;
  }

  textOf(body: Buffer, rows: string): string | undefined {
    this.#isRead = true;
    return this.#all?.textOf(body, rows);
  }
}
