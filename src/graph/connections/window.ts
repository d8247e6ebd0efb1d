import { BadInputError } from '../errors.ts';
import type { Cursors } from './cursor.ts';

/** The arguments of a connection that can be read in both directions. */
export interface WindowArguments extends ForwardArguments {
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The arguments of a connection that can only be read forwards. */
export interface ForwardArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** How many rows a caller gets who names no number (20 unless said), and at most (1000 unless said). */
export interface WindowLimits {
  readonly default?: number;
  readonly maximum?: number;
}

/** What a caller selected, so that nothing is fetched for nothing. `nodes` count as edges. */
export interface Wants {
  readonly edges: boolean;
  readonly totalCount: boolean;
  readonly pageInfo: boolean;
}

/** At most `count` of the rows `from` to `until`: the first of them or, `backward`, the last. */
export interface Asked {
  readonly from: number;
  /** `Infinity` where no `before` was given. */
  readonly until: number;
  readonly count: number;
  readonly backward: boolean;
}

/** What a window asks for, in row numbers. `before` without a number means the rows next to that cursor. */
export function readWindow(window: WindowArguments, cursors: Cursors, limits: WindowLimits): Asked {
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

/** The number of rows that `first` or `last` means, once it is known to be within the limits. */
export function readCount(argument: 'first' | 'last', value: number | null | undefined, limits: WindowLimits): number {
  const { maximum = 1000 } = limits;
  const count = value ?? Math.min(limits.default ?? 20, maximum);
  if (!Number.isInteger(count) || count < 0 || count > maximum) {
    throw new BadInputError(`\`${argument}\` must be a whole number from 0 to ${maximum}.`);
  }
  return count;
}

/** The rows that are asked for in a list of `total` rows; with no total, as if the list had no end. */
export function spanOf({ from, until, count, backward }: Asked, total = Infinity): { from: number; until: number } {
  const end = Math.max(from, Math.min(until, total));
  if (!backward) return { from, until: Math.min(end, from + count) };
  // Only an empty window may be without an end: it then lies at its start.
  return end === Infinity ? { from, until: from } : { from: Math.max(from, end - count), until: end };
}

/** Whether rows have to be fetched at all. */
export function readsRows({ from, until, count }: Asked, wants: Wants): boolean {
  return (wants.edges || wants.pageInfo) && count > 0 && from < until;
}

/** Whether the rows asked for lie at the end of a list, wherever that is. */
export function endsUnknown({ until, backward }: Asked): boolean {
  return backward && until === Infinity;
}

// Nine digits reach further than any list is paged by number, and stay within an upstream's 32 bits.
const rowNumber = /^(?:0|[1-9]\d{0,8})$/;

function rowAt(cursor: string, argument: 'after' | 'before', cursors: Cursors): number {
  const position = cursors.decode(cursor, argument);
  if (!rowNumber.test(position)) throw new BadInputError(`\`${argument}\` is not a cursor of this list.`);
  return Number(position);
}
