import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { KnownRows } from './known-rows.ts';
import { type Answer, type RowRange, type RowSource, rowConnection } from './rows.ts';
import type { SelectedParts, WindowArguments, WindowLimits } from './window.ts';

/** A list that is read by offset and limit. */
export interface OffsetSource<Node> {
  /** The largest page. */
  readonly maximum: number;
  /** Whether pages carry a total, if known. Otherwise a further row is asked for to learn `hasNextPage`. */
  readonly hasTotal?: boolean;
  /** The key of a row, which no other row of the list has; `undefined` where it has none. */
  keyOf(row: Node): string | undefined;
  page(offset: number, limit: number): Promise<Answer<Node>>;
}

/** The window of a list that is read by offset and limit. */
export function offsetConnection<Node>(
  source: OffsetSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new OffsetRows(source), window, cursors, selected, limits);
}

/** A page with the request that it answers. */
interface Given<Node> {
  readonly range: RowRange;
  readonly answer: Answer<Node>;
}

/**
 * An upstream that ignores offset and limit sends the first rows of its list at every offset. They are recognized by their
 * keys: compared with the rows known so far or, where a page is longer than asked for, with the first row, which is fetched.
 */
class OffsetRows<Node> implements RowSource<Node> {
  readonly wall = Infinity;
  readonly peeksAlong = true;
  readonly hasTotal: boolean | undefined;
  maximum: number;
  isStuck = false;
  readonly #source: OffsetSource<Node>;
  /** A page that may hold the first rows of the list instead. */
  #doubted: Given<Node> | undefined;

  constructor(source: OffsetSource<Node>) {
    this.#source = source;
    this.hasTotal = source.hasTotal;
    this.maximum = source.maximum;
  }

  keyOf(row: Node): string | undefined {
    return this.#source.keyOf(row);
  }

  plan(from: number, until: number): readonly RowRange[] {
    if (this.#doubted) return [{ offset: 0, limit: 1 }];
    const plan: RowRange[] = [];
    for (let offset = from; offset < until; offset += this.maximum) {
      plan.push({ offset, limit: Math.min(this.maximum, until - offset) });
    }
    return plan;
  }

  ask({ offset, limit }: RowRange): Promise<Answer<Node>> {
    return this.#source.page(offset, limit);
  }

  take(known: KnownRows<Node>, range: RowRange, answer: Answer<Node>): void {
    const { offset, limit } = range;
    const { items, total } = answer;
    if (offset === 0 || items.length === 0) this.#put(known, range, answer);
    // The upstream ignores offset and limit: this is the whole list.
    else if (items.length === total) this.#put(known, { offset: 0, limit: items.length }, answer);
    else if (known.beginsWith(items)) this.isStuck = true;
    else if (items.length > limit && !known.has(0)) this.#doubted = { range, answer };
    else this.#put(known, range, answer);
    if (offset === 0) this.#settle(known);
  }

  /** Decides on a doubted page, once the first row is known. */
  #settle(known: KnownRows<Node>): void {
    const doubted = this.#doubted;
    if (!doubted) return;
    this.#doubted = undefined;
    if (known.beginsWith(doubted.answer.items)) this.isStuck = true;
    else this.#put(known, doubted.range, doubted.answer);
  }

  #put(known: KnownRows<Node>, { offset, limit }: RowRange, { items, total }: Answer<Node>): void {
    const kept = items.slice(0, limit);
    const end = offset + kept.length;
    known.put(offset, kept);
    known.noteTotal(total, kept.length === 0 ? 0 : end);
    if (kept.length === limit) return;
    if (kept.length === 0 || known.total === undefined) known.endAt(end);
    // The upstream's largest page is smaller than the contract says.
    else if (end < known.total) this.maximum = Math.min(this.maximum, kept.length);
  }
}
