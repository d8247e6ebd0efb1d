import { hash } from '#sandbox';
import { DAY } from './account.ts';

const USUAL = 100;
const MARK = 'AAQA';

/** Which page of a list is asked for. */
export interface Asked {
  readonly maxResults: number;
  readonly nextToken: string | undefined;
  /** The operation and all its other arguments, which have to stay as they are from page to page. */
  readonly of: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextToken: string | undefined;
}

/** A number of rows; 0 and nothing at all mean the usual one. */
export function sizeOf(value: unknown): number {
  return Number(value ?? 0) || USUAL;
}

/**
 * A page of rows that stand in the order in which they came to be, so that those that come to be in the meantime shift
 * nothing. Nothing when the token is of another list, no token at all, or a day old.
 */
export function pageOf<Row>(
  asked: Asked,
  now: number,
  all: readonly Row[],
  { backward, shows }: { backward: boolean; shows: (row: Row) => boolean },
): Page<Row> | undefined {
  const start = asked.nextToken === undefined ? (backward ? all.length : 0) : placeIn(asked.nextToken, asked.of, now);
  if (start === undefined) return undefined;
  const rows: Row[] = [];
  let place = start;
  const left = () => (backward ? place > 0 : place < all.length);
  while (left() && rows.length < asked.maxResults) {
    const row = all[backward ? place - 1 : place] as Row;
    place += backward ? -1 : 1;
    if (shows(row)) rows.push(row);
  }
  return { rows, nextToken: left() ? tokenOf(place, asked.of, now) : undefined };
}

function tokenOf(place: number, of: string, now: number): string {
  return MARK + Buffer.from([place, now, hash(of)].join(' ')).toString('base64');
}

function placeIn(token: string, of: string, now: number): number | undefined {
  const text = token.startsWith(MARK) ? Buffer.from(token.slice(MARK.length), 'base64').toString() : '';
  const [, place, madeAt, list] = /^(\d+) (\d+) (\d+)$/.exec(text) ?? [];
  return Number(list) === hash(of) && now - Number(madeAt) <= DAY ? Number(place) : undefined;
}
