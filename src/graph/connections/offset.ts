import { isDeepStrictEqual } from 'node:util';
import { PagingError } from '../errors.ts';
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

class OffsetRows<Node> implements RowSource<Node> {
  readonly wall = Infinity;
  readonly peeksAlong = true;
  readonly tellsTotal: boolean | undefined;
  maximum: number;
  readonly #source: OffsetSource<Node>;
  /** The rows with which the list begins, as far as they were seen. */
  #first: readonly Node[] = [];

  constructor(source: OffsetSource<Node>) {
    this.#source = source;
    this.tellsTotal = source.tellsTotal;
    this.maximum = source.maximum;
  }

  plan(from: number, until: number): readonly Stretch[] {
    const plan: Stretch[] = [];
    for (let offset = from; offset < until; offset += this.maximum) {
      plan.push({ offset, limit: Math.min(this.maximum, until - offset) });
    }
    return plan;
  }

  ask({ offset, limit }: Stretch): Promise<Answer<Node>> {
    return this.#source.page(offset, limit);
  }

  take(found: Found<Node>, { offset, limit }: Stretch, { items, total }: Answer<Node>): void {
    if (offset > 0 && items.length > 0) {
      // The upstream heeds neither offset nor limit: this is the whole list.
      if (items.length === total) return this.#takeAll(found, items);
      this.#refuseFirst(items);
    } else if (items.length > this.#first.length) {
      this.#first = items;
    }
    const kept = items.slice(0, limit);
    const end = offset + kept.length;
    found.put(offset, kept);
    found.tell(total, kept.length === 0 ? 0 : end);
    if (kept.length === limit) return;
    if (kept.length === 0 || found.total === undefined) found.endAt(end);
    // The upstream holds its pages shorter than we believe.
    else if (end < found.total) this.maximum = Math.min(this.maximum, kept.length);
  }

  #refuseFirst(items: readonly Node[]): void {
    const count = Math.min(items.length, this.#first.length);
    if (count === 0 || !isDeepStrictEqual(items.slice(0, count), this.#first.slice(0, count))) return;
    throw new PagingError('The upstream sends the same rows at every offset.');
  }

  #takeAll(found: Found<Node>, items: readonly Node[]): void {
    found.put(0, items);
    found.tell(items.length, items.length);
  }
}
