import type { LiveRead, LiveSource } from '#graph';

/** What a source has, without the events whose cursor is none: nobody could go on after them, and a stream takes no other text as `id`. */
export interface PositionedRead {
  readonly read: LiveRead;
  /** Events that are left out. */
  readonly withoutPosition: number;
}

/** Checks the cursors that a source has made of an interface's rows. Throws where it is at no position at all. */
export function withPositions(
  found: LiveRead,
  after: string | undefined,
  source: Pick<LiveSource, 'isCursor'>,
): PositionedRead {
  const events = found.events.filter(({ cursor }) => source.isCursor(cursor));
  const cursor = source.isCursor(found.cursor) ? found.cursor : (events.at(-1)?.cursor ?? after);
  if (cursor === undefined) throw new TypeError('The interface has no position for events.');
  return { read: { ...found, events, cursor }, withoutPosition: found.events.length - events.length };
}
