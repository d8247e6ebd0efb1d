import { namesIn } from '../pointer.ts';
import { KeptParts } from './kept-parts.ts';
import { joinedParts, type Parts } from './parts.ts';
import { trimmed } from './trim.ts';

/** Where more than this share of an answer is wanted, reading all of it is as quick. */
const WORTH_IT = 0.5;

/** What somebody wants of each row in an answer: one for all calls that want the same. */
export class WantedParts {
  readonly parts: Parts;
  readonly #kept = new Map<string, KeptParts>();
  #isWorthIt = true;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** An answer's text without what is not wanted of the rows that a pointer leads to, where that is worth it. */
  textOf(body: Buffer, rows: string): string | undefined {
    if (!this.#isWorthIt) return undefined;
    let kept = this.#kept.get(rows);
    if (!kept) this.#kept.set(rows, (kept = KeptParts.ofRows(namesIn(rows), this.parts)));
    const found = trimmed(body, kept);
    if (found && found.bytes > body.length * WORTH_IT) this.#isWorthIt = false;
    return found?.text;
  }
}

/** What those who wait for a call want of its answer together. Others can join until it is read. */
export class Wanted {
  /** Nothing: everything. */
  #all: WantedParts | undefined;
  #isRead = false;

  constructor(first: WantedParts | undefined) {
    this.#all = first;
  }

  /** Whether what one more wants can be had too. */
  join(other: Wanted): boolean {
    if (this.#all === undefined || this.#all === other.#all) return true;
    if (this.#isRead) return false;
    this.#all = other.#all && new WantedParts(joinedParts(this.#all.parts, other.#all.parts));
    return true;
  }

  textOf(body: Buffer, rows: string): string | undefined {
    this.#isRead = true;
    return this.#all?.textOf(body, rows);
  }
}
