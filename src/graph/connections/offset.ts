import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { Found } from './found.ts';
import { type Answer, type RowSource, rowConnection, type Stretch } from './rows.ts';
import type { Wants, WindowArguments, WindowLimits } from './window.ts';

/** A list that is read by offset and limit. */
export interface OffsetSource<Node> {
  /** Rows that one call can ask for. */
  readonly maximum: number;
  /** Whether answers hold a total. Left out: not known, so that one row more is asked for to learn `hasNextPage`. */
  readonly tellsTotal?: boolean;
  /** What tells a row from all others; `undefined` where it has nothing of the kind. */
  keyOf(row: Node): string | undefined;
  page(offset: number, limit: number): Promise<Answer<Node>>;
}

/** The window of a list that is read by offset and limit. */
export function offsetConnection<Node>(
  source: OffsetSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new OffsetRows(source), window, cursors, wants, limits);
}

/** Rows that came with an answer at an offset. */
interface Given<Node> {
  readonly stretch: Stretch;
  readonly answer: Answer<Node>;
}

/**
 * An upstream that heeds neither offset nor limit sends the beginning of its list at every offset. That is seen by the
 * keys of the rows: of those known, or where a page is longer than asked for, of the first row, which is then fetched.
 */
class OffsetRows<Node> implements RowSource<Node> {
  readonly wall = Infinity;
  readonly peeksAlong = true;
  readonly tellsTotal: boolean | undefined;
  maximum: number;
  isStuck = false;
  readonly #source: OffsetSource<Node>;
  /** A page that may be the beginning of the list. */
  #doubted: Given<Node> | undefined;

  constructor(source: OffsetSource<Node>) {
    this.#source = source;
    this.tellsTotal = source.tellsTotal;
    this.maximum = source.maximum;
  }

  keyOf(row: Node): string | undefined {
    return this.#source.keyOf(row);
  }

  plan(from: number, until: number): readonly Stretch[] {
    if (this.#doubted) return [{ offset: 0, limit: 1 }];
    const plan: Stretch[] = [];
    for (let offset = from; offset < until; offset += this.maximum) {
      plan.push({ offset, limit: Math.min(this.maximum, until - offset) });
    }
    return plan;
  }

  ask({ offset, limit }: Stretch): Promise<Answer<Node>> {
    return this.#source.page(offset, limit);
  }

  take(found: Found<Node>, stretch: Stretch, answer: Answer<Node>): void {
    const { offset, limit } = stretch;
    const { items, total } = answer;
    if (offset === 0 || items.length === 0) this.#put(found, stretch, answer);
    // The upstream heeds neither offset nor limit: this is the whole list.
    else if (items.length === total) this.#put(found, { offset: 0, limit: items.length }, answer);
    else if (found.beginsWith(items)) this.isStuck = true;
    else if (items.length > limit && !found.has(0)) this.#doubted = { stretch, answer };
    else this.#put(found, stretch, answer);
    if (offset === 0) this.#settle(found);
  }

  /** Looks at a doubted page again, now that the first row is known. */
  #settle(found: Found<Node>): void {
    const doubted = this.#doubted;
    if (!doubted) return;
    this.#doubted = undefined;
    if (found.beginsWith(doubted.answer.items)) this.isStuck = true;
    else this.#put(found, doubted.stretch, doubted.answer);
  }

  #put(found: Found<Node>, { offset, limit }: Stretch, { items, total }: Answer<Node>): void {
    const kept = items.slice(0, limit);
    const end = offset + kept.length;
    found.put(offset, kept);
    found.tell(total, kept.length === 0 ? 0 : end);
    if (kept.length === limit) return;
    if (kept.length === 0 || found.total === undefined) found.endAt(end);
    // The upstream holds its pages shorter than we believe.
    else if (end < found.total) this.maximum = Math.min(this.maximum, kept.length);
  }
}
