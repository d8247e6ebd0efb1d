import type { LiveEvent, LiveRead } from './live-field.ts';

/** Events that are delivered at once; the others follow with the next read. */
const MOST_EVENTS = 500;

/** A page of a log, oldest event first: as many as are delivered at once. */
export function pageOfEvents(events: readonly LiveEvent[], after: string, isOver = false): LiveRead {
  const page = events.slice(0, MOST_EVENTS);
  const hasMore = events.length > page.length;
  return { events: page, cursor: page.at(-1)?.cursor ?? after, hasMore, isOver: isOver && !hasMore };
}
