import { BadInputError, PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { FetchedRows } from './fetched-rows.ts';
import {
  endsUnknown,
  type RowWindow,
  readsRows,
  readWindow,
  type SelectedParts,
  spanOf,
  type WindowArguments,
  type WindowLimits,
} from './window.ts';

/** The requested rows of one call: `limit` rows from row `offset` on. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a list. */
export interface ListPage<Node> {
  readonly items: readonly Node[];
  /** The length of the whole list, if the upstream sends it. */
  readonly total?: number | undefined;
}

/** A list whose rows are requested by row number. */
export interface RowSource<Node> {
  readonly maximum: number;
  keyOf(row: Node): string | undefined;
  /** Whether the upstream sends the first rows for any offset. */
  readonly ignoresOffset: boolean;
  /** The number of readable rows; `Infinity` without a limit. */
  readonly wall: number;
  /** Whether pages have a total, if known. */
  readonly hasTotal: boolean | undefined;
  /** Whether an extra row can be requested without changing the other pages. */
  readonly canPeek: boolean;
  plan(from: number, until: number): readonly RowRange[];
  fetch(range: RowRange): Promise<ListPage<Node>>;
  /** Adds a page to the fetched rows. */
  add(fetched: FetchedRows<Node>, range: RowRange, answer: ListPage<Node>): void;
}

// Additional calls of one connection for pages shorter than the maximum.
const spareCalls = 100;
// The most moves of a backward window to the end of a shrinking list.
const stepsAtMost = 10;

/** The window of a list whose rows are requested by row number, in the fewest calls. */
export async function rowConnection<Node>(
  source: RowSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits,
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const rowWindow = readWindow(window, cursors, limits);
  assertReadable(source.wall, rowWindow.from);
  const reads = readsRows(rowWindow, selected);
  const reader = new WindowReader(source, rowWindow, selected);
  if (reads ? endsUnknown(rowWindow) : selected.totalCount) await reader.probe();
  const { fetched } = reader;
  if (reads && endsUnknown(rowWindow) && fetched.total === undefined) {
    throw new BadInputError('`last` needs `before` here: the length of this list is not known.');
  }

  const { span, complete } = reads
    ? await reader.readWindow()
    : { span: spanOf(rowWindow, fetched.total), complete: true };
  const { from, until } = span;
  const { nodes, numbers, until: end } = fetched.run(from, Math.min(until, fetched.bound));
  const counted = reads && !selected.edges && fetched.total !== undefined;
  const size = counted ? Math.max(0, Math.min(until, fetched.bound) - from) : nodes.length;
  // In a backward window the missing rows are next to the cursor: the caller could never fetch them.
  if (!complete && (rowWindow.backward || size === 0)) throw new PagingError(source.ignoresOffset ? STUCK : TOO_FEW);
  const cursorOf = (row: number) => cursors.encode(String(row));
  return connectionOf({
    nodes,
    size,
    cursorAt: (index) => cursorOf(numbers?.[index] ?? from + index),
    startsAt: reads && rowWindow.backward && from > 0 ? () => cursorOf(from) : undefined,
    hasNextPage: !complete || reader.hasRowAt(counted ? from + size : end),
    hasPreviousPage: from > 0 && fetched.total !== 0,
    totalCount: fetched.total ?? null,
  });
}

const STUCK = 'The upstream sends the same rows at every offset.';
const TOO_FEW = 'The upstream sends too few rows in a page.';

function assertReadable(wall: number, from: number): void {
  if (from < wall) return;
  throw new BadInputError(
    `Only the first ${wall} rows of this list can be read. Narrow the search to reach the others.`,
  );
}

class WindowReader<Node> {
  readonly fetched: FetchedRows<Node>;
  readonly #source: RowSource<Node>;
  readonly #rowWindow: RowWindow;
  readonly #selected: SelectedParts;

  constructor(source: RowSource<Node>, rowWindow: RowWindow, selected: SelectedParts) {
    this.fetched = new FetchedRows((row) => source.keyOf(row));
    this.#source = source;
    this.#rowWindow = rowWindow;
    this.#selected = selected;
  }

  /** Fetches one row for the total. */
  async probe(): Promise<void> {
    if (this.#source.hasTotal !== false) await this.#askAll([{ offset: 0, limit: 1 }]);
  }

  /** Reads the rows of the window. Moves a backward window beyond the end of the list to the end. */
  async readWindow(): Promise<{ span: { from: number; until: number }; complete: boolean }> {
    const { wall } = this.#source;
    for (let step = 0, length = this.fetched.total; ; step++) {
      const { from, until } = spanOf(this.#rowWindow, length);
      assertReadable(wall, from);
      const span = { from, until: Math.min(until, wall) };
      const complete = await this.#readSpan(span.from, span.until);
      length = this.fetched.bound;
      if (!this.#rowWindow.backward || length >= span.until || step === stepsAtMost) return { span, complete };
    }
  }

  /** Reads the rows `from` to `until`, and the row after them if `hasNextPage` depends on it. */
  async #readSpan(from: number, until: number): Promise<boolean> {
    const { wall, canPeek, hasTotal } = this.#source;
    const open = this.#selected.pageInfo && this.#rowWindow.until === Infinity && until < wall;
    const complete = await this.#readRows(from, until, open && canPeek && !hasTotal ? 1 : 0);
    return complete && open && this.fetched.total === undefined ? this.#readRows(from, until, 1) : complete;
  }

  hasRowAt(row: number): boolean {
    if (row >= this.#source.wall) return false;
    if (this.fetched.bound !== Infinity) return row < this.fetched.bound;
    // The row of `before` existed when the cursor was issued.
    return this.fetched.has(row) || this.#rowWindow.until !== Infinity;
  }

  /**
   * Fetches all missing rows. The first of several calls is made alone, because its response may have the total; the others
   * are concurrent. Without a total, `more` additional rows are fetched. Returns `false` if rows could not be fetched.
   */
  async #readRows(from: number, until: number, more: number): Promise<boolean> {
    let budget = Math.ceil((until - from) / this.#source.maximum) + spareCalls;
    for (;;) {
      const counted = this.fetched.total !== undefined;
      if (counted && !this.#selected.edges) return true;
      const gap = this.fetched.gap(from, Math.min(counted ? until : until + more, this.fetched.bound));
      if (gap.from >= gap.until) return true;
      if (budget <= 0 || this.#source.ignoresOffset) return false;
      const together = counted || gap.until - gap.from <= this.#source.maximum;
      const round = this.#source.plan(gap.from, gap.until).slice(0, together ? budget : 1);
      budget -= round.length;
      await this.#askAll(round);
    }
  }

  async #askAll(round: readonly RowRange[]): Promise<void> {
    const ask = async (range: RowRange) => ({ range, answer: await this.#source.fetch(range) });
    for (const { range, answer } of await Promise.all(round.map(ask))) this.#source.add(this.fetched, range, answer);
  }
}
