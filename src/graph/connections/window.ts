import { BadInputError } from '../errors.ts';
import type { Cursors } from './cursor.ts';

/** The pagination arguments of a bidirectional connection. */
export interface WindowArguments extends ForwardArguments {
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The pagination arguments of a forward-only connection. */
export interface ForwardArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The page size without `first` and `last` (20 by default), and the maximum (1000 by default). */
export interface WindowLimits {
  readonly default?: number;
  readonly maximum?: number;
}

/** The selected fields of a connection. `nodes` count as edges. */
export interface SelectedParts {
  readonly edges: boolean;
  readonly totalCount: boolean;
  readonly pageInfo: boolean;
}

/** At most `count` of the rows `from` to `until`: the first of them or, `backward`, the last. */
export interface RowWindow {
  readonly from: number;
  /** `Infinity` without `before`. */
  readonly until: number;
  readonly count: number;
  readonly backward: boolean;
}

/** The row numbers of a window. `before` without `first` and `last` selects the rows next to its cursor. */
export function readWindow(window: WindowArguments, cursors: Cursors, limits: WindowLimits): RowWindow {
  const { first, after, last, before } = window;
  if (first != null && last != null) throw new BadInputError('`first` and `last` cannot be given together.');
  const backward = last != null || (first == null && before != null && after == null);
  return {
    from: after == null ? 0 : rowAt(after, 'after', cursors) + 1,
    until: before == null ? Infinity : rowAt(before, 'before', cursors),
    count: backward ? readCount('last', last, limits) : readCount('first', first, limits),
    backward,
  };
}

/** The value of `first` or `last`, checked against the limits. */
export function readCount(argument: 'first' | 'last', value: number | null | undefined, limits: WindowLimits): number {
  const { maximum = 1000 } = limits;
  const count = value ?? Math.min(limits.default ?? 20, maximum);
  if (!Number.isInteger(count) || count < 0 || count > maximum) {
    throw new BadInputError(`\`${argument}\` must be a whole number from 0 to ${maximum}.`);
  }
  return count;
}

/** The rows of a window in a list of `total` rows, or of an infinite list. */
export function spanOf({ from, until, count, backward }: RowWindow, total = Infinity): { from: number; until: number } {
  const end = Math.max(from, Math.min(until, total));
  if (!backward) return { from, until: Math.min(end, from + count) };
  // A backward window of an infinite list is empty.
  return end === Infinity ? { from, until: from } : { from: Math.max(from, end - count), until: end };
}

/** Whether rows have to be fetched. */
export function readsRows({ from, until, count }: RowWindow, selected: SelectedParts): boolean {
  return (selected.edges || selected.pageInfo) && count > 0 && from < until;
}

/** Whether the window is at the end of the list, whose row number is unknown. */
export function endsUnknown({ until, backward }: RowWindow): boolean {
  return backward && until === Infinity;
}

// Nine digits fit a 32-bit integer of an upstream. The key of a new row may follow: edgeOf().
const ROW = /^(0|[1-9]\d{0,8})(?:~[\w-]{1,64})?$/;

function rowAt(cursor: string, argument: 'after' | 'before', cursors: Cursors): number {
  const [, row] = ROW.exec(cursors.decode(cursor, argument)) ?? [];
  if (row === undefined) throw new BadInputError(`\`${argument}\` is not a cursor of this list.`);
  return Number(row);
}
