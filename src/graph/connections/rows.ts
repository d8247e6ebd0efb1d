import { BadInputError, PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { Found } from './found.ts';
import {
  type Asked,
  endsUnknown,
  readsRows,
  readWindow,
  spanOf,
  type Wants,
  type WindowArguments,
  type WindowLimits,
} from './window.ts';

/** One request: `limit` rows from row `offset` on. */
export interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

/** What an upstream answers to one. */
export interface Answer<Node> {
  readonly items: readonly Node[];
  /** Length of the whole list, where the upstream tells it. */
  readonly total?: number | undefined;
}

/** A list whose rows are asked for by number, in whatever shape of request. */
export interface RowSource<Node> {
  readonly maximum: number;
  keyOf(row: Node): string | undefined;
  /** Whether the upstream was seen to send its first rows whatever is asked for. */
  readonly isStuck: boolean;
  /** The first row that cannot be had. `Infinity` where all can. */
  readonly wall: number;
  /** Whether answers hold a total, where that is known beforehand. */
  readonly tellsTotal: boolean | undefined;
  /** Asking for one row more changes nothing else in the request. */
  readonly peeksAlong: boolean;
  plan(from: number, until: number): readonly Stretch[];
  ask(stretch: Stretch): Promise<Answer<Node>>;
  /** Notes in `found` what an answer says of the list. */
  take(found: Found<Node>, stretch: Stretch, answer: Answer<Node>): void;
}

// What one connection may cost beyond the planned calls where an upstream's pages fall short of its own maximum.
const spareCalls = 100;
// How often a window before a cursor follows the end of a list that has become shorter.
const stepsAtMost = 10;

/** The window of a list whose rows are asked for by number, in the fewest calls. */
export async function rowConnection<Node>(
  source: RowSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits,
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const asked = readWindow(window, cursors, limits);
  refuseBeyond(source.wall, asked.from);
  const reads = readsRows(asked, wants);
  const reading = new Reading(source, asked, wants);
  if (reads ? endsUnknown(asked) : wants.totalCount) await reading.probe();
  const { found } = reading;
  if (reads && endsUnknown(asked) && found.total === undefined) {
    throw new BadInputError('`last` needs `before` here: the length of this list is not known.');
  }

  const { span, complete } = reads ? await reading.readWindow() : { span: spanOf(asked, found.total), complete: true };
  const { from, until } = span;
  const { nodes, numbers, until: end } = found.run(from, Math.min(until, found.bound));
  const counted = reads && !wants.edges && found.total !== undefined;
  const size = counted ? Math.max(0, Math.min(until, found.bound) - from) : nodes.length;
  // Going backwards, the rows missing are those next to the cursor: leaving them out would lose them for good.
  if (!complete && (asked.backward || size === 0)) throw new PagingError(source.isStuck ? STUCK : TOO_FEW);
  const cursorOf = (row: number) => cursors.encode(String(row));
  return connectionOf({
    nodes,
    size,
    cursorAt: (index) => cursorOf(numbers?.[index] ?? from + index),
    startsAt: reads && asked.backward && from > 0 ? () => cursorOf(from) : undefined,
    hasNextPage: !complete || reading.hasRowAt(counted ? from + size : end),
    hasPreviousPage: from > 0 && found.total !== 0,
    totalCount: found.total ?? null,
  });
}

const STUCK = 'The upstream sends the same rows at every offset.';
const TOO_FEW = 'The upstream sends too few rows in a page.';

function refuseBeyond(wall: number, from: number): void {
  if (from < wall) return;
  throw new BadInputError(
    `Only the first ${wall} rows of this list can be read. Narrow the search to reach the others.`,
  );
}

class Reading<Node> {
  readonly found: Found<Node>;
  readonly #source: RowSource<Node>;
  readonly #asked: Asked;
  readonly #wants: Wants;

  constructor(source: RowSource<Node>, asked: Asked, wants: Wants) {
    this.found = new Found((row) => source.keyOf(row));
    this.#source = source;
    this.#asked = asked;
    this.#wants = wants;
  }

  /** Asks for one row, for the total's sake. */
  async probe(): Promise<void> {
    if (this.#source.tellsTotal !== false) await this.#askAll([{ offset: 0, limit: 1 }]);
  }

  /** Reads the window's rows. Backwards, that window follows the end of a list that is shorter than its cursor says. */
  async readWindow(): Promise<{ span: { from: number; until: number }; complete: boolean }> {
    const { wall } = this.#source;
    for (let step = 0, length = this.found.total; ; step++) {
      const { from, until } = spanOf(this.#asked, length);
      refuseBeyond(wall, from);
      const span = { from, until: Math.min(until, wall) };
      const complete = await this.#readSpan(span.from, span.until);
      length = this.found.bound;
      if (!this.#asked.backward || length >= span.until || step === stepsAtMost) return { span, complete };
    }
  }

  /** Reads the rows `from` to `until`, and where `hasNextPage` hangs on it, whether another follows. */
  async #readSpan(from: number, until: number): Promise<boolean> {
    const { wall, peeksAlong, tellsTotal } = this.#source;
    const open = this.#wants.pageInfo && this.#asked.until === Infinity && until < wall;
    const complete = await this.#readRows(from, until, open && peeksAlong && !tellsTotal ? 1 : 0);
    return complete && open && this.found.total === undefined ? this.#readRows(from, until, 1) : complete;
  }

  hasRowAt(row: number): boolean {
    if (row >= this.#source.wall) return false;
    if (this.found.bound !== Infinity) return row < this.found.bound;
    // There was a row at `before` when the caller got its cursor.
    return this.found.has(row) || this.#asked.until !== Infinity;
  }

  /**
   * Reads until no row is missing: the first call alone where there will be several, since it may tell the total, and
   * then the rest side by side. While there is no total, `more` rows are read beyond. Returns `false` if it gave up.
   */
  async #readRows(from: number, until: number, more: number): Promise<boolean> {
    let budget = Math.ceil((until - from) / this.#source.maximum) + spareCalls;
    for (;;) {
      const counted = this.found.total !== undefined;
      if (counted && !this.#wants.edges) return true;
      const gap = this.found.gap(from, Math.min(counted ? until : until + more, this.found.bound));
      if (gap.from >= gap.until) return true;
      if (budget <= 0 || this.#source.isStuck) return false;
      const together = counted || gap.until - gap.from <= this.#source.maximum;
      const round = this.#source.plan(gap.from, gap.until).slice(0, together ? budget : 1);
      budget -= round.length;
      await this.#askAll(round);
    }
  }

  async #askAll(round: readonly Stretch[]): Promise<void> {
    const ask = async (stretch: Stretch) => ({ stretch, answer: await this.#source.ask(stretch) });
    for (const { stretch, answer } of await Promise.all(round.map(ask))) this.#source.take(this.found, stretch, answer);
  }
}
