import { namesIn } from '#contract';
import { JsonFieldFilter } from './json-field-filter.ts';
import { projectJson } from './project-json.ts';
import { mergeProjections, type Projection } from './projection.ts';

/** If more than this share of a response is retained, parsing all of it is as fast. */
const WORTHWHILE = 0.5;

/** The projection of the rows of responses: one for all calls with the same selection. */
export class RowProjection {
  readonly parts: Projection;
  readonly #filters = new Map<string, JsonFieldFilter>();
  #isWorthwhile = true;

  constructor(parts: Projection) {
    this.parts = parts;
  }

  /** A response's text with its rows projected, which a pointer leads to; `undefined` if the whole text is to be parsed. */
  textOf(body: Buffer, rows: string): string | undefined {
    if (!this.#isWorthwhile) return undefined;
    let filter = this.#filters.get(rows);
    if (!filter) this.#filters.set(rows, (filter = JsonFieldFilter.ofRows(namesIn(rows), this.parts)));
    const projected = projectJson(body, filter);
    if (projected && projected.bytes > body.length * WORTHWHILE) this.#isWorthwhile = false;
    return projected?.text;
  }
}

/** The union of the projections of all callers that share a call. Callers can join until the response is read. */
export class SharedProjection {
  /** `undefined` where a caller reads whole rows. */
  #all: RowProjection | undefined;
  #isRead = false;

  constructor(first: RowProjection | undefined) {
    this.#all = first;
  }

  /** Adds a caller's projection; `false` if the response was read already without some of its members. */
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
